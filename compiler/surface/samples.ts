/** Names of a game for sentences that show how something is written, so that an author reads words of the own game. */
import type { Spec, Words } from './documents.js';
import { withArticle } from './print-nouns.js';

/** Names by the slot of a pattern that they fill: `pieces` for `place 2 {pieces} here`. */
export type Samples = ReadonlyMap<string, string>;

/** One name of each kind that the game has. */
export function samplesOf({ game, map, chits, procedures }: Spec): Samples {
  const found = new Map<string, string>();
  const add = (slot: string, name: string | null | undefined): void => {
    if (name !== null && name !== undefined && !found.has(slot)) found.set(slot, name);
  };
  const addWords = (one: string, many: string, words: Words | undefined): void => {
    add(one, words?.one.text);
    add(many, words === undefined ? null : (words.many ?? words.one).text);
  };
  const pieces = [...(game?.pieces ?? [])].sort((a, b) => a.barred.length - b.barred.length);
  // Several are spoken of where the game has several.
  const plural = pieces.find(({ inventory }) => inventory === null || inventory.value >= 2);
  addWords('piece', 'pieces', plural?.words);
  add('piece', pieces[0]?.words.one.text);
  addWords('other piece', 'other pieces', pieces[1]?.words);
  const turning = pieces.find(({ states }) => states.length > 1);
  addWords('turning piece', 'turning pieces', turning?.words);
  add('state', turning?.states[0]?.text);
  add('faction', game?.factions[0]?.name.text);
  add('adjective', game?.factions[0]?.adjective.text);
  add('box', game?.boxes[0]?.text);
  add('order box', game?.orderBoxes[0]?.text);
  const plain = game?.tracks.find(({ boxes }) => boxes === null);
  add('track', plain?.words.one.text);
  add('value', plain?.to === null || plain === undefined ? null : String(plain.to.value));
  const named = game?.tracks.find(({ boxes }) => (boxes?.at(-1)?.name ?? null) !== null);
  add('named track', named?.words.one.text);
  add('end', named?.boxes?.at(-1)?.name?.text);
  const barred = new Set((plural ?? pieces[0])?.barred.map(({ text }) => text));
  const kinds = (map?.kinds ?? []).filter(({ one }) => !barred.has(one.text));
  addWords('kind', 'kinds', kinds[0]);
  add('space', map?.spaces.find(({ kind }) => kind !== null && !barred.has(kind.text))?.words.one.text);
  add('family', chits[0]?.family.text);
  add('aspect', chits[0]?.kinds[0]?.effects[0]?.aspect.text);
  const first = procedures.find((it) => it.class !== null && it.declaration === null);
  add('procedure', first?.name.text);
  const selecting = procedures.find((it) => it.class !== null && it.selection !== null);
  add('selecting', selecting?.name.text);
  const others = procedures.filter((it) => it.class !== null && it.declaration === null && it !== selecting);
  add('other procedure', others.find((it) => it.faction?.text === selecting?.faction?.text)?.name.text);
  return found;
}

/** The pattern with a name in each slot, and `a` in front as it suits; null where the game has nothing for one. */
export function filled(pattern: string, samples: Samples): string | null {
  const slots = [...pattern.matchAll(/\{(?:a )?([^}]+)\}/gu)].map(([, slot = '']) => slot);
  if (slots.some((slot) => !samples.has(slot))) return null;
  return pattern.replace(/\{(a )?([^}]+)\}/gu, (_, article: string | undefined, slot: string) => {
    const name = samples.get(slot) ?? '';
    return article === undefined ? name : withArticle(name);
  });
}
