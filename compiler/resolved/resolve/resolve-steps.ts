/** From Surface: the steps of an effect or a procedure, sentences and blocks. */
import { unreachable } from '../../unreachable.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { asChoice } from '../../diagnostics/sure-help.js';
import type { Span } from '../../source/span.js';
import type { Body, Clause, Name, NounPhrase, Opening, Sentence, Step as Written } from '../../surface/ir.js';
import { printOpening, printSentence } from '../../surface/print.js';
import { inside, refuse, wordsAt, type Context } from './context.js';
import { everything, nounsOf, resolveAmount, single } from './resolve-amount.js';
import { actingFaction, resolveActor } from './resolve-actor.js';
import { resolveCondition } from './resolve-condition.js';
import { resolveEach, resolveNumber } from './resolve-number.js';
import { forPieces, resolveChosen, resolveEachPiece, withPieces } from './pieces-in-hand.js';
import { takesInHand } from './resolve-it.js';
import { resolveMove } from './resolve-pieces.js';
import { resolveClause, type ResolvedClause } from './resolve-sentence.js';
import { resolveExtremeFaction } from './resolve-extreme-faction.js';
import { byFaction, speaksOfOwn } from './resolve-own.js';
import { isWhole } from './resolve-joined.js';
import { isNamed, resolveSpaces } from './resolve-spaces.js';
import { isTheOne } from './superlatives.js';
import { checkSpread } from './resolve-spread.js';
import { resolveNet } from './resolve-tracks.js';
import { meaningOf, numbered } from '../declare/symbols.js';
import { instead, refuseName } from './unknown.js';
import type { Act, Actor, Amount, OrderBoxId, OrderPlaceId, Step } from '../ir.js';

/**
 * Resolves steps in the order in which they are done: what one of them makes known, a roll or a named quantity, the
 * later ones may use. A step without meaning is reported and becomes an error act; the others are resolved all the same.
 */
export function resolveSteps(ctx: Context, steps: readonly Written[]): Step[] {
  return steps.map((step) => {
    const own = { ...ctx, sentence: step.number };
    return step.kind === 'sentence' ? resolveSentenceStep(own, step) : resolveBlock(own, step);
  });
}

/** Resolves with `resolve`, and gives the first fault that it reports as an error act. */
function guarded(ctx: Context, span: Span, resolve: (ctx: Context) => Act | null): Act {
  const reported: Diagnostic[] = [];
  const act = resolve({
    ...ctx,
    report: (diagnostic) => {
      reported.push(diagnostic);
      ctx.report(diagnostic);
    },
  });
  const [first] = reported;
  if (act !== null) return act;
  if (first === undefined)
    throw new Error(`a sentence was refused without a message at offset ${span.start} of ${span.file.path}`);
  return { kind: 'error', reported: first };
}

function resolveSentenceStep(ctx: Context, step: Extract<Written, { kind: 'sentence' }>): Step {
  const { sentence } = step;
  const text = printSentence(sentence, ctx.symbols.verbs);
  let actor: Actor | null = null;
  const act = guarded(ctx, step.span, (own) => {
    actor = sentence.actor === null ? null : resolveActor(own, sentence.actor);
    if (sentence.actor !== null && actor === null) return null;
    if (!isAnybodys(own, sentence)) return null;
    const acting = actingFaction(own, actor);
    const resolved = (inner: Context): Act | null => {
      const meant = resolveClause(inner, sentence, text);
      return meant === null ? null : around(inner, meant, text, step.span);
    };
    if (acting === null && speaksOfOwn(sentence)) return byFaction(own, { text, span: step.span }, resolved);
    return resolved({ ...own, scope: { ...own.scope, actor: acting } });
  });
  return { text, span: step.span, actor, may: sentence.may, act };
}

/** Clauses that are nobody's choice, and among them those that nobody does. */
const unchosen: readonly Clause['kind'][] = ['roll', 'let', 'win', 'lose', 'draw game', 'nothing'];
const undone: readonly Clause['kind'][] = ['let', 'draw game', 'nothing'];

/** Reports who acts, and `may`, where neither makes a difference. */
function isAnybodys(ctx: Context, { actor, may, clause, span }: Sentence): boolean {
  const stray = actor !== null && undone.includes(clause.kind) ? actor.span : null;
  if (stray === null && !(may && unchosen.includes(clause.kind))) return true;
  const before = { ...span, end: clause.span.start };
  const word = stray === null ? 'may' : wordsAt(stray);
  if (clause.kind === 'win' || clause.kind === 'lose') {
    const help = [instead(span, printSentence({ actor: null, may: false, clause, span }), 'leave `may` out')];
    refuse(ctx, 'RW0486', span, { word, sentence: clause.kind }, { help });
    return false;
  }
  const help = [instead(before, '', 'leave it out')];
  refuse(ctx, 'RW0486', stray ?? before, { word, sentence: wordsAt(clause.span) }, { help });
  return false;
}

/** The act of a sentence with the spaces and the condition around it. */
function around(ctx: Context, meant: ResolvedClause, text: string, span: Span): Act | null {
  const plain = (act: Act): Step => ({ text, span, actor: null, may: false, act });
  const [only, ...more] = meant.acts;
  if (only === undefined) return null;
  let act: Act = more.length === 0 ? only : { kind: 'steps', body: meant.acts.map(plain) };
  if (meant.times !== undefined) act = { kind: 'for each', count: meant.times, body: [plain(act)] };
  if (meant.condition !== null) act = { kind: 'if', condition: meant.condition, then: [plain(act)], otherwise: [] };
  if (meant.spread === null) return act;
  const { quantity, spaces } = meant.spread;
  const phrase = { definite: false, quantity, heads: [], join: 'or', filters: [], span: quantity.span } as const;
  const amount = resolveSpacesAmount(ctx, phrase);
  return amount === null ? null : { kind: 'in spaces', amount, spaces, afresh: false, body: [plain(act)] };
}

function resolveBlock(ctx: Context, step: Extract<Written, { kind: 'block' }>): Step {
  const { opening } = step;
  const text = printOpening(opening, ctx.symbols.verbs);
  const written = actorOf(opening);
  let actor: Actor | null = null;
  const act = guarded(ctx, step.span, (own) => {
    actor = written === null ? null : resolveActor(own, written);
    const acting = { ...own, scope: { ...own.scope, actor: actingFaction(own, actor) } };
    // Faults of the body are its own steps' and leave the block itself as it is.
    const block = resolveOpening(acting, { ...acting, report: ctx.report }, step);
    return written !== null && actor === null ? null : block;
  });
  return { text, span: step.span, actor, may: mayOf(opening), act };
}

function actorOf(opening: Opening) {
  if (opening.kind === 'groups') return opening.move.actor;
  return 'actor' in opening ? opening.actor : null;
}

function mayOf(opening: Opening): boolean {
  if (opening.kind === 'groups') return opening.move.may;
  return 'may' in opening && opening.may;
}

/** How many spaces, where something is said of their order: words that would say nothing are refused. */
function inOrder(
  ctx: Context,
  { order, span }: Extract<Opening, { kind: 'in' }>,
  amount: Amount | 'each',
): Amount | 'each' | null {
  if (order === 'of the map') return amount;
  // Where all are meant, the order is a choice of its own.
  if (order === 'any' && amount === 'each') return everything;
  if (order === 'afresh' && amount !== 'each' && !isAtMostOne(amount)) return amount;
  const words = order === 'any' ? 'in any order' : 'one after another';
  const comma = span.file.text.lastIndexOf(',', span.end);
  const needless = { ...span, start: comma };
  const help = [{ text: `leave out \`${words}\``, edits: [{ span: needless, text: '' }], safe: false }];
  return refuse(ctx, 'RW0456', { ...span, start: span.end - words.length }, { words }, { help });
}

/** Who may choose none need not be offered one that does nothing. */
function refuseAny(ctx: Context, span: Span): null {
  const start = span.file.text.lastIndexOf('any', span.end);
  const word = { ...span, start, end: start + 'any'.length };
  const help = [{ text: 'leave out `any`', edits: [{ span: { ...word, end: word.end + 1 }, text: '' }], safe: false }];
  return refuse(ctx, 'RW0456', word, { words: 'any' }, { help });
}

function isAtMostOne({ most }: Amount): boolean {
  return most !== 'all' && most.kind === 'literal' && most.value <= 1;
}

/** `ctx` is that of the opening, `outer` that of what stands below it. */
function resolveOpening(ctx: Context, outer: Context, step: Extract<Written, { kind: 'block' }>): Act | null {
  const { opening, body } = step;
  switch (opening.kind) {
    case 'if': {
      const condition = resolveCondition(ctx, opening.condition);
      const then = resolveBody(outer, body, {});
      const otherwise = resolveSteps(inside(outer, {}), step.otherwise ?? []);
      return condition === null ? null : { kind: 'if', condition, then, otherwise };
    }
    case 'unless': {
      const condition = resolveCondition(ctx, opening.condition);
      const otherwise = resolveBody(outer, body, {});
      return condition === null ? null : { kind: 'if', condition, then: [], otherwise };
    }
    case 'in': {
      const spaces = resolveSpaces(ctx, opening.spaces);
      const counted = spaces === null ? null : resolveSpacesAmount(ctx, opening.spaces);
      const amount = counted === null ? null : inOrder(ctx, opening, counted);
      const steps = resolveBody(outer, body, { here: true });
      const afresh = opening.order === 'afresh';
      return spaces === null || amount === null ? null : { kind: 'in spaces', amount, spaces, afresh, body: steps };
    }
    case 'choose pieces': {
      const found = resolveChosen(ctx, opening.pieces);
      const steps = resolveSteps(withPieces(outer, found), stepsIn(body));
      return found === null ? null : forPieces(found, steps, opening.span, wordsAt(opening.span));
    }
    case 'for each': {
      if (opening.count.kind === 'count' && takesInHand(ctx, opening.count.what, body)) {
        const found = resolveEachPiece(ctx, opening.count.what);
        const steps = resolveSteps(withPieces(outer, found), stepsIn(body));
        return found === null ? null : forPieces(found, steps, opening.span, wordsAt(opening.span));
      }
      const count = resolveEach(ctx, opening.count);
      const steps = resolveBody(outer, body, {});
      return count === null ? null : { kind: 'for each', count, body: steps };
    }
    case 'choose one':
      if (opening.any && opening.may) return refuseAny(ctx, opening.span);
      return { kind: 'choose one', any: opening.any, alternatives: alternativesOf(outer, body) };
    case 'take box':
      return resolveTakeBox(ctx, outer, body);
    case 'actor':
      return { kind: 'steps', body: resolveBody(outer, body, {}) };
    case 'times': {
      const most = resolveNumber(ctx, opening.most);
      const steps = resolveBody(outer, body, {});
      if (most?.kind === 'literal' && most.value < 1)
        return refuse(ctx, 'RW0402', opening.most.span, { asked: most.value });
      return most === null ? null : { kind: 'times', most, body: steps };
    }
    case 'repeat': {
      const count = resolveNumber(ctx, opening.count);
      const steps = resolveBody(outer, body, {});
      if (count?.kind === 'literal' && count.value < 1)
        return refuse(ctx, 'RW0402', opening.count.span, { asked: count.value });
      return count === null ? null : { kind: 'for each', count, body: steps };
    }
    case 'while': {
      const condition = resolveCondition(ctx, opening.condition);
      const steps = resolveBody(outer, body, {});
      if (!opening.may) return refuseEndless(ctx, opening);
      return condition === null ? null : { kind: 'while', condition, body: steps };
    }
    case 'step':
      return { kind: 'named', name: opening.name.text, body: resolveBody(outer, body, {}) };
    case 'groups': {
      const { clause } = opening.move;
      const move = clause.kind === 'move' ? resolveMove(ctx, clause) : null;
      const steps = resolveBody(outer, body, { here: true, group: move?.columns ?? [] });
      return move === null ? null : { kind: 'groups', move, body: steps };
    }
    case 'net':
      return resolveNet(ctx, opening.track, body.kind === 'terms' ? body.terms.map((it) => it.term) : []);
    case 'each faction':
      return resolveEachFaction(ctx, resolveBody(outer, body, { actor: null }), step);
    case 'extreme faction':
      return resolveExtremeFaction(ctx, step, opening, resolveBody(outer, body, { actor: null }));
    case 'until deck empty':
      return { kind: 'until deck empty', body: resolveBody(outer, body, {}) };
    default:
      return unreachable(opening);
  }
}

/** A loop that nobody may leave need not end. */
function refuseEndless(ctx: Context, { actor, span }: Extract<Opening, { kind: 'while' }>): null {
  const end = { ...span, start: span.end };
  const may = actor === null ? ', the executing faction may' : ' may';
  // The words say nothing of a choice.
  return refuse(
    ctx,
    'RW0461',
    span,
    {},
    { help: [asChoice(instead(end, may, 'let somebody choose, for example `may`'))] },
  );
}

type ScopeChange = Parameters<typeof inside>[1];

function resolveBody(ctx: Context, body: Body, change: ScopeChange): Step[] {
  return resolveSteps(inside(ctx, change), stepsIn(body));
}

function stepsIn(body: Body): readonly Written[] {
  return body.kind === 'steps' ? body.steps : [];
}

function alternativesOf(ctx: Context, body: Body) {
  if (body.kind !== 'alternatives') return [];
  return body.alternatives.map(({ name, steps }) => ({
    name: name?.text ?? null,
    steps: resolveSteps(inside(ctx, {}), steps),
  }));
}

function resolveTakeBox(ctx: Context, outer: Context, body: Body): Act | null {
  if (body.kind !== 'alternatives') return { kind: 'take box', alternatives: [] };
  const alternatives = body.alternatives.map(({ name, steps }) => {
    const box = name === null ? null : resolveOrderBox(ctx, name);
    return { box, steps: resolveSteps(inside(outer, {}), steps) };
  });
  const named = alternatives.flatMap(({ box, steps }) => (box === null ? [] : [{ box, steps }]));
  return named.length === alternatives.length ? { kind: 'take box', alternatives: named } : null;
}

function resolveOrderBox(ctx: Context, name: Name): OrderBoxId | null {
  const box = meaningOf(ctx.symbols, name.text, 'order box');
  return box === null ? refuseName(ctx, name, 'RW0317', ['order box']) : box.id;
}

/** In how many spaces: `each` leaves no choice. Where no number is said, a named space and the selected ones are all meant. */
function resolveSpacesAmount(ctx: Context, phrase: NounPhrase): Amount | 'each' | null {
  const { quantity } = phrase;
  if (isTheOne(ctx, phrase)) return { least: single, most: single };
  const isChoice = quantity === null && phrase.join === 'or' && phrase.heads.length > 1 && isNamed(ctx, phrase);
  // `in Fenwick or Dunmoor` is one of them.
  if (isChoice) return { least: single, most: single };
  if (!checkSpread(ctx, phrase, 'all')) return null;
  if (quantity !== null && isWhole(quantity)) return 'each';
  const supply = {
    most: ctx.symbols.declarations.spaces.length,
    noun: phrase.heads.length === 0 ? 'spaces' : nounsOf(phrase),
  };
  const definite = phrase.heads.every((head) => {
    return (
      head.adjectives.some((it) => it.text === 'selected') ||
      meaningOf(ctx.symbols, head.noun.text, 'space') !== null ||
      head.noun.text === 'here'
    );
  });
  const amount = resolveAmount(ctx, phrase, supply, definite ? everything : null);
  return amount === everything ? 'each' : amount;
}

/** The steps by the faction at each place of the order of play, from the first to the last. */
function resolveEachFaction(
  ctx: Context,
  body: readonly Step[],
  { opening, text }: Extract<Written, { kind: 'block' }>,
): Act | null {
  const { orderPlaces, factions } = ctx.symbols.declarations;
  const playing = factions.filter(({ isPlayed }) => isPlayed);
  if (orderPlaces.length === 0 || orderPlaces.length !== playing.length)
    return refuse(ctx, 'RW0499', opening.span, { places: orderPlaces.length, factions: playing.length });
  return {
    kind: 'steps',
    body: numbered<OrderPlaceId, object>(orderPlaces).map(([place]): Step => {
      const act: Act = { kind: 'steps', body };
      return { text, span: opening.span, actor: { kind: 'ordinal', place }, may: false, act };
    }),
  };
}
