/** What a test plays, by what it does and answers: procedures, sides, effects of chits, tracks. Nothing is played for it. */
import { callsOf } from '../core/calls.js';
import { eachOp } from '../core/children.js';
import type { Block, Core, Op } from '../core/ir.js';
import type { ProcedureId, World } from '../resolved/ir.js';
import { numbersOf } from '../surface/read-rules.js';
import type { BoardExpected, ExamplePlan, Expectation, Given, ScenarioPlan, ScriptItem } from './ir.js';

/** A test with all that its lines name. Where it may play something, it is taken to. */
export interface Plays {
  readonly procedures: ReadonlySet<number>;
  /** `card side`, in play at some time. */
  readonly sides: ReadonlySet<string>;
  /** `aspect chit`. */
  readonly effects: ReadonlySet<string>;
  /** By track, the places where it is said to stand, in the order of the lines. */
  readonly tracks: ReadonlyMap<number, readonly number[]>;
  /** The words that are answered. */
  readonly answers: ReadonlySet<string>;
  /** The numbers of the rules that it cites or is an example of. */
  readonly rules: ReadonlySet<string>;
}

export function playsOfExample(core: Core, leads: Leads, plan: ExamplePlan): Plays {
  const noted = notedOnce(plan, notedOfExample);
  return followed(core, leads, noted, noted.begun);
}

export function playsOfScenario(core: Core, leads: Leads, plan: ScenarioPlan): Plays {
  return followed(core, leads, notedOnce(plan, notedOfScenario), [core.world.start]);
}

/** What has been read of the lines, before what they lead to is followed. */
interface Noted {
  readonly begun: ProcedureId[];
  readonly events: { readonly card: number; readonly side: number }[];
  readonly cards: Set<number>;
  readonly chits: Set<number>;
  readonly sides: Set<string>;
  readonly tracks: Map<number, number[]>;
  readonly answers: Set<string>;
  readonly rules: ReadonlySet<string>;
}

/** The lines of a plan say the same whatever the rules do, and a plan stays while its file and what is declared do. */
const notedOfPlans = new WeakMap<ExamplePlan | ScenarioPlan, Noted>();

function notedOnce<Plan extends ExamplePlan | ScenarioPlan>(plan: Plan, read: (plan: Plan) => Noted): Noted {
  const noted = notedOfPlans.get(plan) ?? read(plan);
  notedOfPlans.set(plan, noted);
  return noted;
}

function notedOfExample({ of, cites, given, when, then }: ExamplePlan): Noted {
  const noted = nothingNoted(numbersOf(of.kind === 'rules' ? `${of.name}; ${cites}` : cites));
  for (const { fact } of given) if (fact.kind !== 'empty board' && fact.kind !== 'setup') note(noted, fact);
  for (const item of when) {
    if (item.kind !== 'action') noteItem(noted, item);
    else if (item.does.kind === 'conduct') noted.begun.push(item.does.procedure);
    else if (item.does.kind === 'conduct within') noted.begun.push(...item.does.procedures);
    else {
      noted.sides.add(`${item.does.card} ${item.does.side}`);
      noted.events.push(item.does);
    }
  }
  for (const { expected } of then) noteExpected(noted, expected);
  return noted;
}

function notedOfScenario({ rule, deck, steps }: ScenarioPlan): Noted {
  const noted = nothingNoted([...numbersOf(rule), ...steps.flatMap(({ cites }) => numbersOf(cites))]);
  for (const card of deck ?? []) noted.cards.add(card);
  for (const { script, then } of steps) {
    for (const item of script) noteItem(noted, item);
    for (const { expected } of then) noteExpected(noted, expected);
  }
  return noted;
}

function nothingNoted(cited: readonly { readonly text: string }[]): Noted {
  return {
    begun: [],
    events: [],
    cards: new Set(),
    chits: new Set(),
    sides: new Set(),
    tracks: new Map(),
    answers: new Set(),
    rules: new Set(cited.map(({ text }) => text)),
  };
}

function noteItem(noted: Noted, item: ScriptItem): void {
  if (item.kind === 'line') for (const { text } of item.answers) noted.answers.add(text.toLowerCase());
  if (item.kind === 'check') for (const { expected } of item.then) noteExpected(noted, expected);
}

function noteExpected(noted: Noted, expected: Expectation['expected']): void {
  if (expected.kind === 'seen') for (const { expected: inner } of expected.shows) note(noted, inner);
  else if (!['asked', 'offered', 'question', 'cited'].includes(expected.kind)) note(noted, expected as BoardExpected);
}

function note(noted: Noted, fact: Given['fact'] | BoardExpected): void {
  switch (fact.kind) {
    case 'in play':
    case 'awaiting':
      if (!fact.negated) noted.sides.add(`${fact.card} ${fact.side ?? 0}`);
      break;
    case 'card':
      noted.cards.add(fact.card);
      break;
    case 'deck':
      for (const card of fact.cards) noted.cards.add(card);
      break;
    case 'track':
      noted.tracks.set(fact.track, [...(noted.tracks.get(fact.track) ?? []), fact.at]);
      break;
    case 'chit':
      noted.chits.add(fact.chit);
      break;
    case 'has seen':
    case 'deck end':
      for (const chit of fact.chits) noted.chits.add(chit);
      break;
    case 'held':
    case 'pool':
      for (const { chits, count } of fact.items) if (count > 0) for (const chit of chits) noted.chits.add(chit);
      break;
    default:
  }
}

/** What some steps lead to, with all that they have done elsewhere but what is chosen among several. */
interface Lead {
  /** Procedures that are simply done, or conducted without a choice. */
  readonly begins: readonly ProcedureId[];
  /** Aspects of chits that are resolved. */
  readonly aspects: readonly number[];
  /** The Event of the current card is played. */
  readonly playsEvent: boolean;
}

/** Leads of the blocks of a game, each found once. */
export type Leads = (block: Block) => Lead;

export function leadsOf(core: Core): Leads {
  const calls = callsOf(core, 'alone');
  const found = new Map<Block, Lead>();
  return (block) => {
    const known = found.get(block);
    if (known !== undefined) return known;
    const begins = new Set<ProcedureId>();
    const aspects = new Set<number>();
    let playsEvent = false;
    const seen = new Set<Block>();
    const follow = (op: Op): void => {
      if (op.kind === 'do') begins.add(op.procedure);
      else if (op.kind === 'play event' || op.kind === 'play card') playsEvent = true;
      else if (op.kind === 'conduct') {
        if (op.procedures.length === 1) op.procedures.forEach((id) => begins.add(id));
      } else {
        if (op.kind === 'resolve') aspects.add(op.aspect);
        calls(op).forEach(enter);
      }
    };
    const enter = (entered: Block): void => {
      if (seen.has(entered)) return;
      seen.add(entered);
      eachOp(entered, follow);
    };
    enter(block);
    const lead = { begins: [...begins], aspects: [...aspects], playsEvent };
    found.set(block, lead);
    return lead;
  };
}

/** Adds all that is done by what the lines begin. A choice leads to what is answered, and to what is the only option. */
function followed(core: Core, leads: Leads, noted: Noted, begun: readonly ProcedureId[]): Plays {
  const { world } = core;
  const [chits, sides] = [new Set(noted.chits), new Set(noted.sides)];
  const isAnswered = (name: string): boolean => noted.answers.has(name.toLowerCase());
  const named = namedIn(world);
  for (const answer of noted.answers) for (const chit of named.chits.get(answer) ?? []) chits.add(chit);
  const procedures = new Set<number>();
  const effects = new Set<string>();
  const enter = (block: Block): void => {
    const { begins, aspects, playsEvent } = leads(block);
    for (const aspect of aspects) for (const chit of chits) effects.add(`${aspect} ${chit}`);
    begins.forEach(begin);
    if (playsEvent) noted.cards.forEach(playEvent);
  };
  const begin = (id: ProcedureId): void => {
    const procedure = core.procedures[id];
    if (procedure === undefined || procedures.has(id)) return;
    procedures.add(id);
    enter(procedure.block);
    for (const { guard, index } of [...procedure.before, ...procedure.after]) {
      if ('card' in guard) enter(core.cards[guard.card]?.woven[index]?.block ?? []);
    }
  };
  const playEvent = (card: number): void => {
    const own = core.cards[card]?.sides ?? [];
    own.forEach(({ block, name }, side) => {
      if ((own.length > 1 && !isAnswered(name)) || sides.has(`${card} ${side}`)) return;
      sides.add(`${card} ${side}`);
      enter(block);
    });
  };
  for (const answer of noted.answers) named.procedures.get(answer)?.forEach(begin);
  begun.forEach(begin);
  // Of what accompanies something, an only one is not asked for by its own name.
  const besides = (own: number): readonly ProcedureId[] =>
    world.modifiers.flatMap(({ change }) =>
      change.kind === 'accompany' && Number(change.procedure) === own ? [change.host] : [],
    );
  world.classes.forEach(({ names }, id) => {
    if (!isAnswered(names.one)) return;
    const accompanying = world.procedures.flatMap((it, index): readonly ProcedureId[] => {
      if (it.class !== id) return [];
      const hosts = it.accompanies === 'any' ? [...procedures] : [...(it.accompanies ?? []), ...besides(index)];
      return hosts.some((host) => procedures.has(host)) ? [index as ProcedureId] : [];
    });
    if (accompanying.length === 1) accompanying.forEach(begin);
  });
  for (const { card, side } of noted.events) enter(core.cards[card]?.sides[side]?.block ?? []);
  const { answers, rules } = noted;
  const tracks = new Map(world.setup.tracks.map((at, track) => [track, [at, ...(noted.tracks.get(track) ?? [])]]));
  return { procedures, sides, effects, tracks, answers, rules };
}

/** What is answered by its name, by that name in lower case. */
interface Named {
  readonly chits: ReadonlyMap<string, readonly number[]>;
  readonly procedures: ReadonlyMap<string, readonly ProcedureId[]>;
}

const namedOfWorlds = new WeakMap<World, Named>();

/** The chits and procedures of a game by their names, which each of hundreds of tests asks for. */
function namedIn(world: World): Named {
  const known = namedOfWorlds.get(world);
  if (known !== undefined) return known;
  const named: Named = { chits: idsByName<number>(world.chits), procedures: idsByName<ProcedureId>(world.procedures) };
  namedOfWorlds.set(world, named);
  return named;
}

function idsByName<Id extends number>(rows: readonly { readonly name: string }[]): ReadonlyMap<string, readonly Id[]> {
  const ids = new Map<string, Id[]>();
  for (const [id, { name }] of rows.entries()) {
    const key = name.toLowerCase();
    ids.set(key, [...(ids.get(key) ?? []), id as Id]);
  }
  return ids;
}
