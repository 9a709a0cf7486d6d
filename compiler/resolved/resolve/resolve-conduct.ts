/** `conduct a Limited Operation in or adjacent to Fenwick`: which procedures, and within which bounds. */
import type { Actor, Clause, Conduct as Written, Filter, Name, Setting } from '../../surface/ir.js';
import { isNamedInOne } from './agreement.js';
import { each, refuse, wordsAt, type Context } from './context.js';
import { resolveNumber } from './resolve-number.js';
import { checkAlternative, refuseAmbiguous, wording } from './resolve-joined.js';
import { isNamed, needHere, refuseQuantity, resolveSet, resolveSpaceFilter, resolveSpaces } from './resolve-spaces.js';
import { checkSpread } from './resolve-spread.js';
import { meaningOf, numbered } from '../declare/symbols.js';
import { mention, refuseName, similar } from './unknown.js';
import type { DeclaredProcedure } from '../declare/declarations.js';
import type { ClassId, Conduct, FactionId, NumberExpr, ProcedureId, SpaceSet } from '../ir.js';

/** The actor is who the sentence itself names; null where it names nobody. */
export function resolveConduct(
  ctx: Context,
  clause: Extract<Clause, { readonly kind: 'conduct' }>,
  actor: Actor | null,
): Conduct | null {
  const named = each(clause.what, (it) => resolveNames(ctx, it, actor));
  if (named === null || !namesEachOnce(ctx, clause.what, named)) return null;
  const procedures = [...new Set(named.flat())];
  const declared = procedures.flatMap((id) => ctx.symbols.declarations.procedures[id] ?? []);
  const bounds = clause.where === null ? unbounded(null) : resolveBounds(ctx, clause.where);
  if (!isWhollyLimited(ctx, clause)) return null;
  const waiving = each(clause.waiving, (it) =>
    resolveOwn(ctx, it, declared, 'RW0313', (procedure) => procedure.conditions),
  );
  const choosing =
    clause.choosing === null
      ? null
      : resolveOwn(ctx, clause.choosing, declared, 'RW0314', (procedure) => procedure.alternatives);
  const settings = resolveSettings(ctx, clause.settings, declared);
  const forgoing = each(clause.forgoing, (it) => resolveForgoing(ctx, it, procedures));
  const accompanied = clause.accompanied === null ? null : resolveClass(ctx, clause.accompanied);
  if (bounds === null || waiving === null || settings === null || forgoing === null) return null;
  if ((clause.choosing !== null && choosing === null) || (clause.accompanied !== null && accompanied === null))
    return null;
  if (!hasSpaces(ctx, clause, declared) || !takesBounds(ctx, clause, declared) || !hasCards(ctx, clause)) return null;
  return {
    kind: 'conduct',
    procedures,
    limited: clause.limited.length > 0,
    ...bounds,
    waiving,
    choosing,
    ...settings,
    forgoing,
    ...(clause.disregarding === null ? {} : { disregardsCards: true }),
    accompanied,
  };
}

/** The procedure of that name, or all of the class of that name. */
function resolveNames(ctx: Context, name: Name, actor: Actor | null): readonly ProcedureId[] | null {
  const { declarations } = ctx.symbols;
  const meaning = meaningOf(ctx.symbols, name.text, 'procedure', 'class');
  if (meaning === null) return refuseName(ctx, name, 'RW0312', ['procedure', 'class']);
  if (!isNamedInOne(ctx, name, 'class')) return null;
  const all = numbered<ProcedureId, DeclaredProcedure>(declarations.procedures);
  if (meaning.kind === 'class') return all.flatMap(([id, it]) => (it.class === meaning.id ? [id] : []));
  if (declarations.procedures[meaning.id]?.isDeclared === true)
    return refuse(ctx, 'RW0452', name.span, { procedure: name.text });
  const owner = declarations.procedures[meaning.id]?.faction ?? null;
  const conductor = actor === null ? ctx.scope.actor : factionOf(ctx, actor);
  if (owner === null || conductor === null || owner === conductor) return [meaning.id];
  const by = (faction: FactionId) => declarations.factions[faction]?.name ?? '';
  const help = actor?.kind === 'faction' ? [mention(`\`${by(owner)}\` can`)] : [];
  return refuse(ctx, 'RW0417', name.span, { procedure: name.text, owner: by(owner), actor: by(conductor) }, { help });
}

/** `a Limited Muster or Rise`: is the other one Limited too? */
function isWhollyLimited(ctx: Context, { what, limited, span }: Written): boolean {
  const others = what.filter((it) => !limited.includes(it));
  if (limited.length === 0 || others.length === 0) return true;
  const edits = others.map(({ span }) => ({ span: { ...span, end: span.start }, text: 'Limited ' }));
  const help = [
    wording('where all of them are Limited, write it before each', ...edits),
    wording('where not all are, write a sentence for each below `choose one:`'),
  ];
  const start = span.start + wordsAt(span).search(/\bLimited\b/u);
  refuseAmbiguous(ctx, { ...span, start, end: what.at(-1)?.span.end ?? span.end }, help);
  return false;
}

/** A procedure of a class that is named too is named twice. */
function namesEachOnce(ctx: Context, names: readonly Name[], named: readonly (readonly ProcedureId[])[]): boolean {
  const again = names.find((_, index) =>
    named.some((other, place) => place !== index && (named[index] ?? []).every((id) => other.includes(id))),
  );
  if (again !== undefined) refuse(ctx, 'RW0485', again.span, { word: again.text });
  return again === undefined;
}

function factionOf(ctx: Context, actor: Actor): FactionId | null {
  return actor.kind === 'faction' ? (meaningOf(ctx.symbols, actor.name.text, 'faction')?.id ?? null) : null;
}

type Bounds = Pick<Conduct, 'within' | 'least' | 'most'>;

/** As many of these spaces as the procedure says. */
function unbounded(within: SpaceSet | null): Bounds {
  return { within, least: null, most: null };
}

/** `here`, `in up to 2 Towns`, `in or adjacent to Fenwick`. */
function resolveBounds(ctx: Context, filter: Filter): Bounds | null {
  if (filter.kind === 'here') return needHere(ctx, filter) ? unbounded({ tests: [{ kind: 'here' }] }) : null;
  if (filter.kind !== 'in') {
    const tests = resolveSpaceFilter(ctx, filter);
    return tests === null ? null : unbounded({ tests });
  }
  const within = resolveSpaces(ctx, filter.place);
  const { quantity } = filter.place;
  if (within === null) return null;
  if (quantity === null) {
    const { place } = filter;
    // `in Fenwick and Dunmoor` is in both.
    if (place.heads.length > 1 && place.join === 'and' && isNamed(ctx, place))
      return { within, least: null, most: 'all' };
    return checkAlternative(ctx, place, 'each space is one of them') ? unbounded(within) : null;
  }
  if (!checkSpread(ctx, filter.place, 'some')) return null;
  switch (quantity.kind) {
    case 'any':
      return unbounded(within);
    case 'all':
    case 'each':
    case 'each of':
      return { within, least: null, most: 'all' };
    case 'either':
      return { within, least: single, most: single };
    case 'exactly':
    case 'up to': {
      const most = resolveNumber(ctx, quantity.count);
      if (most?.kind === 'literal' && most.value < 1)
        return refuse(ctx, 'RW0402', quantity.span, { asked: most.value });
      return most === null ? null : { within, least: quantity.kind === 'exactly' ? most : null, most };
    }
    default:
      return refuseQuantity(ctx, quantity, 'are selected');
  }
}

const single: NumberExpr = { kind: 'literal', value: 1 };

/** `where offered is 0`: names that one of the procedures declares, with what they mean this once. */
function resolveSettings(
  ctx: Context,
  settings: readonly Setting[],
  procedures: readonly DeclaredProcedure[],
): Pick<Conduct, 'values' | 'places'> | null {
  const values = each(
    settings.filter((it) => it.kind === 'value'),
    (it) => {
      const name = resolveOwn(ctx, it.name, procedures, 'RW0325', (procedure) => procedure.quantityNames);
      const value = resolveNumber(ctx, it.value);
      return name === null || value === null ? null : { name, value };
    },
  );
  const places = each(
    settings.filter((it) => it.kind === 'place'),
    (it) => {
      const name = resolveOwn(ctx, it.name, procedures, 'RW0326', (procedure) => procedure.placeNames);
      const spaces = resolveSet(ctx, it.spaces);
      return name === null || spaces === null ? null : { name, spaces };
    },
  );
  return values === null || places === null ? null : { values, places };
}

/** A name that one of the procedures gives to something of its own. */
export function resolveOwn(
  ctx: Context,
  name: Name,
  procedures: readonly DeclaredProcedure[],
  code: 'RW0313' | 'RW0314' | 'RW0325' | 'RW0326' | 'RW0327',
  own: (procedure: DeclaredProcedure) => readonly { readonly name: string }[],
): string | null {
  const names = procedures.flatMap((it) => own(it).map((condition) => condition.name));
  if (names.includes(name.text)) return name.text;
  const [procedure] = procedures;
  const notes =
    procedure === undefined ? [] : [{ message: `\`${procedure.name}\` is declared in`, span: procedure.declared }];
  const near = similar(ctx, name, names);
  const others = near.length > 0 ? [] : names.slice(0, 4).map((text) => mention(`it has \`${text}\``));
  return refuse(ctx, code, name.span, { name: name.text }, { help: [...near, ...others], notes });
}

/** Additional spaces of one of the procedures. */
function resolveForgoing(ctx: Context, name: Name, procedures: readonly ProcedureId[]): string | null {
  const own = ctx.symbols.declarations.additionalSpaces.filter((it) =>
    it.procedures.some((id) => procedures.includes(id)),
  );
  if (own.some((it) => it.name === name.text)) return name.text;
  const names = own.map((it) => it.name);
  const near = similar(ctx, name, names);
  const others = near.length > 0 ? [] : names.map((text) => mention(`there is \`${text}\``));
  return refuse(ctx, 'RW0328', name.span, { name: name.text }, { help: [...near, ...others] });
}

function resolveClass(ctx: Context, name: Name): ClassId | null {
  const meaning = meaningOf(ctx.symbols, name.text, 'class');
  if (meaning === null) return refuseName(ctx, name, 'RW0319', ['class']);
  return isNamedInOne(ctx, name, 'class') ? meaning.id : null;
}

/** Bounds on spaces mean nothing to a procedure that selects none. */
function hasSpaces(ctx: Context, clause: Written, procedures: readonly DeclaredProcedure[]): boolean {
  if (procedures.length === 0 || procedures.some((it) => it.selects)) return true;
  const [name] = clause.what;
  if (name === undefined) return true;
  const procedure = name.text;
  if (clause.limited.length > 0) refuse(ctx, 'RW0426', name.span, { procedure, words: 'Limited' });
  else if (clause.where !== null)
    refuse(ctx, 'RW0426', clause.where.span, { procedure, words: wordsAt(clause.where.span) });
  else return true;
  return false;
}

/** What is different in one conduct means nothing to a procedure of no class, which is simply done. */
function takesBounds(ctx: Context, clause: Written, procedures: readonly DeclaredProcedure[]): boolean {
  const simple = procedures.find((it) => it.class === null);
  const settings = clause.settings.map(({ name }) => name);
  const { waiving, choosing, disregarding, accompanied } = clause;
  const [first] = [...waiving, choosing, ...settings, disregarding, accompanied].flatMap((it) => it ?? []);
  if (simple === undefined || first === undefined) return true;
  refuse(ctx, 'RW0470', first.span, { procedure: simple.name, name: first.text });
  return false;
}

/** Of a game without cards there is nothing to disregard. */
function hasCards(ctx: Context, { disregarding }: Written): boolean {
  if (disregarding === null || ctx.symbols.declarations.cards.length > 0) return true;
  const { span } = disregarding;
  const before = /,?\s*$/u.exec(span.file.text.slice(0, span.start))?.[0].length ?? 0;
  const words = { ...span, start: span.start - before };
  refuse(ctx, 'RW0477', span, {}, { help: [wording('leave it out', { span: words, text: '' })] });
  return false;
}
