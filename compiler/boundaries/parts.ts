/** The parts of Core that suites are derived for: sides of cards, procedures, chits, and what cards add elsewhere. */
import { type CoreQuestion, some } from '../core/children.js';
import type { Core, CoreProcedure, DeclaredGuard, Guard } from '../core/ir.js';
import { isTable } from '../resolved/declare/declare-tables.js';
import { rowAt } from '../../runtime/state.js';
import { playedFactions } from '../resolved/players.js';
import type { Boundary, Start } from './ir.js';
import { type Mentions, mentionsIn } from './mentions.js';
import { boundariesIn, type Root, rootOf } from './points.js';

/** A card's side, a procedure, a chit, or what a card adds elsewhere, with the ways to come to it. */
export interface Sought {
  readonly of: string;
  readonly boundaries: readonly Boundary[];
  /** What is done; each by whoever may do it. */
  readonly starts: readonly Start[];
  /** What positions for it are made of. */
  readonly mentions: Mentions;
  /** The file beside which its suite stands, below the game's folder and without extension. */
  readonly file: string;
}

/** Every part, in the order of the spec; each with at least one way to begin. */
export function partsOf(core: Core): readonly Sought[] {
  const { world } = core;
  const part = (
    of: string,
    rule: string,
    file: string,
    roots: readonly Root[],
    starts: readonly Start[],
    more: readonly Boundary[] = [],
  ): readonly Sought[] => {
    const boundaries = [...more, ...roots.flatMap((root) => boundariesIn(core, root, of, rule))];
    if (starts.length === 0 || boundaries.length === 0) return [];
    const begun = starts.map(({ what }) => rowOf(core, what));
    return [
      { of, file, boundaries, starts, mentions: mentionsIn(core, [...roots.flatMap(({ nodes }) => nodes), ...begun]) },
    ];
  };
  return [
    ...core.procedures.flatMap((procedure) => {
      const { name, rule, file, selection, quantities, block, woven } = procedure;
      const own = waysTo(core, procedure);
      const roots = [
        ...(selection === null ? [] : [rootOf('selection', selection)]),
        rootOf('quantity', ...quantities),
        rootOf('block', block),
        ...(woven ?? []).map((it) => rootOf('block', it.block)),
      ];
      return part(name, rule, file, roots, own);
    }),
    ...core.additionalSpaces.flatMap(({ name, rule, file, changes, cost }, id) => {
      const hosts = core.procedures.filter(({ additional }) => (additional as readonly number[]).includes(id));
      return part(
        name,
        rule,
        file,
        [rootOf('change', ...changes), rootOf('block', cost)],
        hosts.flatMap((it) => startsOf(core, it.id)),
      );
    }),
    ...core.aspects.flatMap(({ id, name, chits }) =>
      chits.flatMap(({ chit, rule, block }) => {
        const hosts = hostsOf(core, { op: (op) => op.kind === 'resolve' && op.aspect === id });
        return part(`${name} of ${world.chits[chit]?.name ?? ''}`, rule, 'chits', [rootOf('block', block)], hosts);
      }),
    ),
    ...core.cards.flatMap((card) => {
      const { code, file } = rowAt(world.cards, card.id);
      const sides = card.sides.flatMap((side, index) => {
        const of = side.name === 'event' ? code : `${code} ${side.name}`;
        const starts = playedFactions(world.factions).map((by): Start => ({
          by,
          action: { by: world.factions[by]?.name ?? '', plays: code, side: side.name },
          what: { kind: 'side', card: card.id, side: index },
        }));
        const played = playedFactions(world.factions).map((by): Boundary => ({
          of,
          rule: of,
          sentence: side.title,
          span: null,
          words: `${world.factions[by]?.name ?? ''} play it`,
          at: side,
          outcome: `by ${by}`,
        }));
        return part(of, of, file, [rootOf('block', side.block)], starts, played);
      });
      const isOfCard = (guard: Guard | DeclaredGuard): boolean => 'card' in guard && guard.card === card.id;
      const hosts = hostsOf(core, { guard: isOfCard, cardGuard: isOfCard });
      const woven =
        card.woven.length === 0 ? [] : part(`${code} in play`, code, file, [rootOf('steps', ...card.woven)], hosts);
      return [...sides, ...woven];
    }),
  ];
}

function rowOf(core: Core, what: Start['what']): unknown {
  return what.kind === 'procedure'
    ? rowAt(core.procedures, what.procedure)
    : rowAt(rowAt(core.cards, what.card).sides, what.side);
}

/** A procedure, conducted by its own faction or by each. */
function startsOf(core: Core, id: number): readonly Start[] {
  const { world } = core;
  const { name, faction } = rowAt(core.procedures, id);
  const factions = faction === null ? playedFactions(world.factions) : [faction];
  return factions.map((by) => ({
    by,
    action: { by: world.factions[by]?.name ?? '', conducts: name },
    what: { kind: 'procedure', procedure: id },
  }));
}

/** What is declared comes with its host, and a table of results with what looks it up; all else is conducted. */
function waysTo(core: Core, { id, woven }: CoreProcedure): readonly Start[] {
  if (woven !== null) return hostsOf(core, { op: (op) => op.kind === 'named' && op.declares.includes(id) });
  return isTable(core.world, id)
    ? hostsOf(core, { op: (op) => op.kind === 'do' && op.procedure === id })
    : startsOf(core, id);
}

/** The procedures that hold such a thing, by what they do themselves: at most four of them. */
function hostsOf(core: Core, isSuch: CoreQuestion): readonly Start[] {
  const hosts = core.procedures.filter((procedure) => some('procedure', { ...procedure, woven: null }, isSuch));
  return hosts.slice(0, 4).flatMap(({ id }) => startsOf(core, id));
}
