/** How a game is won or lost: each sentence that ends it, with what must hold where it stands. */
import type { Ending } from '../../runtime/outcome.js';
import type { Effect } from '../surface/documents.js';
import type { Clause, Condition, Step } from '../surface/ir.js';
import type { Book } from './book.js';
import { outcomeText } from './outcome.js';

/** What must hold, and what must not. */
interface Held {
  readonly condition: Condition;
  readonly negated: boolean;
}

/** How the game ends, and what must hold for it. */
export type VictoryRow = readonly [ending: string, where: string];

interface Way {
  readonly ends: Ending;
  readonly held: readonly Held[];
}

/** A row for each way to win, to lose or to end in a draw. */
export function victoryRows(book: Book): readonly VictoryRow[] {
  const { spec, locale } = book;
  const { say } = locale;
  const cites = spec.game?.cites ?? '';
  return spec.procedures.flatMap(({ name: owner, rule, effect, table }) => {
    const own = book.within(owner.text);
    const cited = rule === '' ? '' : ` [${cites}\u00A0${rule}]`;
    const rowsOf = (from: Effect, where: readonly string[]): readonly VictoryRow[] =>
      waysIn(from).map(({ ends, held }): VictoryRow => {
        const conditions = held.map(({ condition, negated }) =>
          say(negated ? 'unless {0}' : 'if {0}', own.condition(condition)),
        );
        return [outcomeText(locale, ends), `${[...where, ...conditions].join(say(', '))}${cited}`];
      });
    // A table says by which of its rows.
    if (table === null) return rowsOf(effect, []);
    return table.rows.flatMap(({ effects, numbers: row }) =>
      effects.flatMap((cell, index) => {
        const column = table.columns?.[index]?.numbers.text;
        return rowsOf(cell, [locale.name(owner.text), row.text, ...(column === undefined ? [] : [column])]);
      }),
    );
  });
}

function waysIn({ steps }: Effect): readonly Way[] {
  return steps.flatMap((step) => waysBy(step, []));
}

function waysBy(step: Step, held: readonly Held[]): readonly Way[] {
  if (step.kind === 'sentence') {
    const ends = endingOf(step.sentence.clause);
    return ends === null ? [] : [{ ends, held }];
  }
  const { opening, body, otherwise } = step;
  const within = (steps: readonly Step[], more: readonly Held[]): readonly Way[] =>
    steps.flatMap((it) => waysBy(it, [...held, ...more]));
  const condition = opening.kind === 'if' ? opening.condition : null;
  const inner =
    body.kind === 'steps' ? body.steps : body.kind === 'terms' ? [] : body.alternatives.flatMap(({ steps }) => steps);
  return [
    ...within(inner, condition === null ? [] : [{ condition, negated: false }]),
    ...within(otherwise ?? [], condition === null ? [] : [{ condition, negated: true }]),
  ];
}

/** What the game ends in by a clause; null where it goes on. */
function endingOf(clause: Clause): Ending | null {
  if (clause.kind === 'draw game') return { winner: null, loser: null, isDraw: true, degree: null };
  if (clause.kind !== 'win' && clause.kind !== 'lose') return null;
  const { faction, kind } = clause;
  const [winner, loser] = kind === 'win' ? [faction.text, null] : [null, faction.text];
  return { winner, loser, isDraw: false, degree: clause.degree?.text ?? null };
}
