/** `balance`: how strong the players are, how a game ends between equals, and which cards matter. */
import { endWorthOf } from '../interpreter/value.js';
import { simulate } from '../host/simulate.js';
import { barPlot, dotPlot } from '../plots/plots.js';
import { pageOfPlots } from '../plots/page.js';
import { playedFactions } from '../resolved/players.js';
import type { Skill } from '../../runtime/opponents/players.js';
import {
  type Change,
  changesOf,
  changeWords,
  countsOf,
  pointWords,
  type Rate,
  ratesOf,
  rateWords,
  signed,
} from '../simulation/counts.js';
import { betterBy, type Rung, rungOf } from '../simulation/ladder.js';
import { outcomeWords } from '../simulation/outcomes.js';
import { changesPlot, ladderPlot, outcomesPlot } from '../simulation/plots.js';
import { skillName } from '../simulation/seating.js';
import type { Tally } from '../simulation/tally.js';
import type { Spread } from '../statistics/spread.js';
import { gamesCalled } from './games.js';
import { type Table, tableFor } from './table.js';
import { type ExitCode, interruptionOf, progressOn, type Terminal } from './terminal.js';
import { threadsFor } from './threads.js';

export interface BalanceOptions {
  /** For each comparison. */
  readonly games: number;
  readonly seed: number;
  readonly workers: number | null;
  /** Playouts of the tree search, from the fewest to the most. */
  readonly budgets: readonly number[];
  readonly option: readonly string[];
  readonly edition: string | null;
  readonly format: 'text' | 'json' | 'html';
}

/** How a game ends between players of one strength. */
interface Equals {
  readonly player: string;
  readonly games: number;
  readonly outcomes: readonly Rate[];
}

interface Balance {
  readonly game: string;
  readonly title: string;
  readonly madeUp: string;
  readonly ladder: readonly Rung[];
  readonly equals: readonly Equals[];
  /** Who plays while it is found what cards change. */
  readonly cardsBy: string;
  readonly changes: readonly Change[];
  /** False where no card has a side that somebody plays, so that none can be compared. */
  readonly hasSides: boolean;
}

/** All games where none is named. Exits with 1 where one has errors, or was interrupted: what was played to its end by then is told. */
export async function balanceCommand(
  terminal: Terminal,
  names: readonly string[],
  options: BalanceOptions,
): Promise<ExitCode> {
  const games = gamesCalled(terminal, names, options.edition);
  if (games === null) return 2;
  const found: Balance[] = [];
  let isWhole = true;
  for (const { name } of games) {
    const table = tableFor(terminal, {
      game: name,
      edition: options.edition,
      option: options.option,
      invariants: false,
      seat: [],
    });
    if (typeof table === 'number') return table;
    const { balance, told, of } = await balanceOf(terminal, table, options);
    found.push(balance);
    if (options.format === 'text') print(terminal, balance);
    if (told < of) {
      terminal.err(
        `interrupted: ${told} of ${of} comparisons of ${name} are told; the rest was not played to its end\n`,
      );
      isWhole = false;
      break;
    }
  }
  if (options.format === 'json') terminal.out(`${JSON.stringify(found, null, 2)}\n`);
  if (options.format === 'html') terminal.out(pageOf(found, options));
  return isWhole ? 0 : 1;
}

/** What was found, in how many comparisons of all that there are. */
async function balanceOf(
  terminal: Terminal,
  table: Table,
  { games, seed, budgets, ...options }: BalanceOptions,
): Promise<{ readonly balance: Balance; readonly told: number; readonly of: number }> {
  const { world, core, engine, choices } = table;
  const progress = progressOn(terminal);
  const interruption = interruptionOf(terminal);
  const workers = threadsFor(terminal, options.workers);
  const worth = endWorthOf(core);
  const skills: readonly [Skill, ...Skill[]] = [
    { kind: 'random', budget: null },
    { kind: 'greedy', budget: null },
    { kind: 'mc', budget: flat },
    ...budgets.map((budget): Skill => ({ kind: 'mcts', budget })),
  ];
  const seated = (skill: Skill, other = skill, faction = -1) => ({
    skills: world.factions.map((_, id) => (id === faction ? other : skill)),
    core,
  });
  // Null where not all of the games were played: fewer tell less, and would stand beside the others as if they were as many.
  const play = async (
    told: string,
    wanted: Pick<Parameters<typeof simulate>[0], 'seats' | 'versus' | 'effects'>,
  ): Promise<Tally | null> => {
    if (interruption.isStopped()) return null;
    const tally = await simulate({
      ...{ engine, games, firstSeed: seed, workers, choices, invariants: false, events: false, core: null },
      ...wanted,
      isStopped: interruption.isStopped,
      onProgress: (played) => {
        progress.show(`${table.game.name}, ${told}: ${played} of ${games} games`);
      },
    });
    return tally.games < games ? null : tally;
  };
  const factions = playedFactions(world.factions);
  const ladder: Rung[] = [];
  const equals: Equals[] = [];
  const addEquals = (skill: Skill, tally: Tally): void => {
    const counts = countsOf(world, tally, {});
    equals.push({ player: skillName(skill), games: counts.games, outcomes: ratesOf(counts) });
  };
  for (const [index, skill] of skills.entries()) {
    const below = skills[index - 1];
    if (below === undefined) continue;
    const [player, against] = [skillName(skill), skillName(below)];
    const spreads: { readonly faction: string; readonly spread: Spread }[] = [];
    for (const id of factions) {
      const faction = world.factions[id]?.name ?? '';
      const versus = { engine, seats: seated(below, skill, id), choices };
      const tally = await play(`${player} in place of ${against} as ${faction}`, { seats: seated(below), versus });
      if (tally === null) break;
      // Against whom it is held are equals.
      if (below.kind === 'mcts' && id === factions[0]) addEquals(below, tally);
      spreads.push({ faction, spread: betterBy(tally.pairs, worth, id) });
    }
    if (spreads.length === factions.length) ladder.push(rungOf(player, against, spreads));
  }
  const best = skills.at(-1) ?? skills[0];
  const ofBest = await play(`${skillName(best)} against its like`, { seats: seated(best) });
  if (ofBest !== null) addEquals(best, ofBest);
  const quick: Skill = { kind: 'mcts', budget: budgets[0] ?? null };
  const hasSides = world.cards.some(({ sides }) => sides.length > 0);
  const cards = hasSides ? await play('what cards change', { seats: seated(quick), effects: core }) : null;
  interruption.end();
  progress.end();
  const balance = {
    game: table.game.name,
    title: world.title,
    madeUp: world.provenance.text,
    ladder,
    equals,
    cardsBy: skillName(quick),
    changes: cards === null ? [] : changesOf(countsOf(world, cards, { effects: true })),
    hasSides,
  };
  return {
    balance,
    told: ladder.length + equals.length + (cards === null ? 0 : 1),
    of: skills.length - 1 + budgets.length + (hasSides ? 1 : 0),
  };
}

/** Playouts for each option of the flat search in the ladder: few, for each costs as much as one of the tree search. */
const flat = 3;

/** So many of the cards that most clearly matter, and that surely matter least, are told; `--json` and `--html` tell all. */
const mostCards = 6;

function print(terminal: Terminal, { game, madeUp, ladder, equals, cardsBy, changes, hasSides }: Balance): void {
  terminal.out(`${game}${madeUp === '' ? '' : `: ${madeUp}`}\n`);
  if (ladder.length > 0) {
    terminal.out('  each player in place of the one before it, in points from lost, 0, to won, 100 (95 % interval)\n');
  }
  for (const rung of ladder) {
    const factions = rung.byFaction.map(({ faction, better }) => `${faction} ${signed(100 * better)}`).join(', ');
    terminal.out(
      `    ${rung.player.padEnd(10)} for ${rung.against.padEnd(10)} ${pointWords(rung.better, rung.low, rung.high)}, ${gamesText(rung.games)}; ${factions}\n`,
    );
  }
  if (equals.length > 0) terminal.out('  between equals\n');
  for (const { player, games, outcomes } of equals) {
    terminal.out(`    ${player}, ${games} games\n`);
    for (const it of outcomes.filter((rate) => rate.games > 0))
      terminal.out(`      ${outcomeWords(it)}: ${rateWords(it)}\n`);
  }
  if (!hasSides) terminal.out('  no card has a side that somebody plays, so none is compared\n');
  if (changes.length === 0) return;
  terminal.out(
    `  what a side of a card changes for who plays it, ${cardsBy} on all sides; * stands among all ${changes.length} (Holm 1979)\n`,
  );
  const most = [...changes].sort((one, other) => clarity(other) - clarity(one)).slice(0, mostCards);
  const least = changes
    .filter((it) => !most.includes(it))
    .sort((one, other) => furthest(one) - furthest(other))
    .slice(0, mostCards);
  for (const [told, rows] of [
    ['most', most],
    ['least', least],
  ] as const) {
    for (const row of rows)
      terminal.out(
        `    ${told.padEnd(6)}${`${row.card} ${row.side}`.padEnd(16)} ${changeWords(row)}, ${gamesText(row.games)}\n`,
      );
  }
}

/** How far a change is from none, measured by its interval; of one game nothing is clear. */
function clarity({ mean, low, high }: Change): number {
  return low === null || high === null || high === low ? 0 : Math.abs(mean) / (high - low);
}

/** How much it may change at the most, as far as is known. */
function furthest({ low, high }: Change): number {
  return Math.max(Math.abs(low ?? 1), Math.abs(high ?? 1));
}

function pageOf(found: readonly Balance[], { games, seed }: BalanceOptions): string {
  return pageOfPlots({
    title: `Balance of ${found.map(({ title }) => title).join(', ')}`,
    lines: [
      `${games} games for each comparison, from seed ${seed} on; players that know no game`,
      ...found.flatMap(({ game, madeUp }) => (madeUp === '' ? [] : [`${game}: ${madeUp}`])),
    ],
    plots: found.flatMap(({ title, ladder, equals, changes }) => [
      ...(ladder.length === 0 ? [] : [dotPlot(ladderPlot(title, ladder))]),
      ...equals.map(({ player, games: played, outcomes }) =>
        barPlot(outcomesPlot({ games: played, outcomes }, `${title}, ${player} against its like`)),
      ),
      ...(changes.length === 0 ? [] : [dotPlot(changesPlot(changes))]),
    ]),
  });
}

function gamesText(games: number): string {
  return games === 1 ? '1 game' : `${games} games`;
}
