/**
 * Every example that the reference gives of a form, taken all the way: it resolves in some place,
 * is lowered and emitted, both back ends do the same wherever chance leads, it is said in plain words and in each language
 * without a gap, and there is a change of it that a test could notice.
 */
import { describe, expect, it } from 'vitest';
import { lower } from '../../compiler/core/from-resolved.js';
import { check } from '../../compiler/driver.js';
import { emitEngine } from '../../compiler/emit/emit-engine.js';
import { linkEngine } from '../../compiler/host/link-engine.js';
import { interpret } from '../../compiler/interpreter/interpret.js';
import { lockstep } from '../../compiler/interpreter/lockstep.js';
import { languages } from '../../compiler/languages/codes.js';
import { translatePhrase } from '../../compiler/languages/ja/japanese.js';
import { coverageOf } from '../../compiler/languages/languages.js';
import { nameTable } from '../../compiler/languages/names.js';
import { walk } from '../../compiler/languages/walk.js';
import { mutantsOf } from '../../compiler/mutate/mutants.js';
import { chapters } from '../../compiler/reference/forms.js';
import { plainSteps } from '../../compiler/show/steps.js';
import type { SourceFile } from '../../compiler/source/span.js';
import { isOver, startGame } from '../../runtime/index.js';
import { playOut } from '../support/play-out.js';
import { referenceGame } from '../support/reference-game.js';

interface Example {
  readonly code: string;
  readonly chapter: string;
  readonly kind: string;
  readonly text: string;
}

/** Where an example may stand, the first that takes it: by itself, in a current space, behind what it speaks of. */
const places: readonly ((line: string) => string)[] = [
  (line) => `    - ${line}\n`,
  (line) => `    - in 1 Province:\n        - ${line}\n`,
  (line) => `    - let hits be 2\n    - roll a die\n    - in 1 Province:\n        - ${line}\n`,
  (line) =>
    `    - draw 1 Favour chit\n    - let hits be 2\n    - in 1 Province:\n        - ${line}\n    - return the drawn Favour chits to the pool\n`,
  (line) =>
    `    - let hits be 2\n    - remove up to 1 Runner on the map\n    - in 1 Province:\n        - remove 1 Depot here\n        - ${line}\n`,
  (line) => `    - place 1 Depot in Fenwick\n    - ${line}\n`,
  (line) => `    - discard 1 held Favour chit\n    - ${line}\n`,
  (line) => `    - move any Runners on the map to Fenwick, and for each group:\n        - ${line}\n`,
  (line) => `    - choose 1 Runner or Trooper on the map:\n        - ${line}\n`,
  (line) => `    - choose 1 Runner on the map:\n        - ${line}\n`,
];

/** Examples that only steps of a procedure take: those of the games play them there. */
const elsewhere: ReadonlySet<string> = new Set([
  'move any patrols on the map to the selected spaces',
  "play the card's Event",
  '1 per sight patrols here',
  'each selected space',
  'either Fenwick or Dunmoor',
  'in each selected space',
  'take an open box',
  'until the deck is empty',
]);

const itself = (text: string): string => text;
/** A block below an opening. */
const below = ':\n            - raise Purse by 1';

/** The sentences that a part of one is shown in: the first that can be read. */
const lines: Readonly<Record<string, readonly ((text: string) => string)[]>> = {
  Sentences: [itself],
  'Who acts': [itself],
  'Openings of blocks': [
    (text) => `${text}${below}`,
    (text) => `${text}:\n            - "+1 for each Runner on the map"`,
    (text) => `${text}:\n            - raise Purse by 1\n            - reduce Purse by 1`,
  ],
  Nouns: [itself],
  'How many': [
    (text) => `remove ${text} here`,
    (text) => `remove ${text} on the map`,
    (text) => `in ${text}${below}`,
    (text) => `if ${text} are here${below}`,
  ],
  'Which ones': [
    (text) => `remove all ${text}`,
    (text) => `in all ${text}${below}`,
    (text) => `raise Purse by the ${text}`,
    (text) => `advance all ${text} 1 space`,
  ],
  'The order of a removal': [itself],
  Numbers: [(text) => `raise Purse by ${text}`, (text) => `let spare be ${text}`],
  Conditions: [(text) => `if ${text}${below}`],
  'What is different in one conduct': [itself],
  Terms: [(text) => `change Resolve by the net of:\n            - "${text}"`],
};

/** The items that hold while a card is in play. */
const items: Readonly<Record<string, readonly ((text: string) => string)[]>> = {
  'While a card is in play: changes': [itself],
  'While a card is in play: moments': [
    (text) => `${text}:\n        - raise Purse by 1`,
    (text) => `${text}:\n        - "+1 for each Runner on the map"`,
  ],
};

const examples = chapters
  .flatMap(({ title, forms }) =>
    Object.entries(forms).flatMap(([kind, { accepted }]) => accepted.map((text) => ({ chapter: title, kind, text }))),
  )
  .map((it, index): Example => ({ ...it, code: `C${100 + index}` }));

/** What a card with an example says; null where this is no way to show it. */
type Frame = (example: Example) => string | null;

/** Every way to show examples of a chapter: in a sentence, at a place; or while a card is in play. */
const frames: readonly Frame[] = [
  ...places.flatMap((place) =>
    [0, 1, 2, 3, 4].map((way): Frame => ({ chapter, text }) => {
      const line = lines[chapter]?.[way]?.(text);
      return line === undefined ? null : `kind: Event\nevent:\n  title: What happens\n  effect:\n${place(line)}`;
    }),
  ),
  ...['while in play', 'on the next Event', 'on the next Reckoning'].flatMap((when) =>
    [0, 1].map((way): Frame => ({ chapter, text }) => {
      const item = items[chapter]?.[way]?.(text);
      if (item === undefined) return null;
      const effect = when === 'while in play' ? '' : '  effect:\n    - raise Purse by 1\n';
      const owner = when === 'while in play' ? 'capability: Crown\n' : '';
      return `${owner}kind: Event\nevent:\n  title: What holds\n${effect}  ${when}:\n    - ${item}\n`;
    }),
  ),
];

function cardOf({ code }: Example, says: string): SourceFile {
  return {
    path: `spec/fenland/cards/${code.toLowerCase()}.yaml`,
    text: `card: ${code}\ntitle: The title of ${code}\n${says}`,
  };
}

function gameWith(cards: readonly SourceFile[]): SourceFile[] {
  const base = referenceGame().map(({ path, text }) => ({
    path,
    text: text.replace('left out: 2', `left out: ${2 + cards.length}`),
  }));
  return [...base, ...cards];
}

/** By example, a card with it in the first sentence and at the first place that take it. */
function placed(): ReadonlyMap<Example, SourceFile> {
  const found = new Map<Example, SourceFile>();
  let left: readonly Example[] = examples;
  for (const frame of frames) {
    const cards = left.flatMap((it) => {
      const steps = frame(it);
      return steps === null ? [] : [[it, cardOf(it, steps)] as const];
    });
    if (cards.length === 0) continue;
    const { diagnostics } = check({ files: gameWith(cards.map(([, card]) => card)), diagnostics: [] });
    const wrong = new Set(diagnostics.filter((it) => it.severity === 'error').map(({ span }) => span.file.path));
    for (const [example, card] of cards) if (!wrong.has(card.path)) found.set(example, card);
    left = left.filter((it) => !found.has(it));
  }
  return found;
}

const cards = placed();
const files = gameWith([...cards.values()]);
const { world, analysis, diagnostics } = check({ files, diagnostics: [] });

describe('every form', () => {
  it('has a place for each of its examples', () => {
    const errors = diagnostics.filter(({ severity }) => severity === 'error');
    expect(errors.map(({ message }) => message)).toEqual([]);
    const without = examples.filter((it) => !cards.has(it) && !elsewhere.has(it.text));
    expect(without.map(({ chapter, kind, text }) => `${chapter}/${kind}: ${text}`)).toEqual([]);
  });

  it('is done alike by both back ends', () => {
    if (world === null) throw new Error('no world');
    const core = lower(world);
    const program = lockstep(linkEngine(emitEngine(core)).program, interpret(core));
    for (const example of cards.keys()) {
      const card = world.cards.findIndex(({ code }) => code === example.code);
      const [side] = program.events[card] ?? [];
      if (side === undefined) throw new Error(`nothing is done by ${example.text}`);
      for (let seed = 1; seed <= 3; seed += 1) {
        const game = startGame(program, seed, null);
        playOut(game, side(game, seed % 2), seed);
        // What holds is met in what is done later.
        if (!(example.chapter in items)) continue;
        for (const procedure of program.procedures)
          if (!isOver(game)) playOut(game, procedure.run(game, seed % 2), seed);
      }
    }
  });

  it('is said in plain words, and in each language without a gap', () => {
    if (world === null) throw new Error('no world');
    const sides = lower(world).cards.flatMap((card) => card.sides);
    const undescribed = sides.filter(({ block }) => plainSteps(world, block).some(({ text }) => text === ''));
    expect(undescribed.map(({ block }) => block[0]?.text)).toEqual([]);
    for (const code of languages.slice(1)) expect(coverageOf(analysis.spec, code).gaps).toEqual({});
  });

  it('has one particle behind each part of its Japanese sentence', () => {
    const names = nameTable(analysis.spec, null);
    const said = walk(analysis.spec).phrases.map((phrase) => translatePhrase(names, phrase).text);
    expect(said.length).toBeGreaterThan(200);
    expect(said.filter((text) => /をを|をの|をが|をは|をに|のの/u.test(text))).toEqual([]);
  });

  it('has a change that a test could notice', () => {
    if (world === null) throw new Error('no world');
    const changed = new Set(
      mutantsOf(files, world, analysis.language, { all: false, of: null })
        .filter(({ variants }) => variants.length > 0)
        .map(({ card }) => card),
    );
    expect([...cards.keys()].filter(({ code }) => !changed.has(code)).map(({ text }) => text)).toEqual([]);
  });
});
