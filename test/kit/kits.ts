/** Kits for tests, and the engines that they were made from. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lower } from '../../compiler/core/from-resolved.js';
import { compile, type SourceSet } from '../../compiler/driver.js';
import { loadProgram } from '../../compiler/host/load-engine.js';
import { interpret } from '../../compiler/interpreter/interpret.js';
import { kitOf } from '../../compiler/kit/kit.js';
import { printKit } from '../../compiler/kit/print.js';
import type { SourceFile } from '../../compiler/source/span.js';
import type { Program } from '../../runtime/index.js';
import { saltmarshFiles } from '../support/saltmarsh-spec.js';

export interface MadeFrom {
  /** As it is written to the file. */
  readonly json: string;
  readonly generated: Program;
  readonly interpreted: Program;
}

export async function kitFrom(spec: SourceSet): Promise<MadeFrom> {
  const { world, output, examples, plans, diagnostics } = await compile(spec);
  if (world === null || output === null) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  const generated = await loadProgram('.', output.engine);
  const made = kitOf(generated, world, { examples, scenarios: plans });
  if (!made.ok) throw new Error(made.failures.map(({ id, reason }) => `${id}: ${reason ?? ''}`).join('\n'));
  return { json: printKit(made.kit), generated, interpreted: interpret(lower(world)) };
}

/** An example in which chance is asked too; it stands before the others of its card. */
const whisper = `examples:
  - name: salt hires a Runner
    cites: "4.1"
    given:
      - the board is empty
      - Fenwick holds 1 Hidden Runner
      - Dunmoor holds 1 Hidden Runner
    when:
      - League conduct Whisper
      - draw: Salt
      - League: Fenwick
    then:
      - Fenwick holds 2 Hidden Runners
`;

/** A whole game of two cards and the Reckoning. */
const turns: SourceFile = {
  path: 'saltmarsh/scenarios/two-turns.yaml',
  text: `scenario: Two turns
rule: "8.1"
deck: [C1, C2, C10]
steps:
  - step: The League rests
    cites: "8.1, first turn"
    script:
      - League: Short Action
    then:
      - Resolve is 7
  - step: The Crown dries a field
    script:
      - Crown: Unshaded, Fenwick
    then:
      - Fenwick holds 2 Troopers and 2 Hidden Runners
      - Crown are 1st in Line
  - step: The Crown has a quiet month
    script:
      - Crown: Event
    then:
      - Fenwick has 3 Troopers
`,
};

/** Saltmarsh, with an example and a scenario that have more to say than its own; `change` makes another rule of it. */
export function saltmarshWithMore(change: (path: string, text: string) => string = (_, text) => text): SourceSet {
  const files = saltmarshFiles().map(({ path, text }) => ({ path, text: change(path, withMore(path, text)) }));
  return { files: [...files, turns], diagnostics: [] };
}

/** Of the examples of Saltmarsh, those that are about its cards, and one more. */
function withMore(path: string, text: string): string {
  if (path.endsWith('c1-spring-tide.yaml')) return text.replace('examples:\n', whisper);
  if (path.endsWith('c2-neap-tide.yaml')) return text;
  return text.split(path.endsWith('c5-eel-season.yaml') ? '  - name: with full nets' : 'examples:\n')[0] ?? '';
}

interface Definition {
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly enum?: readonly string[];
}

/** What a kit must look like. */
export const kitSchema = JSON.parse(
  readFileSync(join(import.meta.dirname, '..', '..', 'compiler', 'kit', 'kit.schema.json'), 'utf8'),
) as Definition & { readonly properties: object; readonly $defs: Readonly<Record<string, Definition>> };
