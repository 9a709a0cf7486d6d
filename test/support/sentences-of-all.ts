/** Every sentence of every game, and each form of the reference in each place where its nouns may stand. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { chapters } from '../../compiler/reference/forms.js';
import { readSpec } from '../../compiler/host/read-spec.js';
import type { Part } from '../../compiler/surface/complain.js';
import { speaker, type Owner, type Speaker } from './meaning.js';
import { referenceGame } from './reference-game.js';
import { wordsFor } from './rewordings.js';
import { sentencesOf } from './sentences-of.js';

/** A game with its own words, and those that can be put in the place of any of them. */
export interface Game {
  readonly speaker: Speaker;
  readonly words: readonly string[];
}

export interface Case {
  readonly game: Game;
  readonly part: Part;
  readonly text: string;
  readonly owner: Owner;
}

/** Where a noun phrase may stand. */
const frames: readonly (readonly [part: Part, frame: string])[] = [
  ['sentence', 'remove NP'],
  ['sentence', 'remove 1 Runner in NP'],
  ['sentence', 'remove all Runners in NP'],
  ['sentence', 'replace NP with a Trooper'],
  ['sentence', 'place NP here'],
  ['sentence', 'place 1 Runner in NP'],
  ['sentence', 'place Unrest in NP'],
  ['sentence', 'place as many Troopers as there are NP here'],
  ['sentence', 'move NP to adjacent spaces'],
  ['sentence', 'move any Runners here to NP'],
  ['sentence', 'move any Runners from NP to Fenwick'],
  ['sentence', 'expose NP'],
  ['sentence', 'hold NP'],
  ['sentence', 'play NP'],
  ['sentence', 'return NP'],
  ['sentence', 'raise Resolve by the NP'],
  ['sentence', 'raise Resolve by 1 per NP'],
  ['sentence', 'raise Resolve by the value of the NP'],
  ['sentence', 'conduct Muster in NP'],
  ['opening', 'in NP'],
  ['opening', 'in spaces with NP'],
  ['opening', 'in each space with NP'],
  ['opening', 'in each space without NP'],
  ['opening', 'in each space with more NP than Troopers'],
  ['opening', 'in each space that is NP'],
  ['opening', 'in 1 space adjacent to NP'],
  ['opening', 'for each NP'],
  ['opening', 'if NP are here'],
  ['opening', 'if NP are on the map'],
  ['opening', 'if Runners are in NP'],
  ['opening', 'if 2 or more Runners are in NP'],
  ['opening', 'if the NP are at least 3'],
  ['opening', 'if more Runners than Troopers are in NP'],
  ['change', 'Muster may not select NP'],
  ['moment', 'after NP of Muster'],
  ['moment', 'whenever NP move from a Province'],
  ['moment', 'whenever Muster moves NP to a Town'],
  ['moment', 'whenever Muster moves Troopers to NP'],
  ['term', '+1 for each NP'],
  ['term', '+1 for every 2 NP'],
];

const specs = join(import.meta.dirname, '..', '..', 'spec');

/** The game of the reference. */
export const reference: Game = gameOf(speaker(referenceGame()));

/** All of them, each once, mixed. */
export const allCases: readonly Case[] = inOneOrder([...casesOfReference(), ...casesOfGames()]);

function gameOf(own: Speaker): Game {
  return { speaker: own, words: wordsFor(own.language) };
}

/** Every example that is accepted; noun phrases in each frame that takes them. */
function casesOfReference(): readonly Case[] {
  const owner: Owner = { procedure: 'Muster', chit: null, numbers: ['hits', 'sight'] };
  return chapters.flatMap(({ forms }) =>
    Object.values(forms).flatMap(({ part, accepted: examples }) =>
      examples.flatMap((example): readonly Case[] => {
        if (part !== 'noun phrase') return [{ game: reference, part, text: example, owner }];
        return frames.flatMap(([framed, frame]) => {
          const meaning = reference.speaker.meaning(framed, frame.replace('NP', example), owner);
          return meaning.ok ? [{ game: reference, part: framed, text: meaning.printed, owner }] : [];
        });
      }),
    ),
  );
}

function casesOfGames(): readonly Case[] {
  const aside = ['boards', 'schema'];
  const folders = readdirSync(specs).filter((name) => !aside.includes(name) && !name.endsWith('.md'));
  return folders.flatMap((folder) => {
    const own = speaker(readSpec(join(specs, folder)).files);
    const game = gameOf(own);
    return sentencesOf(own.spec, own.symbols.verbs).map((spoken): Case => ({ game, ...spoken }));
  });
}

/** Each once, in an order that mixes the forms and the games and is always the same. */
function inOneOrder(all: readonly Case[]): readonly Case[] {
  const byText = new Map(all.map((it) => [`${it.part} ${it.text} ${JSON.stringify(it.owner)}`, it]));
  const keys = [...byText.keys()].sort((a, b) => spreadOf(a) - spreadOf(b) || (a < b ? -1 : 1));
  return keys.flatMap((key) => byText.get(key) ?? []);
}

/** A number that says nothing of the text. */
function spreadOf(text: string): number {
  let value = 7;
  for (const character of text) value = (value * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003;
  return value;
}
