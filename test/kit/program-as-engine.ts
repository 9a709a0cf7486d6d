/** A program of the runtime behind the face that the checker of a kit wants, through nothing but the runtime's own. */
import {
  answer,
  begin,
  type Effect,
  type FullPosition,
  fullPosition,
  type Game,
  loadPosition,
  pending,
  type Program,
  type Session,
  startGame,
} from '../../runtime/index.js';
import type { Deed, Engine } from './check-kit.js';

export function engineOf(program: Program): Engine {
  let session: Session | null = null;
  const playing = (): Session => {
    if (session === null) throw new Error('nothing is done yet');
    return session;
  };
  return {
    setup: () => fullPosition(startGame(program, 1, [])),
    start(deed, position) {
      const game = loadPosition(program, position as unknown as FullPosition);
      session = begin({ ...program, play: (it) => effectOf(program, it, deed) }, 'ask', game);
    },
    asked() {
      const asked = pending(playing());
      return asked === null ? null : { by: asked.by, options: asked.options.map(({ label }) => label) };
    },
    answer(option) {
      const outcome = answer(playing(), option);
      if (!outcome.ok) throw new Error(outcome.message);
    },
    position: () => fullPosition(playing().game),
  };
}

function effectOf(program: Program, game: Game, deed: Deed): Effect {
  const { rules } = program;
  const by = rules.factions.indexOf(deed.by ?? '');
  switch (deed.does) {
    case 'game':
      return program.play(game);
    case 'procedure': {
      const procedure = program.procedures[rules.procedures.indexOf(deed.procedure ?? '')];
      if (procedure === undefined) throw new Error(`there is no procedure ${deed.procedure ?? ''}`);
      return procedure.run(game, by);
    }
    case 'event': {
      const card = rules.cards.findIndex(({ id }) => id === deed.card);
      const side = rules.cards[card]?.sides.indexOf(deed.side ?? '') ?? -1;
      const event = program.events[card]?.[side];
      if (event === undefined) throw new Error(`there is no Event ${deed.card ?? ''} ${deed.side ?? ''}`);
      return event(game, by);
    }
  }
}
