/**
 * Sentences for whoever plays: the names that the author of a spec gave to numbers and to sets of spaces are told in
 * words. Such a number is the one that it is as long as nothing changes it, and what changes it quotes where it stands.
 */
import type { Effect, Spec } from '../surface/documents.js';
import type { Change, Conduct, NounPhrase, NumberPhrase, Opening, Sentence, Setting, Step } from '../surface/ir.js';
import { agreeing, type Numerals, numeralsOf } from './amounts.js';
import type { Locale } from './locale.js';

/** What one procedure or chit has given names to, and where they stand. */
interface Own {
  readonly name: string;
  readonly quantities: ReadonlyMap<string, NumberPhrase>;
  readonly places: ReadonlyMap<string, NounPhrase>;
  readonly said: readonly (Sentence | Opening)[];
}

/** Returns the locale for what belongs to a procedure or a chit, by its name; null for what belongs to none. */
export type Within = (owner: string | null) => Locale;

export function plainly(locale: Locale, spec: Spec): Within {
  const owners = new Map([...proceduresOf(spec), ...chitsOf(spec)].map((own) => [own.name, own]));
  const numerals = numeralsOf(spec);
  const locales = new Map<string | null, Locale>();
  const within: Within = (owner) => {
    const known = locales.get(owner);
    if (known !== undefined) return known;
    const made = plainLocale({ locale, owners, numerals, within }, owners.get(owner ?? '') ?? null);
    locales.set(owner, made);
    return made;
  };
  return within;
}

interface Plain {
  readonly locale: Locale;
  readonly owners: ReadonlyMap<string, Own>;
  readonly numerals: Numerals;
  readonly within: Within;
}

function plainLocale(plain: Plain, own: Own | null): Locale {
  const { locale } = plain;
  const reworded = <T extends object>(tree: T): T => (own === null ? tree : inWords(plain, own, tree));
  return {
    ...locale,
    sentence: (sentence) => sentenceText(plain, reworded(sentence)),
    opening: (opening) => locale.opening(reworded(opening)),
    term: (term) => locale.term(reworded(term)),
    change: (change) => changeText(plain, change) ?? locale.change(reworded(change)),
    moment: (moment) => locale.moment(reworded(moment)),
    condition: (condition) => locale.condition(reworded(condition)),
    number: (number) => locale.number(reworded(number)),
    nounPhrase: (phrase) => locale.nounPhrase(reworded(phrase)),
  };
}

/** `Muster: 2 instead of 1 in “…”`; null for a change of something that has a name of the language itself. */
function changeText(plain: Plain, change: Change): string | null {
  if (change.kind !== 'quantity') return null;
  const own = plain.owners.get(change.of.text);
  const value = own?.quantities.get(change.quantity.text);
  if (own === undefined || value === undefined) return null;
  const { say, name, number, condition } = plain.within(own.name);
  const by = number(change.by);
  const of = name(own.name);
  const where = quoted(plain, own, change.quantity.text);
  const changed = {
    is: () => say('{0}: {1} instead of {2} in {3}', of, by, number(value), where),
    more: () => say('{0}: {1} more in {2}', of, by, where),
    less: () => say('{0}: {1} less in {2}', of, by, where),
    'at most': () => say('{0}: at most {1} in {2}', of, by, where),
  }[change.how]();
  return change.condition === null ? changed : say('{0}, if {1}', changed, condition(change.condition));
}

/** A conduct that gives names another meaning this once tells what stands where. */
function sentenceText(plain: Plain, sentence: Sentence): string {
  const { clause } = sentence;
  if (clause.kind !== 'conduct' || clause.settings.length === 0) return plain.locale.sentence(sentence);
  const text = plain.locale.sentence({ ...sentence, clause: { ...clause, settings: [] } });
  return clause.settings.reduce((so, setting) => settingText(plain, clause, setting, so), text);
}

function settingText(plain: Plain, { what }: Conduct, setting: Setting, text: string): string {
  const { say, number, nounPhrase } = plain.locale;
  for (const own of what.flatMap((name) => plain.owners.get(name.text) ?? [])) {
    const value = own.quantities.get(setting.name.text);
    const place = own.places.get(setting.name.text);
    if (setting.kind === 'value' && value !== undefined) {
      const where = quoted(plain, own, setting.name.text);
      return say('{0}, with {1} instead of {2} in {3}', text, number(setting.value), number(value), where);
    }
    if (setting.kind === 'place' && place !== undefined) {
      const spaces = say('“{0}”', nounPhrase(setting.spaces));
      return say('{0}, with {1} instead of {2}', text, spaces, say('“{0}”', nounPhrase(place)));
    }
  }
  return text;
}

/** The sentences in which a number stands. */
function quoted({ locale, within }: Plain, own: Own, quantity: string): string {
  const { say, sentence, opening } = within(own.name);
  const texts = own.said.flatMap((tree) => {
    if (!speaksOf(tree, quantity)) return [];
    return [say('“{0}”', 'clause' in tree ? sentence(tree) : opening(tree))];
  });
  return texts.join(locale.say(', '));
}

function speaksOf(value: unknown, quantity: string): boolean {
  if (Array.isArray(value)) return value.some((item) => speaksOf(item, quantity));
  if (!isNode(value)) return false;
  if (isNamed(value) && value.name.text === quantity) return true;
  return Object.entries(value).some(([key, child]) => key !== 'span' && speaksOf(child, quantity));
}

type Node = Readonly<Record<string, unknown>>;
type Named = Extract<NumberPhrase, { readonly kind: 'named' }>;

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isNamed(value: object): value is Named {
  return 'kind' in value && value.kind === 'named';
}

function isPhrase(value: object): value is NounPhrase {
  return 'heads' in value && 'filters' in value;
}

/** The same with names of numbers and of sets of spaces replaced. A node is replaced by one that may stand there. */
function inWords<T extends object>(plain: Plain, own: Own, tree: T): T {
  const { quantities, places } = own;
  const number = (value: Named): NumberPhrase => quantities.get(value.name.text) ?? value;
  // What a number is compared with is told of the number, not of what it is without any change.
  const compared = (value: unknown): unknown => {
    if (!isNode(value) || !isNamed(value) || !quantities.has(value.name.text)) return replaced(value);
    const text = plain.locale.say('the number in {0}', quoted(plain, own, value.name.text));
    return { ...value, name: { ...value.name, text } };
  };
  const replaced = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(replaced);
    if (!isNode(value)) return value;
    if (isNamed(value)) return number(value);
    if (value.kind === 'compare') return { ...value, left: compared(value.left), right: compared(value.right) };
    const inner = Object.fromEntries(
      Object.entries(value).map(([key, child]) => [key, key === 'span' ? child : replaced(child)]),
    );
    if (!isPhrase(value)) return inner;
    const phrase = unnamed(places, inner as unknown as NounPhrase);
    return wasNamed(value) ? agreeing(plain.numerals, phrase) : phrase;
  };
  return replaced(tree) as T;
}

/** How many was said by a name. */
function wasNamed({ quantity }: NounPhrase): boolean {
  return quantity !== null && 'count' in quantity && isNamed(quantity.count);
}

/** `any stirred spaces` is `any spaces with Unrest`. */
function unnamed(places: Own['places'], phrase: NounPhrase): NounPhrase {
  const [head, ...more] = phrase.heads;
  const adjective = head?.adjectives.find(({ text }) => places.has(text));
  const place = places.get(adjective?.text ?? '');
  if (head === undefined || place === undefined || more.length > 0) return phrase;
  return { ...phrase, heads: place.heads, filters: [...place.filters, ...phrase.filters] };
}

function proceduresOf({ procedures }: Spec): readonly Own[] {
  return procedures.map(({ name, quantities, places, effect, declaration }) => ({
    name: name.text,
    quantities: valuesOf(quantities),
    places: new Map(places.flatMap((it) => (it.what === null ? [] : [[it.name.text, it.what]]))),
    said: [
      ...saidIn(effect),
      ...(declaration?.changes ?? []).flatMap((it) => (it.kind === 'steps' ? saidIn(it.effect) : [])),
    ],
  }));
}

function chitsOf({ chits }: Spec): readonly Own[] {
  return chits.flatMap(({ kinds }) =>
    kinds.map(({ name, quantities, effects }) => ({
      name: name.text,
      quantities: valuesOf(quantities),
      places: new Map(),
      said: effects.flatMap(({ effect }) => saidIn(effect)),
    })),
  );
}

function valuesOf(quantities: Spec['procedures'][number]['quantities']): Own['quantities'] {
  return new Map(quantities.flatMap(({ name, value }) => (value === null ? [] : [[name.text, value]])));
}

function saidIn({ steps }: Effect): readonly (Sentence | Opening)[] {
  return steps.flatMap(saidBy);
}

function saidBy(step: Step): readonly (Sentence | Opening)[] {
  if (step.kind === 'sentence') return [step.sentence];
  const { body } = step;
  const inner =
    body.kind === 'steps' ? body.steps : body.kind === 'terms' ? [] : body.alternatives.flatMap(({ steps }) => steps);
  return [step.opening, ...inner.flatMap(saidBy), ...(step.otherwise ?? []).flatMap(saidBy)];
}
