/**
 * The rulebooks' examples of play, saved at each decision and taken up under three later editions. What has to come of it is told
 * by the steps of the example, as the rulebooks tell them: no engine says where a change is met.
 */
import { describe, expect, it } from 'vitest';
import type { Engine } from '../../compiler/commands/saves/engines.js';
import { partingOf } from '../../compiler/commands/saves/parting.js';
import { lower } from '../../compiler/core/from-resolved.js';
import { analyse } from '../../compiler/driver.js';
import { emitEngine } from '../../compiler/emit/emit-engine.js';
import { linkEngine } from '../../compiler/host/link-engine.js';
import type { World } from '../../compiler/resolved/ir.js';
import type { ScenarioPlan } from '../../compiler/scenario/ir.js';
import { speakerName } from '../../compiler/scenario/named.js';
import { plansOf } from '../../compiler/scenario/plans.js';
import type { SourceFile } from '../../compiler/source/span.js';
import { type Program, save, type SavedGame, type Session, takeUp } from '../../runtime/index.js';
import { say, startScript } from '../../runtime/testing/scripted-play.js';
import { specOf } from '../support/editions.js';

interface Example {
  readonly game: string;
  /** Errata of three days: what means nothing to play, a sentence that the example comes to in its midst, and a card of its deck that goes. */
  readonly errata: readonly [title: string, sentence: string, card: string];
  /** The step of the example that comes to the changed sentence, and the answers there since the last of which nothing is as it was. */
  readonly meets: readonly [step: string, ...answers: string[]];
  /** Whether the example's next answer cannot be given then. Else positions tell, which are saved at each new card, and where a game is left. */
  readonly isAnswerLost: boolean;
  readonly gone: string;
}

const examples: readonly Example[] = [
  {
    game: 'arab-revolt',
    errata: [
      '  - change: [A13, title]\n    was: Arab Investigation Centres\n    now: Investigation Centres',
      '  - change: [A10, shaded, effect]\n    was: in 2 spaces with Police\n    now: in 1 space with Police',
      '  - delete: A25\n  - change: [setup, deck, left out]\n    was: 14\n    now: 13',
    ],
    // Once Tel Aviv-Jaffa is chosen, a second space is to be chosen no more.
    meets: ['A10: Rebels play the shaded Event', 'Detain', 'Tel Aviv-Jaffa'],
    isAnswerLost: true,
    gone: 'A25',
  },
  {
    game: 'palestine',
    errata: [
      '  - change: [P31, title]\n    was: Dov Gruner\n    now: Gruner',
      "  - change: [P25, shaded, while in play]\n    was: Propagandize's loss is 2\n    now: Propagandize's loss is 3",
      '  - delete: P27\n  - change: [setup, deck, left out]\n    was: 14\n    now: 13',
    ],
    // P25 was put into play before, and changed nothing then. Political Will falls in each City as it is selected.
    meets: ['P7: Irgun Travel, interrupted by Propagandize', 'Propagandize', 'Tel Aviv-Jaffa'],
    isAnswerLost: false,
    gone: 'P27',
  },
];

const days = ['2026-01-01', '2026-02-01', '2026-03-01'] as const;

/** The engines here are found by the edition alone. */
const anyGame = { name: '', root: '', folder: '', from: '', edition: null };

/** The spec with the errata, without scenarios, which a deck without a card contradicts. */
function filesOf({ game, errata }: Example): readonly SourceFile[] {
  const heads = days.map(
    (date) => `errata: Errata of ${date}\ndate: ${date}\nkind: correction\nsource: made up for a test\n`,
  );
  const written = errata.map((changes, at): SourceFile => ({
    path: `${game}/errata/${days[at] ?? ''}.yaml`,
    text: `${heads[at] ?? ''}changes:\n${changes}\n`,
  }));
  return [...specOf(game).filter(({ path }) => !path.includes('/scenarios/')), ...written];
}

/** The engines of the printed edition and those of the three days. */
function enginesOf(example: Example): (edition: string) => Engine {
  const files = filesOf(example);
  const made = new Map<string, Engine>();
  return (edition) => {
    const known = made.get(edition);
    if (known !== undefined) return known;
    const { world, errata, diagnostics } = analyse(files, edition);
    if (world === null) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
    const engine = { program: linkEngine(emitEngine(lower(world))).program, editions: errata.editions };
    made.set(edition, engine);
    return engine;
  };
}

interface Said {
  readonly step: string;
  readonly by: string;
  readonly text: string;
}

/** What the example says, one answer after the other. */
function saidIn(world: World, plan: ScenarioPlan): readonly Said[] {
  return plan.steps.flatMap(({ label, script }) =>
    script.flatMap((item) =>
      item.kind === 'line'
        ? item.answers.map(({ text }) => ({ step: label, by: speakerName(world, item.by), text }))
        : [],
    ),
  );
}

/** What a session is before the first answer and after each, up to the first that cannot be given. */
function played<Seen>(
  program: Program,
  deck: readonly string[],
  said: readonly Said[],
  see: (session: Session) => Seen,
): Seen[] {
  const play = startScript(program, { seed: 1, deck });
  const seen = [see(play.session)];
  for (const { by, text } of said) {
    if (say(play, by, text) !== null) break;
    seen.push(see(play.session));
  }
  return seen;
}

/** How many answers are given before the first step of a card. */
function before(said: readonly Said[], card: string): number {
  return said.findIndex(({ step }) => step.startsWith(`${card}: `));
}

/** How many answers are given when these have been, one after the other, in a step. */
function through(said: readonly Said[], [step, ...answers]: Example['meets']): number {
  let at = said.findIndex((it) => it.step === step);
  for (const answer of answers) at = said.findIndex(({ text }, index) => index >= at && text === answer) + 1;
  return at;
}

/** What the spec of this repository says of the example: its deck, the top first, and its answers. */
function exampleOf(game: string): { readonly deck: readonly string[]; readonly said: readonly Said[] } {
  const analysis = analyse(specOf(game));
  const { world } = analysis;
  const plan =
    world === null ? undefined : plansOf(world, analysis).scenarios.find(({ slug }) => slug === 'example-of-play');
  if (world === null || plan === undefined) throw new Error(`${game} has no example of play`);
  return { deck: (plan.deck ?? []).map((card) => world.cards[card]?.code ?? ''), said: saidIn(world, plan) };
}

describe.each(examples)('the example of play of $game, saved at each decision', (example) => {
  const { game, gone, meets, isAnswerLost } = example;
  const { deck, said } = exampleOf(game);
  const under = enginesOf(example);
  const [retitled, changed, without] = days;
  const own = under(changed).editions[0]?.name ?? '';
  const saves = played(
    under(own).program,
    deck,
    said,
    (session) => JSON.parse(JSON.stringify(save(session))) as SavedGame,
  );
  const met = through(said, meets);
  const revealed = before(said, gone);
  const [card = ''] = meets[0].split(':');
  const parting = [
    `from ${met}: parts after ${before(said, card)} by ${changed}`,
    ...(isAnswerLost ? [`from ${met + 1}: parts after ${met} by ${changed}`] : []),
  ];

  /** The positions of the example played on an edition, as far as it can be. */
  const positionsOn = (edition: string, cards = deck): readonly Int32Array[] =>
    played(under(edition).program, cards, said, ({ game: { cells } }) => cells.slice());

  /** What comes of each save: how it goes on, or up to which answer it does and by which errata it parts. */
  const takenUnder = (edition: string, positions: readonly Int32Array[]): readonly string[] =>
    runs(
      saves.map((saved, given) => {
        const engine = under(edition);
        const taken = takeUp(engine.program, saved);
        if (taken.kind === 'refused') return taken.message;
        const at = taken.kind === 'goes on' ? given : taken.given;
        const isAsPlayed = String(taken.session.game.cells) === String(positions[at]);
        if (!isAsPlayed) return `in another position than after ${at} answers`;
        if (taken.kind === 'goes on')
          return [taken.isUnderOtherRules ? 'goes on' : 'the same', ...taken.gone].join(' without ');
        const { by, edition: goesOnUnder } = partingOf((it) => under(it.edition ?? ''), anyGame, engine, {
          saved,
          taken,
        });
        return goesOnUnder === own ? `parts after ${at} by ${by?.erratum.date.text ?? 'nothing'}` : 'goes on nowhere';
      }),
    );

  it('is saved before its first answer and after each, to its end', () => {
    expect(saves).toHaveLength(said.length + 1);
    expect([met, revealed].every((at) => at > 10 && at < said.length - 10)).toBe(true);
  });

  it('goes on under its own edition, and under errata that change no meaning', () => {
    for (const edition of [own, retitled]) {
      expect(takenUnder(edition, positionsOn(own))).toEqual(['from 0: the same']);
    }
  });

  it('goes on under a changed sentence up to where the example comes to it, and then parts', () => {
    expect(takenUnder(changed, positionsOn(changed))).toEqual(['from 0: goes on', ...parting]);
  });

  it('goes on without a card that has gone until it is revealed, and then parts at the end of the card before it', () => {
    const cards = deck.filter((it) => it !== gone);
    // Whichever the example comes to first.
    const then = revealed < met ? [`from ${revealed}: parts after ${revealed} by ${without}`] : parting;
    expect(takenUnder(without, positionsOn(without, cards))).toEqual([`from 0: goes on without ${gone}`, ...then]);
  });
});

/** What is the same from one save to the next is told once. */
function runs(told: readonly string[]): readonly string[] {
  return told.flatMap((it, at) => (it === told[at - 1] ? [] : [`from ${at}: ${it}`]));
}
