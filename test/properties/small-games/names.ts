/** Gives the things of a game their names, some of them hostile, each only once. */
import { generalAdjectives, keywordOf } from '../../../compiler/surface/tokens.js';
import type { Chance } from './chance.js';
import { hostileLists, hostileWords, plainNames, plainWords } from './name-lists.js';

export interface Namer {
  /** A name that nothing else has, whatever its case. */
  name(): string;
  /** A name and its plural, which may be the same. */
  words(): Words;
  /** A word in lower case. */
  word(): string;
  /** The name of a file, without folder and ending. */
  file(of: string): string;
}

export interface Words {
  readonly one: string;
  readonly many: string;
}

/** Of a hundred names, how many are hostile: for each game another one, so that plain games are played too. */
const shares: readonly number[] = [0, 0, 5, 20, 60, 100];

export function namerOf(chance: Chance): Namer {
  const share = chance.one(shares);
  const lists = chance.percent(50) ? [chance.one(hostileLists), plainNames] : hostileLists;
  const taken = new Set<string>();
  const given: string[] = [];
  const drawn = (): string => {
    if (!chance.percent(share)) return chance.one(plainNames);
    return given.length > 0 && chance.percent(25) ? alike(chance, chance.one(given)) : chance.one(chance.one(lists));
  };
  const fresh = (): string => {
    for (let tries = 0; ; tries += 1) {
      const found = tries < 8 ? drawn() : `${chance.one(plainNames)} ${chance.one(plainNames)}`;
      const key = found.normalize('NFC').toLowerCase();
      const isFit = found.trim() === found && found !== '' && found.length <= 80;
      // A sentence cannot be read around a name that is one of its words.
      const isKeyword = keywordOf(found) !== null && !chance.percent(2);
      if (!isFit || isKeyword || taken.has(key)) continue;
      taken.add(key);
      given.push(found);
      return found;
    }
  };
  return {
    name: fresh,
    words: () => {
      const one = fresh();
      if (chance.percent(20) || one.length > 79) return { one, many: one };
      const isLatin = /\p{Script=Latin}$/u.test(one);
      const plural = isLatin && (chance.percent(80) || share === 0) ? `${one}s` : fresh();
      const key = plural.normalize('NFC').toLowerCase();
      if (plural !== one && plural.endsWith('s') && taken.has(key) && !given.includes(plural))
        return { one, many: one };
      taken.add(key);
      return { one, many: plural };
    },
    word: () => {
      const words = chance.percent(share) ? hostileWords : plainWords;
      for (let tries = 0; ; tries += 1) {
        const found = tries < 8 ? chance.one(words) : `${chance.one(plainWords)}-${chance.one(plainWords)}`;
        const isOfTheLanguage = keywordOf(found) !== null || generalAdjectives.includes(found);
        if (taken.has(found) || (isOfTheLanguage && !chance.percent(2))) continue;
        taken.add(found);
        return found;
      }
    },
    file: (of) => {
      const plain = of
        .toLowerCase()
        .normalize('NFD')
        .replace(/[^a-z0-9]+/gu, '-')
        .replace(/^-|-$/gu, '');
      if (plain !== '' && !chance.percent(share / 2)) return plain;
      return chance.one([
        'index',
        'ids',
        'tables',
        'pieces',
        'spaces',
        'setup',
        'con',
        'aux',
        'chits',
        'a.b',
        'x y',
        'Ünï',
        'rolls',
        'run',
      ]);
    },
  };
}

/** A name that differs from another one by what people overlook. */
function alike(chance: Chance, name: string): string {
  return chance
    .one([
      name.toUpperCase(),
      name.toLowerCase(),
      `${name} Again`,
      name.replace(/[\s-]+/gu, ''),
      name.replace(/\s/gu, '-'),
      name.replace(/[aeiou]/u, (vowel) => `${vowel}\u0301`.normalize('NFC')),
      `${name}'`,
      `${name}_`,
      `The ${name}`,
      `${name} 2`,
      `is ${name}`,
      `${name} or ${name}`,
      `${name} pieces`,
      `${name} cards`,
    ])
    .slice(0, 80);
}
