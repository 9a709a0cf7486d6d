/** What no example plays: sides, what holds while they are in play, procedures, effects of chits and tracks, standing rules. */
import { visit } from '../core/children.js';
import type { Core } from '../core/ir.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { report } from '../diagnostics/report.js';
import type { Anchor, Change, Track, Modifier, World } from '../resolved/ir.js';
import type { Span } from '../source/span.js';
import type { ExamplePlan, ScenarioPlan } from './ir.js';
import { leadsOf, playsOfExample, playsOfScenario, type Plays } from './plays.js';

/**
 * One warning for each thing that nothing shows. Sides of cards, and what holds while they are in play, are shown by
 * examples alone; all else also by steps of scenarios.
 */
export function lintUnplayed(
  core: Core,
  examples: readonly ExamplePlan[],
  scenarios: readonly ScenarioPlan[],
): readonly Diagnostic[] {
  const { world } = core;
  const possible = possibleIn(core);
  const leads = leadsOf(core);
  const shown = examples.map((plan) => playsOfExample(core, leads, plan));
  const played = [...shown, ...scenarios.map((plan) => playsOfScenario(core, leads, plan))];
  const record = (span: Span, what: string): Diagnostic => report('RW0815', span, { what });
  return [
    ...sidesWithout(world, shown),
    ...world.modifiers
      .filter((modifier) => isInPlay(shown, modifier) && !shown.some((it) => shows(world, it, modifier)))
      .map(({ span, text }) => record(span, `shows what comes of \`${text}\``)),
    ...world.procedures
      .filter((_, id) => possible.procedures.has(id) && !played.some(({ procedures }) => procedures.has(id)))
      .map(({ name, declared, declaration }) =>
        record(declared, `${declaration === null ? 'conducts' : 'declares'} ${name}`),
      ),
    ...world.chits.flatMap(({ name, effects, declared }, chit) =>
      effects
        .filter(({ aspect }) => possible.aspects.has(aspect))
        .filter(({ aspect }) => !played.some((it) => it.effects.has(`${aspect} ${chit}`)))
        .map(({ aspect }) => record(declared, `resolves the ${world.aspects[aspect]?.name ?? ''} of ${name}`)),
    ),
    ...world.additionalSpaces
      .filter(({ name, rule }) => !played.some((it) => it.answers.has(name.toLowerCase()) || it.rules.has(rule)))
      .map(({ name, declared }) => record(declared, `adds spaces by ${name}`)),
    ...world.standing
      .filter(({ rule }) => !played.some(({ rules }) => rules.has(rule)))
      .map(({ rule, declared }) => record(declared, `cites the standing rule ${rule}`)),
    ...world.tracks.flatMap((track, id) =>
      effectsOf(track, possible.tracks.has(id))
        .filter(({ isShown }) => !played.some((it) => isShown(it.tracks.get(id) ?? [])))
        .map(({ words }) => record(track.declared, `${words} ${track.names.one}`)),
    ),
  ];
}

/** What some step of the game does at all: where nothing does, no example can. */
function possibleIn(core: Core): {
  readonly procedures: ReadonlySet<number>;
  readonly aspects: ReadonlySet<number>;
  readonly tracks: ReadonlySet<number>;
} {
  const procedures = new Set<number>([core.world.start]);
  const aspects = new Set<number>();
  const tracks = new Set<number>();
  visit('core', core, {
    op: (op) => {
      if (op.kind === 'do') procedures.add(op.procedure);
      if (op.kind === 'resolve') aspects.add(op.aspect);
      if (op.kind === 'shift' || op.kind === 'set track' || op.kind === 'net') tracks.add(op.track);
      if (op.kind === 'named') for (const id of op.declares) procedures.add(id);
      if (op.kind !== 'conduct') return;
      for (const id of [...op.procedures, ...(op.accompanied?.procedures ?? [])]) procedures.add(id);
    },
  });
  return { procedures, aspects, tracks };
}

function sidesWithout(world: World, shown: readonly Plays[]): readonly Diagnostic[] {
  const all = new Set(shown.flatMap(({ sides }) => [...sides]));
  return world.cards.flatMap((card, id) =>
    card.sides.flatMap(({ name, declared }, side) =>
      all.has(`${id} ${side}`) ? [] : [report('RW0801', declared, { card: card.code, side: name })],
    ),
  );
}

/** A side that is in play in no example has a warning of its own. */
function isInPlay(shown: readonly Plays[], { card, when }: Modifier): boolean {
  return when.kind === 'current' || shown.some(({ sides }) => sides.has(`${card} ${when.side}`));
}

/** Whether the test has the side in play and does what the item changes. */
function shows(world: World, plays: Plays, { card, when, change }: Modifier): boolean {
  if (when.kind === 'in play' && !plays.sides.has(`${card} ${when.side}`)) return false;
  return touches(world, plays, change);
}

function touches(world: World, { procedures, effects }: Plays, change: Change): boolean {
  switch (change.kind) {
    case 'quantity': {
      const { of } = change;
      if (of.kind === 'chit') return [...effects].some((it) => it.endsWith(` ${of.chit}`));
      if (of.kind === 'selections') return of.procedures.some((id) => procedures.has(id));
      if (of.kind !== 'additional') return procedures.has(of.procedure);
      return world.additionalSpaces[of.additional]?.procedures.some((id) => procedures.has(id)) === true;
    }
    case 'restriction':
    case 'targets':
    case 'ban':
    case 'further':
    case 'accompany':
    case 'amount':
    case 'cost':
    case 'weight':
    case 'forced':
    case 'terms':
      return procedures.has(change.procedure);
    case 'loss':
    case 'reroll':
    case 'limit':
    case 'allowed':
    case 'treated':
    case 'joined':
    case 'barred':
    case 'rolls':
    case 'track change':
      return true;
    case 'steps':
      return reaches({ procedures, effects }, change.at);
  }
}

function reaches({ procedures, effects }: Pick<Plays, 'procedures' | 'effects'>, at: Anchor): boolean {
  if (at.kind === 'aspect') return effects.has(`${at.aspect} ${at.chit}`);
  return !('procedure' in at) || procedures.has(at.procedure);
}

/** What happens at a place of a track, and whether these places, one after the other, come to it. */
function effectsOf(
  { beyond, crossings, boxes }: Track,
  isMoved: boolean,
): readonly { readonly words: string; readonly isShown: (places: readonly number[]) => boolean }[] {
  const steps = (places: readonly number[], passes: (from: number, to: number) => boolean): boolean =>
    places.some((to, index) => {
      const from = places[index - 1];
      return from !== undefined && passes(from, to);
    });
  if (!isMoved) return [];
  return [
    ...beyond.map(({ end }) => ({
      words: `goes beyond ${boxes?.[end]?.name ?? 'the end'} on`,
      isShown: (places: readonly number[]) => steps(places, (_, to) => to === end),
    })),
    ...crossings.map(({ way, value }) => ({
      words: way === 'rising to' ? `raises to ${value}` : `lowers below ${value}`,
      isShown: (places: readonly number[]) =>
        steps(places, (from, to) => (way === 'rising to' ? from < value && to >= value : from >= value && to < value)),
    })),
  ];
}
