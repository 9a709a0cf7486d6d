/** How the verbs of the language end: 配置する, 配置して. */

/** A verb as a dictionary has it. */
export type Verb = string;

const teForms: readonly (readonly [ending: string, te: string])[] = [
  ['する', 'して'],
  ['させる', 'させて'],
  ['引く', '引いて'],
  ['置く', '置いて'],
  ['振る', '振って'],
  ['行う', '行って'],
  ['戻す', '戻して'],
  ['返す', '返して'],
  ['る', 'て'],
];

/** `配置してもよい`: what somebody may do. */
export function mayDo(verb: Verb): string {
  const [ending, te] = teForms.find(([it]) => verb.endsWith(it)) ?? ['', 'て'];
  return `${verb.slice(0, verb.length - ending.length)}${te}もよい`;
}

/** How a statement ends: what stands before it is said of something. */
export type Ending = 'いる' | 'ある' | 'ない' | 'いない' | '多い' | '超える' | 'である' | 'ではない' | '接する';

const conjunctives: Readonly<Record<Ending, string>> = {
  いる: 'おり',
  ある: 'あり',
  ない: 'なく',
  いない: 'おらず',
  多い: '多く',
  超える: '超え',
  である: 'であり',
  ではない: 'ではなく',
  接する: '接し',
};

/** `ここに〜がいる`: a statement, in the forms that a sentence needs. */
export interface Statement {
  readonly text: string;
  readonly ending: Ending;
}

/** In front of a noun, or of 間: `騎兵がいる`. */
export function attributive({ text, ending }: Statement): string {
  return `${text}${ending}`;
}

/** In front of a further statement: `騎兵がいて`. */
export function conjunctive({ text, ending }: Statement): string {
  return `${text}${conjunctives[ending]}`;
}

/** In front of なら: a statement about what something is needs no verb. */
export function conditional({ text, ending }: Statement): string {
  return `${text}${ending === 'である' ? '' : ending}なら`;
}
