/** The words of the effect language in Japanese, and what the words of a game become. */
import type { NameTable } from '../names.js';

/** What a printer of sentences knows; what it cannot say is noted in `gaps`. */
export interface TranslationContext {
  readonly names: NameTable;
  readonly gaps: Set<string>;
}

/** The order of play, where a game has no term of its own for it. */
export const orderOfPlay = '手番順';

/** The general nouns and adjectives of the language. */
const general: Readonly<Record<string, string>> = {
  piece: 'コマ',
  pieces: 'コマ',
  space: 'スペース',
  spaces: 'スペース',
  marker: 'マーカー',
  markers: 'マーカー',
  chit: 'チット',
  chits: 'チット',
  card: 'カード',
  cards: 'カード',
  box: 'ボックス',
  boxes: 'ボックス',
  pool: '入れ物',
  deck: '引きデッキ',
  'discard pile': '捨て札',
  Capability: '能力',
  Capabilities: '能力',
  Available: '利用可能',
  Limited: '限定',
  group: 'そのグループ',
  'order of play': orderOfPlay,
  selected: '選択した',
  drawn: '引いた',
  held: '所有する',
  adjacent: '隣接',
  other: '他の',
  unshaded: '網掛けなし',
  shaded: '網掛け',
};

/** A name of the game, or a general word of the language; what has no Japanese name stays as it is. */
export function word({ names }: TranslationContext, text: string): string {
  return names.called.get(text)?.name ?? general[text] ?? text;
}

/** Notes that there is no pattern for something; the sentence is printed in English as a whole. */
export function untranslated({ gaps }: TranslationContext, what: string): string {
  gaps.add(what);
  return '';
}

/** What follows a number of these: 個 of most, 箇所 of spaces, 枚 of cards. */
export function counterOf({ names }: TranslationContext, noun: string): string {
  const own = names.called.get(noun)?.counter ?? null;
  if (own !== null) return own;
  const what = names.kinds.get(noun);
  if (what === 'space' || noun === 'space' || noun === 'spaces' || noun === 'here') return '箇所';
  return what === 'card' || /^(?:cards?|Capabilit(?:y|ies))$/u.test(noun) ? '枚' : '個';
}

export function isAlive({ names }: TranslationContext, noun: string): boolean {
  return names.called.get(noun)?.alive === true;
}

/** Words side by side; two of them in Latin letters or digits keep their space. */
export function joined(...parts: readonly string[]): string {
  return parts.reduce(
    (text, part) => (/[\w.!]$/u.test(text) && /^\w/u.test(part) ? `${text} ${part}` : `${text}${part}`),
    '',
  );
}
