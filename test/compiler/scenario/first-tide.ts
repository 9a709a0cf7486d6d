/** A scenario of one step on Saltmarsh, any part of which can be replaced. */
import type { SourceFile } from '../../../compiler/source/span.js';
import { saltmarshFiles } from '../../support/saltmarsh-spec.js';

export interface Parts {
  readonly script?: string;
  /** Null leaves it out. */
  readonly then?: string | null;
  readonly deck?: string;
}

export function scenarioOf({ script = 'League: Short Action', then = 'Resolve is 6', deck }: Parts): string {
  return [
    'scenario: First tide',
    'rule: "8.0"',
    ...(deck === undefined ? [] : [`deck: ${deck}`]),
    'steps:',
    '  - step: The League waits',
    '    script:',
    `      - ${script}`,
    ...(then === null ? [] : ['    then:', `      - ${then}`]),
    '',
  ].join('\n');
}

/** The files of Saltmarsh with this scenario in place of its own. */
export function saltmarshWithScenario(text: string): SourceFile[] {
  const path = 'saltmarsh/scenarios/first-tide.yaml';
  return [...saltmarshFiles().filter((file) => file.path !== path), { path, text }];
}
