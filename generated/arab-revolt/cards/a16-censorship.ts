// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** A16 Censorship. */
import { type Effect, type Game, cancelCapabilities, capabilitiesInPlay, changeTrack } from 'rulewright/runtime';
import { Card, Side, Track } from '../ids.js';

/** A16 unshaded: Repression hidden. */
export function* unshaded(game: Game): Effect {
  // cancel all shaded British Capabilities
  cancelCapabilities(game, [Card.A1, Card.A15, Card.A18, Card.A28], Side.Shaded);
}

/** A16 shaded: Foreign newspapers. */
export function* shaded(game: Game): Effect {
  // reduce Political Will by the British Capabilities in play
  changeTrack(game, Track.PoliticalWill, -capabilitiesInPlay(game, [Card.A1, Card.A15, Card.A18, Card.A28]));
}
