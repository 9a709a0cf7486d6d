/** What cards let count double or not at all for a procedure, put into each of its numbers, conditions and sets of spaces. */
import type { Condition, NumberExpr, SpaceSet, SpaceTest, Thing, Where } from '../resolved/ir.js';
import { isOnMap, shared } from '../resolved/weights.js';
import { change } from './children.js';
import { inForce, isHere } from './in-force.js';
import type { Core, CoreProcedure } from './ir.js';
import type { Weight } from './modifiers.js';

/** The game in which each procedure counts as cards in play say. */
export function withWeights(core: Core, weights: readonly Weight[]): Core {
  if (weights.length === 0) return core;
  const procedures = core.procedures.map((procedure) => {
    const own = weights.filter((it) => it.procedure === procedure.id);
    return own.length === 0 ? procedure : weighing(own, procedure);
  });
  return { ...core, procedures };
}

function weighing(weights: readonly Weight[], procedure: CoreProcedure): CoreProcedure {
  return change(
    'procedure',
    procedure,
    {
      number: (it) => {
        if (it.kind !== 'count') return it;
        const more = difference(weights, it.things, it.where);
        return more === null ? it : { kind: 'plus', left: it, right: more };
      },
      condition: (it) => {
        if (it.kind !== 'is there') return it;
        const more = difference(weights, it.things, it.where);
        return more === null ? it : { ...it, least: { kind: 'minus', left: it.least, right: more } };
      },
      test: (it) => weighingTest(weights, it),
    },
    // What cards say themselves, and who controls a space, is no question of the procedure.
    {
      controller: () => true,
      change: () => true,
      cardGuard: () => true,
      guard: () => true,
      restriction: () => true,
      woven: () => true,
    },
  );
}

const here = { kind: 'here' } as const;
const one = { kind: 'literal', value: 1 } as const;
const none = { kind: 'literal', value: 0 } as const;

function weighingTest(weights: readonly Weight[], test: SpaceTest): SpaceTest {
  if (test.kind === 'holds') {
    const more = difference(weights, test.things, here);
    return more === null ? test : { ...test, least: { kind: 'minus', left: test.least, right: more } };
  }
  if (test.kind !== 'more') return test;
  const more = difference(weights, test.more, here);
  const than = difference(weights, test.than, here);
  if (more === null && than === null) return test;
  const there: NumberExpr = { kind: 'count', things: test.than, where: here };
  const compared: NumberExpr = { kind: 'plus', left: than === null ? there : plus(there, than), right: one };
  const least: NumberExpr = more === null ? compared : { kind: 'minus', left: compared, right: more };
  return { kind: 'holds', things: test.more, least, negated: false };
}

/** How many more there are of the things than stand there; null where no card says. */
function difference(weights: readonly Weight[], things: readonly Thing[], where: Where): NumberExpr | null {
  if (!isOnMap(where)) return null;
  return things.reduce<NumberExpr | null>((sum, thing) => {
    const more =
      thing.kind === 'marker' ? differenceOf(weights, thing, where) : differenceOfPieces(weights, thing, where);
    return more === null ? sum : sum === null ? more : plus(sum, more);
  }, null);
}

/** Pieces of which cards say the same are counted together. */
function differenceOfPieces(
  weights: readonly Weight[],
  { columns }: Extract<Thing, { kind: 'pieces' }>,
  where: Where,
): NumberExpr | null {
  const said = columns.map((column) =>
    weights.map(({ things }) => shared(things, [{ kind: 'pieces', columns: [column] }]).length > 0).join(),
  );
  return [...new Set(said)].reduce<NumberExpr | null>((sum, own) => {
    const alike = columns.filter((_, index) => said[index] === own);
    const more = differenceOf(weights, { kind: 'pieces', columns: alike }, where);
    return more === null ? sum : sum === null ? more : plus(sum, more);
  }, null);
}

/** Of things of which cards say the same: each that lets them count double adds them once, but none where they are ignored. */
function differenceOf(weights: readonly Weight[], thing: Thing, where: Where): NumberExpr | null {
  const own = weights.filter(({ things }) => shared(things, [thing]).length > 0);
  const more = own
    .filter(({ times }) => times === 2)
    .reduce<NumberExpr | null>((sum, { guard, spaces }) => {
      const again = countedAgain(inForce(guard), thing, where, spaces);
      return sum === null ? again : plus(sum, again);
    }, null);
  const [ignored, ...others] = own.filter(({ times }) => times === 0).map(({ guard }) => inForce(guard));
  if (ignored === undefined) return more;
  const condition = others.reduce((left, right): Condition => ({ kind: 'or', left, right }), ignored);
  const there: NumberExpr = { kind: 'count', things: [thing], where };
  const less: NumberExpr = { kind: 'minus', left: none, right: there };
  return { kind: 'if', condition, then: less, otherwise: more ?? none };
}

/** How many of them stand in the spaces, where the card is in force. */
function countedAgain(applies: Condition, thing: Thing, where: Where, spaces: SpaceSet | null): NumberExpr {
  const things = [thing];
  if (spaces === null || where.kind === 'here') {
    const condition: Condition = spaces === null ? applies : { kind: 'and', left: applies, right: isHere(spaces) };
    return { kind: 'if', condition, then: { kind: 'count', things, where }, otherwise: none };
  }
  const tests = where.kind === 'spaces' ? [...where.spaces.tests, ...spaces.tests] : spaces.tests;
  const there: NumberExpr = { kind: 'count', things, where: { kind: 'spaces', spaces: { tests } } };
  return { kind: 'if', condition: applies, then: there, otherwise: none };
}

function plus(left: NumberExpr, right: NumberExpr): NumberExpr {
  return { kind: 'plus', left, right };
}
