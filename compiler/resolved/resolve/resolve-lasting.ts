/** What holds while a side of a card is in play: changes of numbers, restrictions, and steps at the moments of others. */
import { unreachable } from '../../unreachable.js';
import type { Lasting } from '../../surface/documents.js';
import type { Actor as WrittenActor, Change as WrittenChange, Moment, Name } from '../../surface/ir.js';
import { isNamedInOne } from './agreement.js';
import { conductedOn } from './card-rounds.js';
import { type Anchored, nothingInHand, resolveMoved } from './moments.js';
import { resolveChanged } from './resolve-changed.js';
import { each, inside, refuse, wordsAt, type Context } from './context.js';
import { moreOrLess, resolveHowMuch } from './how-much.js';
import { resolveCondition } from './resolve-condition.js';
import { resolveOwn } from './resolve-conduct.js';
import { resolveNumber } from './resolve-number.js';
import { resolveActor } from './resolve-actor.js';
import { resolveAmountChange } from './resolve-amount-change.js';
import { resolveAccompany } from './resolve-accompany.js';
import { resolveFurther } from './resolve-further.js';
import { resolveBarred } from './resolve-barred.js';
import { resolveAllowed, resolveLimit } from './resolve-limits.js';
import { resolveCost } from './resolve-cost.js';
import { resolveWeight } from './resolve-weight.js';
import { checkMapCondition, resolveJoined, resolveTreated } from './resolve-map-changes.js';
import { checkAlternative } from './resolve-joined.js';
import { refuseQuantity, resolveKind, resolveSet, resolveSpaces } from './resolve-spaces.js';
import { resolveLocated, wherever } from './resolve-where.js';
import { resolveThings } from './resolve-things.js';
import { some } from '../children.js';
import { resolveNumbered, resolveTerms } from './resolve-tracks.js';
import { namingTurn } from './resolve-turn.js';
import { meaningOf, meaningsOf, numbered } from '../declare/symbols.js';
import { instead, mention, refuseName, similar } from './unknown.js';
import type { DeclaredProcedure } from '../declare/declarations.js';
import type {
  AspectId,
  Change,
  ChitId,
  ColumnId,
  Condition,
  FactionId,
  MoreOwner,
  NumberExpr,
  Procedure,
  ProcedureId,
  QuantityOwner,
  SpaceSet,
} from '../ir.js';

/** Resolves a sentence of what holds while a card is in play. Null where it was reported. */
function resolveChange(ctx: Context, change: PlainChange, capability?: FactionId | null): Change | null {
  switch (change.kind) {
    case 'quantity':
      return resolveQuantityChange(ctx, change);
    case 'class quantity':
      return resolveClassChange(ctx, change);
    case 'restriction': {
      const procedure = resolveProcedure(ctx, change.procedure);
      const { quantity } = change.spaces;
      const spaces = resolveSet(ctx, quantity?.kind === 'any' ? { ...change.spaces, quantity: null } : change.spaces);
      if (procedure === null || spaces === null || !selects(ctx, change.procedure, procedure)) return null;
      return { kind: 'restriction', procedure, spaces };
    }
    case 'targets':
      return resolveTargets(ctx, change);
    case 'ban':
      return resolveBan(ctx, change);
    case 'amount':
    case 'placing instead':
    case 'removing instead':
    case 'moving instead':
      return resolveAmountChange(ctx, change, changedNumber);
    case 'cost':
    case 'cost there':
      return resolveCost(ctx, change, changedNumber);
    case 'count double':
    case 'ignored':
      return resolveWeight(ctx, change);
    case 'barred':
      return resolveBarred(ctx, change);
    case 'limit':
      return resolveLimit(ctx, change, changedNumber);
    case 'allowed':
      return resolveAllowed(ctx, change);
    case 'further':
      return resolveFurther(ctx, change);
    case 'accompany':
      return resolveAccompany(ctx, change);
    case 'treated':
      return resolveTreated(ctx, change);
    case 'joined':
      return resolveJoined(ctx, change);
    case 'reroll': {
      const faction = meaningOf(ctx.symbols, change.faction.text, 'faction');
      if (faction === null) return refuseName(ctx, change.faction, 'RW0301', ['faction']);
      if (ctx.symbols.declarations.turn !== null) return { kind: 'reroll', faction: faction.id };
      const { span } = change;
      const words = wordsAt(span).split(/,? (?=\S+ may )/u)[0] ?? '';
      return refuse(ctx, 'RW0493', { ...span, end: span.start + words.length }, { words }, { help: [namingTurn] });
    }
    case 'loss':
      return resolveLoss(ctx, change, capability);
    case 'rolls of':
    case 'rolls': {
      const procedure = change.kind === 'rolls' ? undefined : resolveProcedure(ctx, change.procedure);
      const against = resolveNumber(heldAgainst(ctx), change.against);
      const there = against === null ? ctx : besideRoll(ctx, against);
      const by = resolveHowMuch(there, change.by, moreOrLess(change.by, change.how));
      if (against === null || by === null || procedure === null) return null;
      const of = procedure === undefined ? {} : { procedure };
      return { kind: 'rolls', against, by, sign: signOf(change), ...of };
    }
    case 'track change':
    case 'track bound':
      return resolveTrackChange(ctx, change);
    case 'forced':
    case 'forced anywhere':
      return resolveForced(ctx, change);
    default:
      return unreachable(change);
  }
}

type PlainChange = Exclude<WrittenChange, { readonly kind: 'if' }>;

/** A change, and what else must hold, on a card that is a capability of this faction, or of any; null where it was reported. */
export function resolveConditional(
  ctx: Context,
  change: WrittenChange,
  capability?: FactionId | null,
): { readonly change: Change; readonly condition?: Condition } | null {
  if (change.kind !== 'if') {
    const plain = resolveChange(ctx, change, capability);
    return plain === null ? null : { change: plain };
  }
  const plain = resolveChange(ctx, change.change, capability);
  const there = plain?.kind === 'rolls' ? besideRoll(ctx, plain.against) : inside(ctx, { unexecuted: changedNumber });
  const condition = resolveCondition(there, change.condition);
  if (plain === null || condition === null) return null;
  return checkMapCondition(ctx, plain, condition, change.condition.span) ? { change: plain, condition } : null;
}

/** What a roll is held against may be printed on the piece in hand, whichever it is. */
function heldAgainst(ctx: Context): Context {
  const columns = numbered<ColumnId, object>(ctx.symbols.declarations.columns).map(([id]) => id);
  return inside(ctx, { unexecuted: changedNumber, piece: columns });
}

/** What is told beside such a number: of the piece in hand where the number is its own. */
function besideRoll(ctx: Context, against: NumberExpr): Context {
  const isOfPiece = some('number', against, { number: ({ kind }) => kind === 'value of it' });
  return isOfPiece ? heldAgainst(ctx) : inside(ctx, { unexecuted: changedNumber });
}

/** `Sally may not target Runners in Towns`. */
function resolveTargets(ctx: Context, change: Extract<WrittenChange, { kind: 'targets' }>): Change | null {
  const procedure = resolveProcedure(ctx, change.procedure);
  const { quantity } = change.what;
  const what = quantity?.kind === 'any' ? { ...change.what, quantity: null } : change.what;
  if (what.quantity !== null) return refuseQuantity(ctx, what.quantity, 'are no targets');
  if (procedure === null || !checkAlternative(ctx, what, 'a piece is one of them')) return null;
  if (ctx.symbols.declarations.procedures[procedure]?.choosesPieces !== true)
    return refuse(ctx, 'RW0498', change.procedure.span, { procedure: change.procedure.text });
  const located = resolveLocated(ctx, what, 'pieces');
  if (located === null) return null;
  const where = wherever(ctx, what, located, 'target');
  return where === null ? null : { kind: 'targets', procedure, columns: located.things.columns, ...where };
}

/** `Crown may not conduct Muster`. */
function resolveBan(ctx: Context, change: Extract<WrittenChange, { kind: 'ban' }>): Change | null {
  const faction = meaningOf(ctx.symbols, change.faction.text, 'faction');
  if (faction === null) return refuseName(ctx, change.faction, 'RW0301', ['faction']);
  const procedure = resolveConducted(ctx, change.procedure);
  if (procedure === null) return null;
  const own = ctx.symbols.declarations.procedures[procedure];
  if (own?.class === null) return refuse(ctx, 'RW0496', change.procedure.span, { procedure: change.procedure.text });
  const { factions } = ctx.symbols.declarations;
  const conductor = own?.faction ?? faction.id;
  if (conductor === faction.id) return { kind: 'ban', faction: faction.id, procedure };
  const help = [instead(change.faction.span, factions[conductor]?.name ?? '', 'it is conducted by the other faction')];
  return refuse(
    ctx,
    'RW0497',
    change.faction.span,
    { procedure: change.procedure.text, faction: change.faction.text },
    { help },
  );
}

/** `Crown lose this capability if Resolve is 0`. */
function resolveLoss(
  ctx: Context,
  change: Extract<WrittenChange, { kind: 'loss' }>,
  capability: FactionId | null | undefined,
): Change | null {
  const { faction } = change;
  const meaning = meaningOf(ctx.symbols, faction.text, 'faction');
  const condition = resolveCondition(inside(ctx, { unexecuted: changedNumber }), change.condition);
  if (meaning === null) return refuseName(ctx, faction, 'RW0301', ['faction']);
  if (capability === null) return refuse(ctx, 'RW0446', change.span, {});
  if (condition === null) return null;
  if (capability === undefined || capability === meaning.id) return { kind: 'loss', faction: meaning.id, condition };
  const owner = ctx.symbols.declarations.factions[capability]?.name ?? '';
  const help = [instead(faction.span, owner, 'it is their capability')];
  return refuse(ctx, 'RW0447', faction.span, { faction: faction.text, owner }, { help });
}

function signOf({ how }: { readonly how: 'more' | 'less' }): 1 | -1 {
  return how === 'more' ? 1 : -1;
}

/** Resolves `each reduction of Resolve by Fixed Events is 1 less`. */
function resolveTrackChange(
  ctx: Context,
  change: Extract<WrittenChange, { kind: 'track change' | 'track bound' }>,
): Change | null {
  const target = resolveNumbered(ctx, change.track, change.verb);
  const kinds = each(change.kinds, (kind) => {
    const meaning = meaningOf(ctx.symbols, kind.text, 'card kind');
    if (meaning === null) return refuseName(ctx, kind, 'RW0316', ['card kind']);
    return meaning.id;
  });
  const said = change.kind === 'track bound' ? null : moreOrLess(change.by, change.how);
  const by = resolveHowMuch(ctx, change.by, said);
  if (target === null || kinds === null || by === null) return null;
  const { text, span } = change.track;
  if (target.kind === 'counter') return refuse(ctx, 'RW0322', span, { name: text, is: 'a counter', wanted: 'a track' });
  const direction = change.verb === 'raise' ? 1 : -1;
  const how = change.kind === 'track bound' ? 'at most' : change.how;
  return { kind: 'track change', track: target.track, direction, kinds, by, how };
}

/** Resolves `Crown must choose Troopers in Muster`: the alternative is one of a `choose one` of the procedure. */
function resolveForced(
  ctx: Context,
  change: Extract<WrittenChange, { kind: 'forced' | 'forced anywhere' }>,
): Change | null {
  const faction = resolveForcedFaction(ctx, change.faction);
  const procedure =
    change.kind === 'forced' ? resolveProcedure(ctx, change.procedure) : offering(ctx, change.alternative);
  const own = procedure === null ? undefined : ctx.symbols.declarations.procedures[procedure];
  if (procedure === null || own === undefined) return null;
  const alternative = resolveOwn(ctx, change.alternative, [own], 'RW0314', (it) => it.alternatives);
  if (alternative === null || faction === undefined) return null;
  return { kind: 'forced', faction, procedure, alternative };
}

/** Null where it is whoever executes; undefined where it was reported. */
function resolveForcedFaction(ctx: Context, who: WrittenActor): FactionId | 'other' | null | undefined {
  const actor = resolveActor(ctx, who);
  if (actor?.kind === 'faction') return actor.faction;
  if (actor?.kind === 'other') return 'other';
  return actor === null ? undefined : null;
}

/** The procedure that has an alternative of that name, where it is one. */
function offering(ctx: Context, alternative: Name): ProcedureId | null {
  const { procedures } = ctx.symbols.declarations;
  const all = numbered<ProcedureId, DeclaredProcedure>(procedures);
  const [first, ...others] = all.filter(([, it]) => it.alternatives.some(({ name }) => name === alternative.text));
  if (first !== undefined && others.length === 0) return first[0];
  const { span } = alternative;
  if (first === undefined) {
    resolveOwn(ctx, alternative, procedures, 'RW0314', (it) => it.alternatives);
    return null;
  }
  const help = [first, ...others].map(([, { name }]) =>
    instead({ ...span, start: span.end }, ` in ${name}`, `write \`${alternative.text} in ${name}\``),
  );
  return refuse(ctx, 'RW0400', span, { alternative: alternative.text }, { help });
}

/** What is told of the numbers that cards change. */
const changedNumber = 'what a card makes of a number';

function resolveQuantityChange(ctx: Context, change: Extract<WrittenChange, { kind: 'quantity' }>): Change | null {
  const of = resolveOwner(ctx, change.of, change.quantity);
  // A chit is resolved in a space, and so its numbers may depend on it.
  const there = inside(ctx, { here: of?.kind === 'chit', unexecuted: changedNumber });
  // What is added or taken away goes one way; a number of a procedure may itself be below 0.
  const direction = moreOrLess(change.by, change.how);
  const by = direction === null ? resolveNumber(there, change.by) : resolveHowMuch(there, change.by, direction);
  const condition = change.condition === null ? null : resolveCondition(there, change.condition);
  if (of === null || by === null || (change.condition !== null && condition === null)) return null;
  return { kind: 'quantity', of, how: change.how, by, condition };
}

/** `each Crown Operation's spaces is at most 2`: of those that select spaces. */
function resolveClassChange(ctx: Context, change: Extract<WrittenChange, { kind: 'class quantity' }>): Change | null {
  const of = meaningOf(ctx.symbols, change.of.text, 'class');
  const faction = change.faction === null ? null : meaningOf(ctx.symbols, change.faction.text, 'faction');
  if (change.faction !== null && faction === null) return refuseName(ctx, change.faction, 'RW0301', ['faction']);
  if (of === null) return refuseName(ctx, change.of, 'RW0319', ['class']);
  if (!isNamedInOne(ctx, change.of, 'class')) return null;
  if (change.quantity.text !== 'spaces') return refuseSpacesOnly(ctx, change.quantity);
  const procedures = numbered<ProcedureId, DeclaredProcedure>(ctx.symbols.declarations.procedures).flatMap(
    ([id, it]) => (it.class === of.id && it.selects && (faction === null || it.faction === faction.id) ? [id] : []),
  );
  const there = inside(ctx, { unexecuted: changedNumber });
  const by = resolveHowMuch(there, change.by, moreOrLess(change.by, change.how));
  const condition = change.condition === null ? null : resolveCondition(there, change.condition);
  if (by === null || (change.condition !== null && condition === null)) return null;
  if (procedures.length === 0)
    return refuse(ctx, 'RW0426', change.of.span, { procedure: change.of.text, words: 'its selected spaces' });
  return { kind: 'quantity', of: { kind: 'selections', procedures }, how: change.how, by, condition };
}

function refuseSpacesOnly(ctx: Context, quantity: Name): null {
  const help = [mention('there is `spaces`')];
  return refuse(ctx, 'RW0325', quantity.span, { name: quantity.text }, { help });
}

/** Whose number it is: `spaces` is how many spaces a procedure may select, or how many additional spaces are. */
function resolveOwner(ctx: Context, of: Name, quantity: Name): QuantityOwner | MoreOwner | null {
  const { procedures, chits } = ctx.symbols.declarations;
  const procedure = meaningOf(ctx.symbols, of.text, 'procedure');
  const chit = meaningOf(ctx.symbols, of.text, 'chit');
  const additional = meaningOf(ctx.symbols, of.text, 'additional spaces');
  if (procedure === null && chit === null && additional !== null) {
    if (quantity.text !== 'spaces') return refuseSpacesOnly(ctx, quantity);
    return { kind: 'additional', additional: additional.id };
  }
  if (procedure === null && chit === null)
    return refuseName(ctx, of, 'RW0312', ['procedure', 'chit', 'additional spaces']);
  if (procedure !== null && quantity.text === 'spaces')
    return selects(ctx, of, procedure.id) ? { kind: 'selection', procedure: procedure.id } : null;
  const ofProcedure = procedure === null ? [] : (procedures[procedure.id]?.quantityNames ?? []);
  const ofChit = chit === null ? [] : (chits[chit.id]?.quantityNames ?? []);
  const isIts = (it: { readonly name: string }) => it.name === quantity.text;
  if (procedure !== null && ofProcedure.some(isIts))
    return { kind: 'procedure', procedure: procedure.id, name: quantity.text };
  if (chit !== null && ofChit.some(isIts)) return { kind: 'chit', chit: chit.id, name: quantity.text };
  const names = [...ofProcedure, ...ofChit].map((it) => it.name);
  const near = similar(ctx, quantity, [...names, ...(procedure === null ? [] : ['spaces'])]);
  const others = near.length > 0 ? [] : names.map((text) => mention(`it has \`${text}\``));
  const declared = (procedure ?? chit)?.declared ?? null;
  const notes = declared === null ? [] : [{ message: `\`${of.text}\` is declared in`, span: declared }];
  return refuse(ctx, 'RW0325', quantity.span, { name: quantity.text }, { help: [...near, ...others], notes });
}

/** A procedure that is done at moments of its own. */
function resolveConducted(ctx: Context, name: Name): ProcedureId | null {
  const id = resolveProcedure(ctx, name);
  const own = id === null ? undefined : ctx.symbols.declarations.procedures[id];
  return own?.isDeclared === true ? refuse(ctx, 'RW0452', name.span, { procedure: name.text }) : id;
}

function resolveProcedure(ctx: Context, name: Name): ProcedureId | null {
  return meaningOf(ctx.symbols, name.text, 'procedure')?.id ?? refuseName(ctx, name, 'RW0312', ['procedure']);
}

/** Reports a procedure that selects no spaces where its spaces are spoken of. */
function selects(ctx: Context, name: Name, id: ProcedureId): boolean {
  if (ctx.symbols.declarations.procedures[id]?.selects === true) return true;
  refuse(ctx, 'RW0426', name.span, { procedure: name.text, words: 'its selected spaces' });
  return false;
}

/** Resolves the moment at which steps are done. Null where it was reported. */
export function resolveMoment(
  ctx: Context,
  moment: Extract<Lasting, { kind: 'steps' }>['moment'],
  procedures: readonly Procedure[] = [],
): Anchored | null {
  const { declarations } = ctx.symbols;
  switch (moment.kind) {
    case 'turn': {
      const faction = meaningOf(ctx.symbols, moment.faction.text, 'faction');
      if (faction === null) return refuseName(ctx, moment.faction, 'RW0301', ['faction']);
      const { turn } = declarations;
      if (turn === null)
        return refuse(ctx, 'RW0493', moment.span, { words: wordsAt(moment.span) }, { help: [namingTurn] });
      const surroundings = { ...nothingInHand, procedure: declarations.procedures[turn] ?? null };
      return { at: { kind: 'procedure', procedure: turn, moment: moment.moment }, surroundings, only: faction.id };
    }
    case 'procedure': {
      const kind = meaningOf(ctx.symbols, moment.procedure.text, 'card kind');
      const known = meaningOf(ctx.symbols, moment.procedure.text, 'procedure');
      const procedure =
        kind !== null && known === null
          ? conductedOn(ctx, moment.procedure, kind.id, procedures)
          : resolveConducted(ctx, moment.procedure);
      if (procedure === null) return null;
      const surroundings = { ...nothingInHand, procedure: declarations.procedures[procedure] ?? null };
      return { at: { kind: 'procedure', procedure, moment: moment.moment }, surroundings };
    }
    case 'conducting instead': {
      const procedure = resolveConducted(ctx, moment.procedure);
      if (procedure === null) return null;
      const surroundings = { ...nothingInHand, procedure: declarations.procedures[procedure] ?? null };
      return { at: { kind: 'conduct', procedure, may: false }, surroundings };
    }
    case 'part':
      return resolvePart(ctx, moment);
    case 'selected': {
      const procedure = resolveConducted(ctx, moment.procedure);
      if (procedure === null || !selects(ctx, moment.procedure, procedure)) return null;
      const own = declarations.procedures[procedure] ?? null;
      const spaces = resolveSelected({ ...ctx, procedure: own }, moment);
      if (spaces === null) return null;
      return {
        at: { kind: 'selected', procedure, spaces, moment: moment.moment },
        surroundings: { ...nothingInHand, procedure: own, here: true },
      };
    }
    case 'arrivals':
      return resolveArrivals(ctx, moment);
    case 'changes':
    case 'first change':
    case 'falls':
    case 'rises':
      return resolveChanged(ctx, moment);
    case 'moves': {
      const things = resolveThings(ctx, moment.what, 'pieces');
      const from = resolveKind(ctx, moment.from);
      const least = resolveMoved(ctx, moment.what);
      if (things === null || from === null || least === null) return null;
      const surroundings = { ...nothingInHand, here: true, group: things.columns };
      return { at: { kind: 'moves', columns: things.columns, least, from }, surroundings };
    }
    default:
      return unreachable(moment);
  }
}

type PartMoment = Extract<Moment, { readonly kind: 'part' }>;

/** An effect of a chit, or a step that a procedure names. */
function resolvePart(ctx: Context, moment: PartMoment): Anchored | null {
  const chit = meaningOf(ctx.symbols, moment.of.text, 'chit');
  const procedure = meaningOf(ctx.symbols, moment.of.text, 'procedure');
  if (chit !== null) return resolveAspectMoment(ctx, moment, chit.id);
  if (procedure === null) return refuseName(ctx, moment.of, 'RW0312', ['procedure', 'chit']);
  const own = ctx.symbols.declarations.procedures[procedure.id];
  if (own === undefined) return null;
  const name = resolveOwn(ctx, moment.part, [own], 'RW0327', (it) => it.namedSteps);
  if (name === null) return null;
  const step = own.namedSteps.find((it) => it.name === name);
  const here = step?.here ?? false;
  const known = (moment.moment === 'after' ? step?.knownAfter : step?.knownBefore) ?? [];
  return {
    at: { kind: 'step', procedure: procedure.id, name, moment: moment.moment, here },
    surroundings: { ...nothingInHand, procedure: own, here, known },
  };
}

/** `whenever Muster moves Troopers to a Town`. */
function resolveArrivals(ctx: Context, moment: Extract<Moment, { kind: 'arrivals' }>): Anchored | null {
  const procedure = resolveProcedure(ctx, moment.procedure);
  const things = resolveThings(ctx, moment.what, 'pieces');
  const to = resolveKind(ctx, moment.to);
  const least = resolveMoved(ctx, moment.what);
  if (procedure === null || things === null || to === null || least === null) return null;
  const own = ctx.symbols.declarations.procedures[procedure] ?? null;
  const surroundings = { ...nothingInHand, procedure: own, here: true };
  return { at: { kind: 'arrivals', procedure, columns: things.columns, least, to }, surroundings };
}

function resolveAspectMoment(ctx: Context, moment: PartMoment, chit: ChitId): Anchored | null {
  const { aspects, chits, families } = ctx.symbols.declarations;
  const own = chits[chit];
  if (own === undefined) return null;
  const { part } = moment;
  const named = meaningsOf(ctx.symbols, part.text).flatMap((it): AspectId[] => (it.kind === 'aspect' ? [it.id] : []));
  if (named.length === 0) return refuseName(ctx, part, 'RW0311', ['aspect']);
  const aspect = named.find((id) => aspects[id]?.family === own.family);
  if (aspect !== undefined)
    return {
      at: { kind: 'aspect', chit, aspect, moment: moment.moment },
      surroundings: { ...nothingInHand, chit: own, here: true },
    };
  const help = aspects.filter((it) => it.family === own.family).map(({ name }) => mention(`it has \`${name}\``));
  return refuse(ctx, 'RW0432', part.span, { family: families[own.family]?.name ?? '', aspect: part.text }, { help });
}

/** `each selected Town`: that the spaces are selected is what the moment says, and so no test of its own. */
function resolveSelected(ctx: Context, moment: Extract<Moment, { kind: 'selected' }>): SpaceSet | null {
  const [head] = moment.spaces.heads;
  if (head !== undefined && !head.adjectives.some((it) => it.text === 'selected')) {
    const at = { ...head.span, end: head.span.start };
    return refuse(ctx, 'RW0435', head.span, {}, { help: [instead(at, 'selected ', 'write `selected` in front')] });
  }
  const { quantity } = moment.spaces;
  if (quantity !== null && quantity.kind !== 'each') return refuseQuantity(ctx, quantity, 'are resolved');
  const spaces = resolveSpaces(ctx, moment.spaces);
  if (!checkAlternative(ctx, moment.spaces, 'each space is one of them')) return null;
  return spaces === null ? null : { tests: spaces.tests.filter((it) => it.kind !== 'selected') };
}

/** `Reckoning also counts`. */
export function resolveMoreTerms(ctx: Context, item: Extract<Lasting, { kind: 'terms' }>): Change | null {
  const procedure = resolveProcedure(ctx, item.moment.procedure);
  const terms = resolveTerms(ctx, item.terms);
  if (procedure === null || terms === null) return null;
  if (ctx.symbols.declarations.procedures[procedure]?.counts === true) return { kind: 'terms', procedure, terms };
  return refuse(ctx, 'RW0436', item.moment.procedure.span, { procedure: item.moment.procedure.text });
}
