// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** P26 Veterans of WWII. */
import { type Effect, type Game, canConduct, chooseAlternative, conduct, everySpace, scopeOf } from 'rulewright/runtime';
import { Faction } from '../ids.js';
import { assault } from '../operations/assault.js';
import { sabotage } from '../operations/sabotage.js';
import { specialActivities } from '../procedures.js';

/** P26 event: Experienced in resistance and combat. */
export function* event(game: Game, by: number): Effect {
  // choose one
  switch (
    yield* chooseAlternative(game, by, 'choose one [P26]', {
      labels: ['Irgun', 'British'],
      possible: [
        canConduct(game, Faction.Irgun, {
          procedures: [sabotage],
          scope: scopeOf({ limit: 3, within: everySpace(game) }),
          accompaniment: { label: 'Special Activity', procedures: specialActivities },
        }),
        canConduct(game, Faction.British, {
          procedures: [assault],
          scope: scopeOf({ limit: 3, within: everySpace(game) }),
          accompaniment: { label: 'Special Activity', procedures: specialActivities },
        }),
      ],
    })
  ) {
    case 0: {
      // Irgun
      // Irgun may conduct Sabotage in up to 3 spaces, with a Special Activity at any one moment
      yield* conduct(game, Faction.Irgun, 'Irgun may conduct Sabotage in up to 3 spaces, with a Special Activity at any one moment [P26]', {
        procedures: [sabotage],
        scope: scopeOf({ limit: 3, within: everySpace(game) }),
        accompaniment: { label: 'Special Activity', procedures: specialActivities },
        optional: true,
      });
      break;
    }
    case 1: {
      // British
      // British may conduct Assault in up to 3 spaces, with a Special Activity at any one moment
      yield* conduct(
        game,
        Faction.British,
        'British may conduct Assault in up to 3 spaces, with a Special Activity at any one moment [P26]',
        {
          procedures: [assault],
          scope: scopeOf({ limit: 3, within: everySpace(game) }),
          accompaniment: { label: 'Special Activity', procedures: specialActivities },
          optional: true,
        },
      );
      break;
    }
  }
}
