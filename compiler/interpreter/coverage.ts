/** Which branches of Core are taken: every sentence, choice and change by a card, and how often each way was gone. */
import type { Program } from '../../runtime/program.js';
import { type CoreNodes, some, visit, visitWithin } from '../core/children.js';
import type { Core, Guard, Op, Statement } from '../core/ir.js';
import { type DirectAct, isDirect } from '../resolved/direct.js';
import type { NumberExpr } from '../resolved/ir.js';
import type { OfKind, Visitor } from '../traversal.js';
import type { Span } from '../source/span.js';
import { madeUpAt } from '../surface/made-up.js';
import { columnLookedUp, lookedUp } from '../surface/read-tables.js';
import { citationOf, type Visit } from './frame.js';
import { interpret } from './interpret.js';

/** One way that the rules can go. */
export interface Branch {
  /** The card's side, procedure or chit that it belongs to: `C2 shaded`, `Muster`. */
  readonly of: string;
  /** The rule that its sentence cites. */
  readonly rule: string;
  readonly sentence: string;
  /** Tells apart equal sentences of one owner: 1 for the first. */
  readonly number: number;
  /** `done`, `yes`, `otherwise`, `the group first`, … */
  readonly branch: string;
  /** How often it was gone: of what is a fact, by tests of facts alone. */
  readonly taken: number;
  /** No such test takes it, and one of what is made up does. */
  readonly restsOnMadeUp: boolean;
  /** What it belongs to is no fact of the game. */
  readonly isMadeUp: boolean;
}

/** Something that is played, and how it came out. */
interface Trial<Verdict> {
  readonly play: (program: Program) => Verdict & { readonly failures: readonly unknown[] };
  /**
   * False where it is of something that is made up, so that nothing is taken by it but what is made up too. The same holds of one
   * that comes to a made-up text, or reads what is printed on a made-up card and is not stated by itself.
   */
  readonly proves: boolean;
}

/** A branch with the part of Core at which it is recorded. */
interface Point extends Omit<Branch, 'taken' | 'restsOnMadeUp' | 'number' | 'isMadeUp'> {
  /** The card whose change it is; null where it is none. */
  readonly card: number | null;
  readonly at: object;
  /** What the interpreter calls the way. */
  readonly outcome: string;
  /** Of the sentence; null where it stands in no file. */
  readonly span: Span | null;
  /** What is asked there, for a sentence may ask more than one thing by itself. */
  readonly asks: string;
}

type FoundPoint = Omit<Point, 'card'> & Pick<Branch, 'isMadeUp'>;

/** By a part of Core, how often each way was gone. */
type Counts = Map<object, Map<string, number>>;

/** Every branch of a game in the order of the spec, with how often the trials that do not fail took it; and how each came out. */
export function coveredBy<Verdict>(
  core: Core,
  trials: readonly Trial<Verdict>[],
): { readonly branches: readonly Branch[]; readonly verdicts: readonly Verdict[] } {
  const [proven, all]: readonly [Counts, Counts] = [new Map(), new Map()];
  let passing: [object, string][] = [];
  const visit: Visit = (at, branch) => passing.push([at, branch]);
  const program = interpret(core, visit);
  const verdicts: Verdict[] = [];
  const points = pointsOf(core);
  const isMadeUp = madeUpIn(core, points);
  for (const { play, proves } of trials) {
    passing = [];
    const verdict = play(program);
    verdicts.push(verdict);
    if (verdict.failures.length > 0) continue;
    for (const counts of proves && !passing.some(isMadeUp) ? [proven, all] : [all]) {
      for (const [at, branch] of passing) {
        const branches = counts.get(at) ?? new Map<string, number>();
        branches.set(branch, (branches.get(branch) ?? 0) + 1);
        counts.set(at, branches);
      }
    }
  }
  const numbers = new Map<string, number>();
  const branches = ofOneSentence(points).map(({ points, first }) => {
    const { of, sentence, branch, rule, isMadeUp } = first;
    const key = JSON.stringify([of, sentence, branch]);
    const number = (numbers.get(key) ?? 0) + 1;
    numbers.set(key, number);
    const timesIn = (counts: Counts): number =>
      points.reduce((sum, { at, outcome }) => sum + (counts.get(at)?.get(outcome) ?? 0), 0);
    const taken = timesIn(isMadeUp ? all : proven);
    const restsOnMadeUp = taken === 0 && timesIn(all) > 0;
    return { of, sentence, branch, rule: citationOf(core.world, rule), number, taken, restsOnMadeUp, isMadeUp };
  });
  return { branches, verdicts };
}

/** Whether what was come to is made up: a way of a text, or a card of which something was read. */
function madeUpIn({ world }: Core, points: readonly FoundPoint[]): (come: readonly [object, string]) => boolean {
  const cards = new Set<object>(world.cards.filter(({ declared }) => madeUpAt(world.provenance, declared) !== null));
  const ways = new Map<object, string[]>();
  for (const { at, outcome, isMadeUp } of points) if (isMadeUp) ways.set(at, [...(ways.get(at) ?? []), outcome]);
  return ([at, outcome]) => cards.has(at) || (ways.get(at)?.includes(outcome) ?? false);
}

interface Way {
  readonly first: FoundPoint;
  readonly points: readonly FoundPoint[];
}

/** A sentence that Core holds once for each faction that may act is one in the spec, and its branch is gone with any of them. */
function ofOneSentence(points: readonly FoundPoint[]): readonly Way[] {
  const ways = new Map<string | object, FoundPoint[]>();
  for (const point of points) {
    const { span, of, branch, asks } = point;
    const key = span === null ? point : JSON.stringify([of, branch, asks, span.file.path, span.start, span.end]);
    const own = ways.get(key);
    if (own === undefined) ways.set(key, [point]);
    else own.push(point);
  }
  return [...ways.values()].flatMap((own) => own.slice(0, 1).map((first) => ({ first, points: own })));
}

function pointsOf(core: Core): readonly FoundPoint[] {
  const { world } = core;
  const isNoFact = (it: { readonly declared: Span } | undefined): boolean =>
    it !== undefined && madeUpAt(world.provenance, it.declared) !== null;
  const of = (it: { readonly declared: Span } | undefined, points: readonly Point[]): readonly FoundPoint[] => {
    return points.map(({ card, ...point }) => {
      const changing = card === null ? undefined : world.cards[card];
      return { ...point, isMadeUp: isNoFact(it) || isNoFact(changing) };
    });
  };
  const codeOf = (card: number): string => world.cards[card]?.code ?? '';
  return [
    ...core.procedures.flatMap((procedure) =>
      of(world.procedures[procedure.id], pointsIn('procedure', procedure, procedure.name, procedure.rule)),
    ),
    ...core.aspects.flatMap(({ name, chits }) =>
      chits.flatMap((effect) => {
        const chit = world.chits[effect.chit];
        return of(chit, pointsIn('effect', effect, `${name} of ${chit?.name ?? ''}`, effect.rule));
      }),
    ),
    ...core.chits.flatMap((it) => of(world.chits[it.chit], pointsIn('chit', it, world.chits[it.chit]?.name ?? '', ''))),
    ...core.cards.flatMap((card) =>
      of(world.cards[card.id], [
        ...card.sides.flatMap((side): Point[] => {
          const of = side.name === 'event' ? codeOf(card.id) : `${codeOf(card.id)} ${side.name}`;
          const played = {
            of,
            rule: of,
            sentence: side.title,
            branch: 'played',
            at: side,
            outcome: 'played',
            card: null,
            span: null,
            asks: '',
          };
          return [played, ...pointsIn('side', side, of, of)];
        }),
        ...card.woven.flatMap((woven): Point[] => {
          const own = {
            of: codeOf(card.id),
            rule: woven.rule,
            sentence: woven.text,
            branch: 'done',
            at: woven,
            outcome: 'done',
            card: null,
            span: null,
            asks: '',
          };
          return [own, ...pointsIn('steps', woven, codeOf(card.id), woven.rule)];
        }),
      ]),
    ),
    ...core.rolls.flatMap((rolls) => of(undefined, pointsIn('rolls', rolls, 'rolls', ''))),
    ...core.additionalSpaces.flatMap((spaces, id) =>
      of(world.additionalSpaces[id], pointsIn('additionalSpaces', spaces, spaces.name, spaces.rule)),
    ),
    ...core.crossings.flatMap(({ track, way, value, rule, block }) =>
      of(
        world.tracks[track],
        pointsIn('block', block, `${world.tracks[track]?.names.one ?? ''} ${way} ${value}`, rule),
      ),
    ),
    ...core.standing.flatMap(({ rule, block }) => of(undefined, pointsIn('block', block, 'standing rules', rule))),
    ...core.beyond.flatMap(({ track, rule, block }) =>
      of(
        world.tracks[track],
        pointsIn('block', block, `beyond the end of ${world.tracks[track]?.names.one ?? ''}`, rule),
      ),
    ),
  ];
}

/** The branches of whatever statements, and changes by cards, are in a part; a change cites the rule of its sentence. */
function pointsIn<Name extends keyof CoreNodes>(name: Name, part: CoreNodes[Name], of: string, rule: string): Point[] {
  const points: Point[] = [];
  const sure = new Set<object>();
  const changes = (cited: string): Visitor<CoreNodes> => {
    const note = (at: object, { card }: Guard, sentence: string, branch: string): unknown =>
      points.push({ at, of, rule: cited, sentence, branch, outcome: branch, card, span: null, asks: '' });
    return {
      change: (it) => note(it, it.guard, it.text, 'applies'),
      forced: (it) => note(it, it.guard, it.text, 'forces'),
      restriction: (it) => note(it, it.guard, it.text, 'bars'),
      netTerm: (it) => (it.guard === null ? null : note(it, it.guard, it.term.text, 'counts')),
      statement: (it) => {
        for (const only of surelyThen(it.op)) sure.add(only);
        points.push(...pointsAt(it, of).filter(({ at, outcome }) => outcome !== 'otherwise' || !sure.has(at)));
        visitWithin('statement', it, changes(it.rule));
        return false;
      },
    };
  };
  visit(name, part, changes(rule));
  return points;
}

/** An alternative that is a condition alone is withheld where this does not hold, so that there is no way past it. */
function surelyThen(op: Op): readonly Op[] {
  if (op.kind !== 'choose' || op.any) return [];
  return op.alternatives.flatMap(({ possible, block }) => {
    const [only, another] = block.filter((it) => it.op.kind !== 'standing');
    const isAlone = only !== undefined && another === undefined && possible.kind !== 'always';
    return isAlone && only.op.kind === 'if' && only.op.otherwise.length === 0 ? [only.op] : [];
  });
}

function pointsAt(statement: Statement, of: string): readonly Point[] {
  const { op, text, rule, span } = statement;
  if (text === '') return [];
  const point = (at: object, outcome: string, branch = outcome): Point => ({
    of,
    rule,
    sentence: text,
    branch,
    at,
    outcome,
    card: null,
    span,
    asks: op.kind === 'if' ? op.condition.kind : op.kind,
  });
  const branches = branchesOf(op).map((branch) => point(op, branch));
  const done = branches.length === 0 ? [point(statement, 'done')] : branches;
  if (op.kind === 'choose') return op.alternatives.map((it) => point(it, 'taken', it.label));
  if (op.kind !== 'take box') return done;
  return [...done, ...op.alternatives.map((it, index) => point(it, 'taken', `box ${index + 1}`))];
}

/** The branches that an operation can take; none where it is simply done, as what means what its slots mean is. */
function branchesOf(op: Op): readonly string[] {
  // The entry of a kind takes the operations of that kind, which the type checker cannot follow.
  return isDirect(op) ? [] : (branches[op.kind] as (of: Op) => readonly string[])(op);
}

/** Behind the last row or column of a table of results no number is left: there is no way further. */
function endsTable({ condition, otherwise }: OfKind<Op, 'if'>): boolean {
  const isEntry = (it: NumberExpr): boolean => it.kind === 'variable' && [lookedUp, columnLookedUp].includes(it.name);
  return otherwise.length === 0 && some('condition', condition, { number: isEntry });
}

const done = (): readonly string[] => [];

const branches: {
  readonly [Kind in Exclude<Op, DirectAct>['kind']]: (op: OfKind<Op, Kind>) => readonly string[];
} = {
  place: done,
  mark: done,
  remove: done,
  unmark: done,
  'turn over': done,
  replace: done,
  move: () => ['a group'],
  flip: done,
  shift: done,
  'set track': done,
  'set counter': done,
  draw: done,
  'take chit': done,
  'move chits': done,
  'play card': done,
  look: done,
  resolve: done,
  roll: done,
  let: done,
  conduct: ({ optional }) => (optional ? ['conducted', 'not conducted'] : ['conducted']),
  do: done,
  'close box': done,
  win: done,
  lose: done,
  'draw game': done,
  if: (op) => (endsTable(op) ? ['then'] : ['then', 'otherwise']),
  select: done,
  'each space': () => ['a space'],
  'choose spaces': () => ['a space'],
  'each piece': () => ['a piece'],
  'choose pieces': () => ['a piece'],
  repeat: () => ['a time'],
  'repeat at will': () => ['again', 'no more'],
  while: () => ['yes', 'no'],
  may: () => ['yes', 'no'],
  // Each of their alternatives is told by itself.
  choose: done,
  'take box': done,
  net: done,
  cancel: done,
  'end side': done,
  named: done,
  woven: done,
  'until deck empty': done,
  moment: done,
  standing: done,
};
