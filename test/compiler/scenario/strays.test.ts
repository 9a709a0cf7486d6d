/** An example in the file of a card that is not in it gives a warning, with the file that it belongs to. */
import { describe, expect, it } from 'vitest';
import { check } from '../../../compiler/driver.js';
import { saltmarshFiles } from '../../support/saltmarsh-spec.js';

interface Lines {
  readonly cites?: string;
  readonly given?: string;
  readonly when: string;
  readonly then: string;
}

/** What is told of one more example of C2, and where its first help leads. */
function told({ cites = '"2.3"', given = 'Resolve is 6', when, then }: Lines): string[] {
  const example = `  - name: tried\n    cites: ${cites}\n    given:\n      - ${given}\n    when:\n      - ${when}\n    then:\n      - ${then}\n`;
  const files = saltmarshFiles().map(({ path, text }) => ({
    path,
    text: path.endsWith('c2-neap-tide.yaml') ? text + example : text,
  }));
  return check({ files, diagnostics: [] }).diagnostics.map(
    ({ code, message, help }) => `${code} ${message}${help.map(({ text }) => ` → ${text}`).join('')}`,
  );
}

const stray = 'RW0817 this example neither plays C2 nor has it in play';

describe('an example in the file of a card', () => {
  it.each([
    ['a phase', 'conduct Rest', 'Resolve is 7', 'sequence.yaml'],
    ['an Operation', 'League conduct Rise', 'nothing is asked', 'operations/rise.yaml'],
    ['one of two Operations', 'Crown conduct Muster in Fenwick', 'Resolve is 6', 'operations/muster.yaml'],
    ['a Special Activity', 'League conduct Whisper', 'Resolve is 6', 'special-activities/whisper.yaml'],
    ['another card', 'Crown play C1 unshaded', 'Resolve is 6', 'cards/c1-spring-tide.yaml'],
  ])('that shows %s is told to move there', (_what, when, then, file) => {
    expect(told({ when, then })).toEqual([`${stray} → move it to saltmarsh/${file}`]);
  });

  it.each([
    ['plays it', { when: 'Crown play C2', then: 'Fenwick has 3 Troopers' }],
    ['has it on top', { given: 'the card is C2', when: 'conduct Rest', then: 'Resolve is 7' }],
    ['has it in the deck', { given: 'the deck is C2', when: 'conduct Rest', then: 'Resolve is 7' }],
    ['states something of it', { when: 'conduct Rest', then: 'the card is not C2' }],
    ['cites it', { cites: '2.3; 5.0 C2', when: 'conduct Rest', then: 'Resolve is 7' }],
  ] as const)('that %s may stay', (_what, lines) => {
    expect(told(lines).filter((it) => it.startsWith('RW0817'))).toEqual([]);
  });

  it('that names a card whose code only begins alike is a stray', () => {
    expect(told({ cites: '2.3; 5.0 C20', when: 'conduct Rest', then: 'Resolve is 7' })[0]).toContain(stray);
  });
});
