/**
 * A kind of line of examples and scenarios, written once: from its words come how it is read and printed, what is expected where it
 * goes wrong, its sample, and its section of the reference.
 */
import type { Variant } from '../../surface/forms/form.js';
import type { Answer, BoxItem, ChitItem, Speaker, SpaceItem } from '../ir.js';
import type {
  BoxId,
  CardId,
  ChitId,
  CounterId,
  DegreeId,
  FactionId,
  FamilyId,
  MarkerId,
  OptionId,
  OrderPlaceId,
  PieceId,
  ProcedureId,
  SpaceId,
  TrackId,
  ValueId,
} from '../../resolved/ir.js';
import type { Part } from '../parts.js';
import type { Bounded } from '../parse-conduct.js';

/** What is read in each kind of slot. */
export interface Read {
  readonly space: SpaceId;
  readonly box: BoxId | 'available';
  readonly track: TrackId;
  readonly counter: CounterId;
  /** An option with a number. */
  readonly option: OptionId;
  /** One that is chosen or not. */
  readonly choice: OptionId;
  readonly faction: FactionId;
  readonly family: FamilyId;
  readonly degree: DegreeId;
  readonly card: CardId;
  /** A value of cards that is a number, and one that is a list of pieces. */
  readonly 'card number': ValueId;
  readonly 'card list': ValueId;
  readonly procedure: ProcedureId;
  readonly 'order place': OrderPlaceId;
  /** A faction, or chance. */
  readonly speaker: Speaker;
  /** A faction; null: everybody. */
  readonly viewer: FactionId | null;
  /** `2 Hidden Runners, 1 Depot and Unrest`, `nothing`. */
  readonly 'things in a space': readonly SpaceItem[];
  readonly 'things in a box': readonly BoxItem[];
  readonly chits: readonly ChitItem[];
  /** Chits without a number, one of each; `nothing`. */
  readonly 'listed chits': readonly ChitId[];
  /** Chits of one kind with their number. */
  readonly 'counted chits': { readonly chit: ChitId; readonly count: number };
  /** Markers of one kind, of which there is an end, with their number. */
  readonly 'counted markers': { readonly marker: MarkerId; readonly count: number };
  /** The codes of cards with commas between them. */
  readonly cards: readonly CardId[];
  /** Kinds of piece, without a number; `nothing`. */
  readonly 'listed pieces': readonly PieceId[];
  readonly options: readonly Answer[];
  /** A `conduct` as the sentences of rules have it, bounded in spaces and how many. */
  readonly conduct: Bounded;
  /** What only its form can read, for it depends on the track: `18`, `at Calm`, `in box 3`. */
  readonly 'place on a track': Part;
  /** Read by its form too: what is wrong with it is said of the counter. */
  readonly amount: Part;
}

export type SlotKind = keyof Read;

/** A place that is filled in; one that is optional may be left out with all that it says. */
export interface LineSlot<
  Key extends string = string,
  Kind extends SlotKind = SlotKind,
  Optional extends boolean = boolean,
> {
  readonly key: Key;
  readonly slot: Kind;
  /** How the reference writes it: `TRACK`. */
  readonly shown: string;
  readonly optional: Optional;
}

/** Wordings that mean the same, the first as it is printed; an empty one stands for none. */
export type Wordings = readonly [string, ...string[]];

/** Wordings that say different things. */
export interface LineChoice<Key extends string = string, Value extends string = string> {
  readonly key: Key;
  readonly choice: Readonly<Record<Value, Wordings>>;
}

export type LinePart = string | Wordings | LineSlot | LineChoice;

/** A part made ready for reading: its wordings are cut at their spaces. */
export type Step =
  | { readonly kind: 'slot'; readonly slot: LineSlot }
  | { readonly kind: 'words'; readonly key: string | null; readonly wordings: readonly Wording[] };

export interface Wording {
  /** What it chooses, where it is one of a choice. */
  readonly value: string;
  readonly words: readonly string[];
  /** Whether it is the one that is printed of those that mean the same, or would be put in where that is none. */
  readonly isShown: boolean;
}

const stepsByWords = new WeakMap<readonly LinePart[], readonly Step[]>();

/** The words of a form made ready; made once, for every line is held against most forms. */
export function stepsOf(words: readonly LinePart[]): readonly Step[] {
  const made = stepsByWords.get(words) ?? words.map(stepOf);
  stepsByWords.set(words, made);
  return made;
}

function stepOf(part: LinePart): Step {
  if (typeof part === 'string') return { kind: 'words', key: null, wordings: wordingsOf('', [part]) };
  if ('slot' in part) return { kind: 'slot', slot: part };
  if (!('choice' in part)) return { kind: 'words', key: null, wordings: wordingsOf('', part) };
  const wordings = Object.entries<Wordings>(part.choice).flatMap(([value, own]) => wordingsOf(value, own));
  return { kind: 'words', key: part.key, wordings };
}

function wordingsOf(value: string, wordings: Wordings): readonly Wording[] {
  const shown = wordings.find((it) => it !== '');
  return wordings.map((it) => ({ value, words: it.split(' ').filter((word) => word !== ''), isShown: it === shown }));
}

/** Below which key a line stands; answers stand below `when` of an example and below `script` of a step. */
export type Place = 'given' | 'when' | 'answer' | 'then';

/** What stands behind the colon of a line: nothing, texts with commas between them, one text, or lines. */
export type Behind = 'nothing' | 'answers' | 'text' | 'lines';

export interface LineForm<Words extends readonly LinePart[] = readonly LinePart[]> {
  readonly title: string;
  readonly places: readonly [Place, ...Place[]];
  readonly words: Words;
  /** The same words in another order, which is read and not printed; null where there is none. */
  readonly otherwise: Words | null;
  readonly behind: Behind;
  readonly means: string;
  /** In canonical wording, with the words of the reference's own game. */
  readonly accepted: readonly [string, ...string[]];
  /** Accepted only below `then`, where more may be left open than in what is given. */
  readonly acceptedThen: readonly string[];
  /** Each with the message that it gives there. */
  readonly refused: readonly (readonly [place: Place, text: string, message: string])[];
  readonly variants: readonly Variant[];
}

/** By kind. */
export type LineForms = Readonly<Record<string, LineForm>>;

type Given<Words extends readonly LinePart[]> = Omit<
  LineForm<Words>,
  'otherwise' | 'behind' | 'acceptedThen' | 'variants'
> &
  Partial<LineForm<Words>>;

export function line<const Words extends readonly LinePart[]>(entry: Given<Words>): LineForm<Words> {
  return { otherwise: null, behind: 'nothing', acceptedThen: [], variants: [], ...entry };
}

/** A place for something of a kind. */
export function slot<Key extends string, Kind extends SlotKind>(
  key: Key,
  kind: Kind,
  shown: string,
): LineSlot<Key, Kind, false> {
  return { key, slot: kind, shown, optional: false };
}

/** The same, which may be left out. */
export function maybe<Key extends string, Kind extends SlotKind>(
  key: Key,
  kind: Kind,
  shown: string,
): LineSlot<Key, Kind, true> {
  return { key, slot: kind, shown, optional: true };
}

export function choice<Key extends string, const Values extends Readonly<Record<string, Wordings>>>(
  key: Key,
  values: Values,
): LineChoice<Key, keyof Values & string> {
  return { key, choice: values };
}

/** What is read of a line of this form; null in a slot that is left out. */
export type HeldBy<Form> =
  Form extends LineForm<infer Words>
    ? {
        readonly [Own in Extract<Words[number], LineSlot> as Own['key']]:
          Read[Own['slot']] | (Own['optional'] extends true ? null : never);
      } & { readonly [Own in Extract<Words[number], LineChoice> as Own['key']]: keyof Own['choice'] }
    : never;

/** What is printed in the slots of a line of this form. */
export type PrintedIn<Form> =
  Form extends LineForm<infer Words>
    ? {
        readonly [Own in Extract<Words[number], LineSlot> as Own['key']]:
          string | (Own['optional'] extends true ? null : never);
      } & { readonly [Own in Extract<Words[number], LineChoice> as Own['key']]: keyof Own['choice'] }
    : never;

/** `TRACK is | are AMOUNT`, `CARD [unshaded | shaded] is | are [not] in play`. */
export function shapeOf({ words, behind }: LineForm): string {
  const shown = words.map((part) => {
    if (typeof part === 'string') return part;
    if ('slot' in part) return part.optional ? `[${part.shown}]` : part.shown;
    const wordings = 'choice' in part ? Object.values(part.choice).map(([first]) => first) : part;
    const written = wordings.filter((it) => it !== '').join(' | ');
    return wordings.includes('') ? `[${written}]` : written;
  });
  const after = { nothing: '', answers: ': TEXT, TEXT, …', text: ': TEXT', lines: ': [LINE, …]' }[behind];
  return `${shown.join(' ')}${after}`;
}

/** Writes a line of a form, with what is in its slots and what is chosen. */
export function printLine<Form extends LineForm>(form: Form, held: PrintedIn<Form>): string {
  const filled: Readonly<Record<string, string | null>> = held;
  const printed = form.words.map((part) => {
    if (typeof part === 'string') return part;
    if ('slot' in part) return filled[part.key] ?? '';
    return 'choice' in part ? (part.choice[filled[part.key] ?? '']?.[0] ?? '') : part[0];
  });
  return printed.filter((it) => it !== '').join(' ');
}
