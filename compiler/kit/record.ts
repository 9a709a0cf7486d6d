/** Plays with a witness: what a program is made to do, from where, what it asks, what it is told, and where that leads. */
import { type Decision, type Effect, factionName, optionLabel } from '../../runtime/decision.js';
import { type FullPosition, fullPosition } from '../../runtime/full-position.js';
import type { Program } from '../../runtime/program.js';
import type { Rules } from '../../runtime/rules.js';
import { citation } from '../../runtime/session.js';
import { type Game, rowAt } from '../../runtime/state.js';
import type { Answered, Deed, Question } from './ir.js';

export interface Recorded {
  readonly deed: Deed;
  /** Before the deed. */
  readonly start: FullPosition;
  readonly decisions: Answered[];
  /** At the first question, then after each answer: one more than there are decisions. */
  readonly positions: FullPosition[];
  /** What is asked last; null once the deed has come to its end. */
  question: Question | null;
}

/** The same program, which adds a record to `records` for each deed that it is made to do. */
export function recording(program: Program, records: Recorded[]): Program {
  const { rules } = program;
  return {
    ...program,
    play: (game) => witnessed(game, program.play(game), { does: 'game' }, records),
    procedures: program.procedures.map((procedure, index) => ({
      run: (game: Game, by: number) => {
        const deed: Deed = {
          does: 'procedure',
          by: factionName(rules, by),
          procedure: rowAt(rules.procedures, index),
        };
        return witnessed(game, procedure.run(game, by), deed, records);
      },
    })),
    conduct: (game, by, why, bounds) => {
      const deed: Deed = { does: 'bounded procedure', by: factionName(rules, by), ...bounds };
      return witnessed(game, program.conduct(game, by, why, bounds), deed, records);
    },
    events: Object.fromEntries(
      Object.entries(program.events).map(([index, sides]) => {
        const card = rowAt(rules.cards, Number(index));
        const events = sides.map((event, side) => (game: Game, by: number) => {
          const deed: Deed = {
            does: 'event',
            by: factionName(rules, by),
            card: card.id,
            side: rowAt(card.sides, side),
          };
          return witnessed(game, event(game, by), deed, records);
        });
        return [index, events];
      }),
    ),
  };
}

function* witnessed(game: Game, effect: Effect, deed: Deed, records: Recorded[]): Effect {
  const record: Recorded = { deed, start: fullPosition(game), decisions: [], positions: [], question: null };
  records.push(record);
  let step = effect.next();
  for (;;) {
    record.positions.push(fullPosition(game));
    if (step.done === true) {
      record.question = null;
      return;
    }
    const asked = step.value;
    const question = questionOf(game.rules, asked);
    record.question = question;
    const option = yield asked;
    record.decisions.push({ ...question, answer: optionLabel(game.rules, asked, option) });
    step = effect.next(option);
  }
}

function questionOf(rules: Rules, asked: Decision): Question {
  return {
    by: factionName(rules, asked.by),
    kind: asked.kind,
    ...citation(asked.why),
    options: asked.options.map((option) => optionLabel(rules, asked, option)),
  };
}
