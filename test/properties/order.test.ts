/**
 * Order does not decide: with the lines of the spec in another order a game whose answers, draws and rolls are given by name
 * comes to the same positions, and the game keeps its mark where what is declared keeps its order.
 */
import { join } from 'node:path';
import type { Core } from '../../compiler/core/ir.js';
import { check } from '../../compiler/driver.js';
import { readSpec } from '../../compiler/host/read-spec.js';
import { fingerprintOf } from '../../compiler/emit/fingerprint.js';
import { interpret } from '../../compiler/interpreter/interpret.js';
import type { SourceFile } from '../../compiler/source/span.js';
import { fullPosition } from '../../runtime/full-position.js';
import { startGame } from '../../runtime/program.js';
import { rowAt } from '../../runtime/state.js';
import {
  answer,
  type Entry,
  gameAt,
  newSession,
  over,
  pending,
  type Pending,
  type Session,
} from '../../runtime/index.js';
import { saltmarshFiles } from '../support/saltmarsh-spec.js';
import { permuted } from './permuted.js';
import { type Fault, holds } from './property.js';
import { chanceOf } from './small-games/chance.js';

/** One round of a game: where it began, and what was answered in it. */
interface Round {
  readonly position: string;
  readonly answers: Answer[];
}

interface Answer {
  readonly question: string;
  readonly label: string;
}

const mostDecisions = 400;

/** Which question it is, whichever was asked before it. */
function questionOf({ by, kind, asks, rule, space, options }: Pending): string {
  const counted = kind === 'count' ? (options[0]?.label.replace(/^\d+ /u, '') ?? '') : '';
  return [by, kind, asks, rule, space ?? '', counted].join(' | ');
}

function positionOf(session: Session, cells: ArrayLike<number>): string {
  const position = fullPosition(gameAt(session.program, cells));
  const held = Object.entries(position.held).map(([faction, chits]) => [faction, chits.toSorted()] as const);
  return canonical({ ...position, held });
}

/** As text, whatever the order of the keys. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, it: unknown) =>
    it !== null && typeof it === 'object' && !Array.isArray(it)
      ? Object.fromEntries(Object.entries(it).toSorted(([left], [right]) => (left < right ? -1 : 1)))
      : it,
  );
}

/** A game at random, round by round; of counts the highest is taken. */
function played(session: Session, seed: number): Round[] {
  const chance = chanceOf(seed);
  const rounds: Round[] = [];
  let last: Entry | undefined;
  for (let count = 0; ; count += 1) {
    const entry = session.history.at(-1);
    if (entry !== last) rounds.push({ position: positionOf(session, entry?.cells ?? []), answers: [] });
    last = entry;
    const asked = pending(session);
    if (asked === null || count === mostDecisions) return rounds;
    const option = asked.kind === 'count' ? asked.options.at(-1) : chance.any(asked.options);
    if (option === undefined || option === null) return rounds;
    rounds.at(-1)?.answers.push({ question: questionOf(asked), label: option.label });
    answer(session, option.value);
  }
}

/** Gives the answers again by name, each to its question, whenever that is asked; tells where the game comes out otherwise. */
function differs(session: Session, rounds: readonly Round[]): string | null {
  let last: Entry | undefined;
  let round = -1;
  let left: Answer[] = [];
  for (;;) {
    const entry = session.history.at(-1);
    if (entry !== last) {
      last = entry;
      round += 1;
      const now = rounds[round];
      if (now === undefined) return 'it has a round more';
      const position = positionOf(session, entry?.cells ?? []);
      if (position !== now.position) return `round ${round + 1} begins with\n${position}\ninstead of\n${now.position}`;
      if (left.length > 0 && round > 0) return `it never asks ${left.map(({ question }) => question).join('; ')}`;
      left = [...now.answers];
    }
    const asked = pending(session);
    if (asked === null) return over(session) === null || round < rounds.length - 1 ? 'it ends before' : null;
    // The last round may have been left before its end.
    if (round === rounds.length - 1 && left.length === 0) return null;
    const question = questionOf(asked);
    const place = left.findIndex(
      (it) => it.question === question && asked.options.some(({ label }) => label === it.label),
    );
    const [given] = place === -1 ? [] : left.splice(place, 1);
    // What the other game did not have to ask, it has counted elsewhere.
    const label = given?.label ?? (asked.kind === 'count' ? asked.options[0]?.label : undefined);
    if (label === undefined) {
      const known = left.map((it) => `${it.question}: ${it.label}`).join('\n');
      return `in round ${round + 1} it asks "${question}" of ${asked.options.map((it) => it.label).join(', ')}\nleft are\n${known}`;
    }
    answer(session, label);
  }
}

function coreOf(files: readonly SourceFile[]): Core {
  const { core, diagnostics } = check({ files, diagnostics: [] });
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  if (core !== null && errors.length === 0) return core;
  throw new Error(errors.map(({ code, message }) => `${code}: ${message}`).join('\n'));
}

const rooted = join(import.meta.dirname, '..', '..', 'spec');
const spec = (folder: string): readonly SourceFile[] => readSpec(join(rooted, folder)).files;

/** The starter, where each round there is too little of something for all of several spaces. */
function scarce(): readonly SourceFile[] {
  const revealed = '          - reveal the next card\n';
  const more = [
    '- remove all Fences on the map',
    '- Keepers place 1 Fence in each Meadow',
    '- Drovers:',
    '    - in each Meadow:',
    '        - place 2 Flocks here',
    '- Keepers:',
    '    - replace all Flocks in Meadows with Rangers',
  ];
  return spec('starter').map(({ path, text }) => ({
    path,
    text: text.replace(revealed, revealed + more.map((line) => `          ${line}\n`).join('')),
  }));
}

/** The small games come up more often, and first. */
const games: readonly (readonly [name: string, files: () => readonly SourceFile[]])[] = [
  ['the starter', () => spec('starter')],
  ['Saltmarsh', saltmarshFiles],
  ['scarce', scarce],
  ['scarce', scarce],
  ['Arab Revolt', () => spec('arab-revolt')],
  ['Palestine', () => spec('palestine')],
];
const gamesPerSeed = 4;

let answered = 0;
let compared = 0;

function faultIn(files: readonly SourceFile[], seed: number): string | null {
  const core = coreOf(files);
  const marked = fingerprintOf(coreOf(permuted(files, seed, 'but what is declared')));
  if (marked !== fingerprintOf(core)) return 'it has another mark, though the same is declared in the same order';
  const [plain, other] = [interpret(core), interpret(coreOf(permuted(files, seed, 'everything')))];
  const { deck } = fullPosition(startGame(plain, seed, null));
  for (let game = 0; game < gamesPerSeed; game += 1) {
    const rounds = played(newSession(plain, { seed, deck, chance: 'ask' }), seed * gamesPerSeed + game);
    answered += rounds.reduce((sum, { answers }) => sum + answers.length, 0);
    compared += rounds.length;
    const fault = differs(newSession(other, { seed, deck, chance: 'ask' }), rounds);
    if (fault !== null) return fault;
  }
  return null;
}

holds({
  name: 'order does not decide',
  sample: 4,
  batch: 4,
  check: (seeds) =>
    seeds.flatMap((seed): readonly Fault[] => {
      const [name, files] = rowAt(games, (seed - 1) % games.length);
      const what = faultIn(files(), seed);
      return what === null ? [] : [{ seed, what: `${name}: ${what}` }];
    }),
  measured: () => `${answered.toLocaleString('en')} answers, ${compared.toLocaleString('en')} positions`,
});
