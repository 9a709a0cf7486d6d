/** Forms that mean what their slots mean: what they become, resolved slot by slot. */
import { clauseForms } from '../surface/forms/clauses.js';
import type { Form } from '../surface/forms/form.js';
import { numberForms } from '../surface/forms/numbers.js';
import {
  type Again,
  type Choice,
  type DirectKind,
  heldIn,
  isWorded,
  type NamedKind,
  type Part,
  type Slot,
  type WordedForm,
} from '../surface/forms/words.js';
import type { FactionId, NumberExpr } from './ir.js';
import type { IdOf } from './declare/symbols.js';

type NumberSlot<Key extends string = string> = Slot<Key, 'number' | 'sum'>;

/** What each slot holds once it is resolved; a name, the id of what it names. */
interface Held extends IdOf {
  readonly 'a number': NumberExpr;
}

type HeldIn<Own> = Own extends NumberSlot
  ? 'a number'
  : Own extends { readonly as: infer As extends keyof IdOf }
    ? As
    : never;

/** What a phrase of such a form is once it is resolved. */
type Meant<Kind, Words extends readonly Part[]> = { readonly kind: Kind } & {
  readonly [Own in Extract<Words[number], Slot> as Own['key']]: Held[HeldIn<Own>];
} & { readonly [Own in Extract<Words[number], Choice> as Own['key']]: keyof Own['choice'] };

type MeantBy<Table> = {
  [Kind in DirectKind<Table>]: Table[Kind] extends WordedForm<infer Words> ? Meant<Kind, Words> : never;
}[DirectKind<Table>];

export type DirectNumber = MeantBy<typeof numberForms>;
export type DirectAct = MeantBy<typeof clauseForms>;

/** The kinds of act that mean what their slots mean. */
export function isDirect(act: { readonly kind: string }): act is DirectAct {
  return act.kind in directActs;
}

/** What comes of doing it again. */
export function againOf({ kind }: DirectAct): Again | null {
  return clauseForms[kind].again;
}

/** By kind, the slots of the direct forms of a table that hold numbers. */
type DirectShapes<Table> = {
  readonly [Kind in DirectKind<Table>]: Table[Kind] extends WordedForm<infer Words>
    ? { readonly [Own in Extract<Words[number], NumberSlot> as Own['key']]: 'number' }
    : never;
};

function shapesOf<Table extends Readonly<Record<string, Form>>>(forms: Table): DirectShapes<Table> {
  const shapes = Object.entries<Form>(forms).flatMap(([kind, form]) => {
    if (!isWorded(form) || !form.direct) return [];
    const slots = form.words.filter((part): part is Slot => typeof part === 'object' && 'slot' in part);
    return [[kind, Object.fromEntries(slots.filter(holdsNumber).map(({ key }) => [key, 'number']))] as const];
  });
  // Each kind with the slots that its own words have, as the type says.
  return Object.fromEntries(shapes) as DirectShapes<Table>;
}

function holdsNumber({ slot }: Slot): boolean {
  return slot === 'number' || slot === 'sum';
}

/** By the key of each slot of the form that holds a name, what that is the name of; none of what is not such a phrase. */
export function namesIn(node: object): ReadonlyMap<string, NamedKind> {
  const kind = 'kind' in node ? String(node.kind) : '';
  return named.get(kind) ?? none;
}

/** The factions that stand in slots of an act. */
export function factionsNamedIn(act: DirectAct): readonly FactionId[] {
  // What such a slot holds is the id of a faction, which the type checker cannot follow from the form.
  return [...namesIn(act)].flatMap(([key, as]) => (as === 'faction' ? [heldIn(act, key) as FactionId] : []));
}

const none: ReadonlyMap<string, NamedKind> = new Map();

const named: ReadonlyMap<string, ReadonlyMap<string, NamedKind>> = new Map(
  [...Object.entries<Form>(numberForms), ...Object.entries<Form>(clauseForms)].flatMap(([kind, form]) =>
    isWorded(form) && form.direct
      ? [[kind, new Map(form.words.flatMap((it) => (isNamed(it) ? [[it.key, it.as] as const] : [])))] as const]
      : [],
  ),
);

function isNamed(part: Part): part is Slot<string, 'name', NamedKind> {
  return typeof part === 'object' && 'slot' in part && part.as !== null;
}

export const directNumbers = shapesOf(numberForms);
export const directActs = shapesOf(clauseForms);
