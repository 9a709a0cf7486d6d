/** How a game is won: each sentence that names a winner, with what must hold where it stands. */
import type { Effect } from '../../surface/documents.js';
import type { Condition, Step } from '../../surface/ir.js';
import type { Book } from './book.js';
import type { Row } from './rows.js';

/** What must hold, and what must not. */
interface Held {
  readonly condition: Condition;
  readonly negated: boolean;
}

interface Win {
  readonly faction: string;
  readonly held: readonly Held[];
}

/** A row for each way to win. */
export function victoryRows(book: Book): readonly Row[] {
  const { spec, locale } = book;
  const { say, name } = locale;
  const cites = spec.game?.cites ?? '';
  return spec.procedures.flatMap(({ name: owner, rule, effect }) => {
    const own = book.within(owner.text);
    return winsIn(effect).map(({ faction, held }): Row => {
      const conditions = held.map(({ condition, negated }) =>
        say(negated ? 'unless {0}' : 'if {0}', own.condition(condition)),
      );
      const cited = rule === '' ? '' : ` [${cites}\u00A0${rule}]`;
      return [say('{0} win', name(faction)), `${conditions.join(say(', '))}${cited}`];
    });
  });
}

function winsIn({ steps }: Effect): readonly Win[] {
  return steps.flatMap((step) => winsBy(step, []));
}

function winsBy(step: Step, held: readonly Held[]): readonly Win[] {
  if (step.kind === 'sentence') {
    const { clause } = step.sentence;
    return clause.kind === 'win' ? [{ faction: clause.faction.text, held }] : [];
  }
  const { opening, body, otherwise } = step;
  const within = (steps: readonly Step[], more: readonly Held[]): readonly Win[] =>
    steps.flatMap((it) => winsBy(it, [...held, ...more]));
  const condition = opening.kind === 'if' ? opening.condition : null;
  const inner =
    body.kind === 'steps' ? body.steps : body.kind === 'terms' ? [] : body.alternatives.flatMap(({ steps }) => steps);
  return [
    ...within(inner, condition === null ? [] : [{ condition, negated: false }]),
    ...within(otherwise ?? [], condition === null ? [] : [{ condition, negated: true }]),
  ];
}
