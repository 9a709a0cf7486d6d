/** `Crown conduct a Limited Operation in Fenwick or Dunmoor`: what one conduct by itself is bounded by. */
import { report } from '../diagnostics/report.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { isOfKind } from '../resolved/changed-map.js';
import { createContext } from '../resolved/resolve/context.js';
import type {
  Conduct,
  FactionId,
  NumberExpr,
  ProcedureId,
  SpaceId,
  SpaceSet,
  SpaceTest,
  World,
} from '../resolved/ir.js';
import { lonePlayer } from '../resolved/players.js';
import { resolveConduct } from '../resolved/resolve/resolve-conduct.js';
import type { Conduct as Written } from '../surface/ir.js';
import { parseSentence } from '../surface/parse.js';
import type { Span } from '../source/span.js';
import type { Action } from './ir.js';
import type { Known } from './parse-items.js';
import { spannedText, type Parsed, type Part } from './parts.js';

export type Bounded = Extract<Action['does'], { readonly kind: 'conduct within' }>;

/** Reads a part from its verb `conduct` on. Refuses what no sentence may say, and bounds that the board decides. */
export function parseBounded(known: Known, by: FactionId | null, part: Part): Parsed<Bounded> {
  const parsed = parseSentence(known.sentences.language, spannedText(part));
  if (!parsed.ok) return parsed;
  const { clause } = parsed.value;
  if (clause.kind !== 'conduct') throw new Error('a part that begins with `conduct` is no conduct');
  const beyond = wordsBeyond(clause);
  if (beyond !== null) return refused(report('RW0634', beyond, {}));
  const found: Diagnostic[] = [];
  const context = createContext({
    symbols: known.sentences.symbols,
    report: (diagnostic) => found.push(diagnostic),
    frame: '',
    actor: by,
  });
  const conduct = resolveConduct(context, clause, null);
  const [mistake] = found;
  if (mistake !== undefined) return refused(mistake);
  if (conduct === null) throw new Error('a conduct is refused without a message');
  const bounds = boundsOf(known.world, conduct);
  if (bounds === null) return refused(report('RW0635', clause.where?.span ?? clause.span, {}));
  const { procedures } = conduct;
  return {
    ok: true,
    value: {
      kind: 'conduct within',
      by: by ?? ownerOf(known.world, procedures) ?? lonePlayer(known.world.factions),
      procedures,
      ...bounds,
    },
  };
}

/** What the clause says beside the procedures and their spaces; null where it says nothing else. */
function wordsBeyond({ waiving, choosing, settings, forgoing, disregarding, accompanied }: Written): Span | null {
  const names = [...waiving, choosing, ...settings, ...forgoing, disregarding, accompanied].flatMap((it) => it ?? []);
  return names[0]?.span ?? null;
}

/** The faction to which all of the procedures belong, where they do. */
function ownerOf(world: World, procedures: readonly ProcedureId[]): FactionId | null {
  const owners = new Set(procedures.map((id) => world.procedures[id]?.faction ?? null));
  const [owner = null] = owners;
  return owners.size === 1 ? owner : null;
}

/** Null where they depend on the board. */
function boundsOf(
  world: World,
  { limited, within, least, most }: Conduct,
): Pick<Bounded, 'least' | 'most' | 'spaces'> | null {
  const spaces = within === null ? null : spacesOf(world, within);
  if (within !== null && spaces === null) return null;
  const [low, high] = [literal(least), most === 'all' ? (spaces?.length ?? null) : literal(most)];
  if ((least !== null && low === null) || (most !== null && high === null)) return null;
  return { spaces, least: low, most: limited ? 1 : high };
}

function literal(number: NumberExpr | null): number | null {
  return number?.kind === 'literal' ? number.value : null;
}

/** The spaces of the map that are such whatever is on it; null where the board decides. */
function spacesOf(world: World, set: SpaceSet): readonly SpaceId[] | null {
  let found = world.spaces.map((_, id) => id as SpaceId);
  for (const test of set.tests) {
    const passes = testOf(world, test);
    if (passes === null) return null;
    found = found.filter(passes);
  }
  return found;
}

function testOf(world: World, test: SpaceTest): ((space: SpaceId) => boolean) | null {
  if (test.kind === 'named') return (space) => test.spaces.includes(space);
  if (test.kind === 'of kind') {
    const isSure = world.spaces.every((_, space) => isOfKind(world.spaces, space, test) !== null);
    return isSure ? (space) => isOfKind(world.spaces, space, test) === true : null;
  }
  if (test.kind !== 'adjacent' || typeof test.to === 'string') return null;
  const to = spacesOf(world, test.to);
  if (to === null || to.some((it) => (world.spaces[it]?.joined.length ?? 0) > 0)) return null;
  return (space) => {
    const isThere = test.orIn && to.includes(space);
    return isThere || to.some((other) => world.spaces[other]?.adjacent.includes(space) === true);
  };
}

function refused(diagnostic: Diagnostic): { readonly ok: false; readonly diagnostic: Diagnostic } {
  return { ok: false, diagnostic };
}
