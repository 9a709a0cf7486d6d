/**
 * Nobody executes the sequence of play: what it does by itself, and the procedures and Events that it comes to before a
 * faction is told to act, may neither ask nor speak of the executing faction. Otherwise who answers would depend on what no
 * sentence says.
 */
import type { Diagnostic, Note } from '../../diagnostics/diagnostic.js';
import { report } from '../../diagnostics/report.js';
import { unreachable } from '../../unreachable.js';
import { visitWithin } from '../children.js';
import type {
  Act,
  Amount,
  Anchor,
  AspectId,
  CardKindId,
  ColumnId,
  Condition,
  ProcedureId,
  Step,
  Where,
  World,
} from '../ir.js';
import { againOf, isDirect } from '../direct.js';
import { cardsOfFamily, isOfHand } from '../held-cards.js';
import { lonePlayer, playedFactions } from '../players.js';
import { mayRunShort } from '../supplies.js';
import { listsWithin, openingOf } from '../within.js';

export type Parts = Pick<
  World,
  | 'factions'
  | 'orderPlaces'
  | 'columns'
  | 'markers'
  | 'spaces'
  | 'procedures'
  | 'cards'
  | 'chits'
  | 'tracks'
  | 'modifiers'
>;

/** What is known where a step of the sequence stands. */
interface SequenceFacts {
  readonly parts: Parts;
  /** The kinds that the current card may be of; null: any. */
  readonly kinds: readonly CardKindId[] | null;
  /** Procedures and effects that are being looked at, so that each is entered once. */
  readonly entered: ReadonlySet<readonly Step[]>;
}

/** One message for each step, reached from the sequence of play, that needs a faction and is given none. */
export function checkExecuting(parts: Parts, start: ProcedureId): readonly Diagnostic[] {
  const procedure = parts.procedures[start];
  // Who plays alone executes everything.
  if (playedFactions(parts.factions).length === 0) return [];
  if (procedure === undefined || lonePlayer(parts.factions) !== null || procedure.faction !== null) return [];
  const found = new Map<Step, readonly Note[]>();
  const facts: SequenceFacts = { parts, kinds: null, entered: new Set() };
  const around = hooksAt(facts, (at) => at.kind === 'procedure' && at.procedure === start);
  for (const steps of [procedure.steps, ...around]) {
    enter(facts, steps, (step, notes) => {
      if (!found.has(step)) found.set(step, notes);
    });
  }
  const first = parts.factions.find(({ isPlayed }) => isPlayed);
  const place = parts.orderPlaces[0]?.name;
  const acting =
    place === undefined ? `\`${first?.name ?? ''}:\`` : `\`the ${place} faction:\` or \`${first?.name ?? ''}:\``;
  return [...found].map(([step, notes]) => {
    const help = [{ text: `put it below the faction that acts, such as ${acting}`, edits: [], safe: false }];
    return report('RW0543', openingOf(step.span), {}, { notes, help });
  });
}

type Tell = (step: Step, notes: readonly Note[]) => void;

function enter(facts: SequenceFacts, steps: readonly Step[], record: Tell): void {
  if (facts.entered.has(steps)) return;
  const inner = { ...facts, entered: new Set([...facts.entered, steps]) };
  for (const step of steps) look(inner, step, record);
}

function look(facts: SequenceFacts, step: Step, record: Tell): void {
  const { actor, act } = step;
  if (actor !== null && (actor.kind === 'faction' || actor.kind === 'ordinal')) {
    // Whoever acts, nobody executes these steps.
    lookForExecuting([{ ...step, actor: null }], record);
    return;
  }
  if (
    actor !== null ||
    step.may ||
    isOfWhoActs(act) ||
    asks(facts.parts, act) ||
    speaksOfExecuting(act) ||
    needsHand(facts.parts, act)
  ) {
    record(step, []);
    return;
  }
  // What another file does there is no fault of that file: it is told where the sequence comes to it.
  const beyond = (steps: readonly Step[]): void => {
    enter(facts, steps, (needing) => {
      record(step, [{ message: 'a faction is needed there because of', span: needing.span }]);
    });
  };
  switch (act.kind) {
    case 'if': {
      const [so, otherwise] = kindsWhere(facts, act.condition);
      enter({ ...facts, kinds: so }, act.then, record);
      enter({ ...facts, kinds: otherwise }, act.otherwise, record);
      return;
    }
    case 'named':
      for (const steps of hooksAt(facts, (at) => at.kind === 'step' && at.name === act.name)) beyond(steps);
      enter(facts, act.body, record);
      return;
    case 'conduct':
      for (const id of act.procedures) {
        const procedure = facts.parts.procedures[id];
        if (procedure === undefined) continue;
        // One of a class is chosen by somebody.
        if (procedure.class !== null) record(step, []);
        if (procedure.class !== null || procedure.faction !== null) continue;
        enter(facts, procedure.steps, (needing, notes) => {
          record(needing, [...notes, { message: 'it is conducted at', span: step.span }]);
        });
        for (const steps of hooksAt(facts, (at) => at.kind === 'procedure' && at.procedure === id)) beyond(steps);
      }
      return;
    case 'look up':
      enter(facts, facts.parts.procedures[act.procedure]?.steps ?? [], (needing, notes) => {
        record(needing, [...notes, { message: 'it is looked up at', span: step.span }]);
      });
      return;
    case 'play event':
      for (const [id, { kind, sides }] of facts.parts.cards.entries()) {
        // The card in hand comes from the deck of the sequence; one that a faction holds never does.
        if (facts.parts.chits.some(({ card }) => card === id)) continue;
        if (facts.kinds !== null && !facts.kinds.includes(kind)) continue;
        const [first] = sides;
        if (first !== undefined && sides.length > 1) record(step, []);
        for (const { steps } of sides) beyond(steps);
      }
      return;
    case 'resolve':
      for (const steps of effectsOf(facts, act.aspect)) beyond(steps);
      return;
    case 'shift':
    case 'change track':
    case 'set track':
    case 'net':
      for (const { steps } of facts.parts.tracks[act.track]?.crossings ?? []) beyond(steps);
      return;
    default:
      for (const list of listsWithin(act)) enter(facts, list, record);
  }
}

/** What is paid and gained belongs to whoever acts, and so do pieces that are `its`. */
function isOfWhoActs({ kind }: Act): boolean {
  return kind === 'pay' || kind === 'gain' || kind === 'by faction';
}

/** Tells of steps that speak of the executing faction, where another acts; what is conducted there it executes itself. */
function lookForExecuting(steps: readonly Step[], record: Tell): void {
  for (const step of steps) {
    if (step.actor?.kind === 'executing' || speaksOfExecuting(step.act)) record(step, []);
    else for (const list of listsWithin(step.act)) lookForExecuting(list, record);
  }
}

/** Whether the act puts a question to whoever executes it; what is done within it is looked at by itself. */
export function asks(parts: Parts, act: Act): boolean {
  if (mayRunShort(parts, act)) return true;
  const { columns } = parts;
  // What a card does is looked at where it is played.
  if (isDirect(act)) return act.kind !== 'play event' && againOf(act) === 'asks';
  switch (act.kind) {
    case 'move':
      return !goesOneWay(act);
    case 'groups':
    case 'choose one':
    case 'take box':
    case 'times':
    case 'while':
      return true;
    case 'place pieces':
      return !isFixed(act.amount) || act.pieces.length > 1 || !isOnePlace(act.to);
    case 'remove pieces':
    case 'replace':
      if (act.amount.least === 'all' || ('it' in act && act.it)) return false;
      return !isFixed(act.amount) || !isOnePlace(act.where) || kindsIn(act.where, act.columns, columns) > 1;
    case 'remove markers':
      return act.amount.most !== 'all' && act.where.kind !== 'here';
    case 'flip':
      return act.amount.least !== 'all' && !act.it;
    case 'in spaces':
    case 'for pieces':
      return act.amount !== 'each';
    case 'take chit':
      return act.optional || act.from.chit === null;
    case 'play card':
      return true;
    case 'look':
      return act.bottom > 0 || act.reorders;
    case 'place marker':
    case 'turn over':
    case 'shift':
    case 'change track':
    case 'set track':
    case 'pay':
    case 'gain':
    case 'change counter':
    case 'set counter':
    case 'draw':
    case 'move chits':
    case 'resolve':
    case 'roll':
    case 'let':
    case 'conduct':
    case 'close box':
    case 'win':
    case 'lose':
    case 'draw game':
    case 'look up':
    case 'nothing':
    case 'cancel':
    case 'named':
    case 'if':
    case 'for each':
    case 'by faction':
    case 'steps':
    case 'net':
    case 'until deck empty':
    case 'error':
      return false;
    default:
      return unreachable(act);
  }
}

/** The piece in hand goes to the one space that is so far on its path. */
function goesOneWay({ it, to }: Extract<Act, { kind: 'move' }>): boolean {
  return it && to.tests.some(({ kind }) => kind === 'along');
}

function isFixed({ least, most }: Amount): boolean {
  return JSON.stringify(least) === JSON.stringify(most);
}

/** How many kinds of piece there are to choose from: in a box nothing has a state. */
function kindsIn({ kind }: Where, chosen: readonly ColumnId[], columns: World['columns']): number {
  const isOffMap = kind === 'box' || kind === 'available';
  return new Set(chosen.map((column) => (isOffMap ? columns[column]?.piece : column))).size;
}

/** Nobody chooses where. */
function isOnePlace(where: Where): boolean {
  if (where.kind !== 'spaces') return where.kind !== 'map';
  const [only, ...more] = where.spaces.tests;
  return more.length === 0 && only?.kind === 'named' && only.spaces.length === 1;
}

/** A condition or a number that belongs to the act itself speaks of the executing faction. */
function speaksOfExecuting(act: Act): boolean {
  let speaks = false;
  const note = ({ kind }: { readonly kind: string }): void => {
    if (kind === 'executing') speaks = true;
  };
  // What is within steps is looked at by itself.
  visitWithin('act', act, { step: () => false, condition: note, actor: note });
  return speaks;
}

/** The act draws to the hand of whoever acts, or speaks of what is in it. */
function needsHand(parts: Parts, act: Act): boolean {
  // Whoever looks knows what it saw.
  let speaks = act.kind === 'look' || (act.kind === 'draw' && cardsOfFamily(parts, act.family).length > 0);
  visitWithin('act', act, {
    step: () => false,
    chits: (it) => {
      if (isOfHand(parts, it) && it.holder === undefined) speaks = true;
    },
  });
  return speaks;
}

/** The steps that cards do at such a moment. */
export function hooksAt(
  { parts }: Pick<SequenceFacts, 'parts'>,
  isMeant: (at: Anchor) => boolean,
): readonly (readonly Step[])[] {
  return parts.modifiers.flatMap(({ change }) => (change.kind === 'steps' && isMeant(change.at) ? [change.steps] : []));
}

/** What resolving an aspect does, by chit, with what cards do at that moment. */
export function effectsOf(facts: Pick<SequenceFacts, 'parts'>, aspect: AspectId): readonly (readonly Step[])[] {
  const own = facts.parts.chits.flatMap(({ effects }) => effects.filter((it) => it.aspect === aspect));
  return [...own.map(({ steps }) => steps), ...hooksAt(facts, (at) => at.kind === 'aspect' && at.aspect === aspect)];
}

/** The kinds that the card may be of where the condition holds, and where it does not. */
function kindsWhere(
  facts: SequenceFacts,
  condition: Condition,
): readonly [SequenceFacts['kinds'], SequenceFacts['kinds']] {
  const { kinds, parts } = facts;
  if (condition.kind === 'and') {
    const [left] = kindsWhere(facts, condition.left);
    return [kindsWhere({ ...facts, kinds: left }, condition.right)[0], kinds];
  }
  if (condition.kind !== 'card is') return [kinds, kinds];
  const all = kinds ?? [...new Set(parts.cards.map(({ kind }) => kind))];
  const such = all.filter((kind) => kind === condition.cardKind);
  const others = condition.nth !== null ? kinds : all.filter((kind) => kind !== condition.cardKind);
  return condition.negated ? [others, such] : [such, others];
}
