/** Collects the words of a game before any of its sentences is read. */
import { isBroken, type YamlNode } from '../yaml/node.js';
import type { Effect, Spec, Words } from './documents.js';
import type { Name } from './ir.js';
import { nameOf } from './read-node.js';
import { samplesOf } from './samples.js';
import type { SentenceReader } from './read-sentences.js';
import type { Vocabulary } from './vocabulary.js';

/** Understands no sentence, and notes the names of alternatives in `alternatives`. */
export function createOutlineReader(alternatives: Name[]): SentenceReader {
  return {
    effect: (node, owner, frame): Effect => {
      if (node !== null) collectAlternatives(node, alternatives);
      return { steps: [], complete: true, frame, span: node?.span ?? owner };
    },
    lasting: (node) => {
      collectAlternatives(node, alternatives);
      return [];
    },
    moment: () => null,
    number: () => null,
    condition: () => null,
    nounPhrase: () => null,
  };
}

/** Only alternatives have a block in place of a list below their opening. */
function collectAlternatives(node: YamlNode, into: Name[]): void {
  if (node.kind === 'list') {
    for (const item of node.items) collectAlternatives(item, into);
  } else if (node.kind === 'map') {
    for (const { value } of node.entries) {
      if (value === null || isBroken(value)) continue;
      if (value.kind === 'map') into.push(...value.entries.map((entry) => nameOf(entry.key)));
      collectAlternatives(value, into);
    }
  }
}

/** Every word that the sentences of a spec may use as a name; `others` are names that its documents do not hold. */
export function collectVocabulary(spec: Spec, others: readonly Name[]): Vocabulary {
  const additional = spec.additionalSpaces.map(({ name }) => name);
  const names = [...gameNames(spec), ...mapNames(spec), ...procedureNames(spec), ...additional, ...chitNames(spec)];
  const codes = spec.cards.flatMap((card) => [card.code, ...card.boxes, ...card.counters]);
  const verbs = (spec.game?.states ?? []).flatMap(({ name, verb }): [string, string][] =>
    verb === null ? [] : [[verb.text, name.text]],
  );
  return {
    names: [...new Set([...names, ...codes, ...others].map((name) => name.text))],
    stateVerbs: new Map(verbs),
    samples: samplesOf(spec),
  };
}

function gameNames({ game }: Spec): readonly Name[] {
  if (game === null) return [];
  return [
    ...game.factions.flatMap(({ name, adjective }) => [name, adjective]),
    ...game.states.map(({ name }) => name),
    ...[...game.pieces, ...game.groups, ...game.markers, ...game.resources, ...game.tracks].flatMap((it) =>
      wordsIn(it.words),
    ),
    ...game.tracks.flatMap((track) => (track.boxes ?? []).flatMap((box) => box.name ?? [])),
    ...game.values.map(({ name }) => name),
    ...game.degrees,
    ...game.options.map(({ name }) => name),
    ...game.boxes,
    ...game.counters,
    ...game.orderPlaces,
    ...game.orderBoxes,
    ...[...game.classes, ...game.cardKinds].flatMap(wordsIn),
  ];
}

function mapNames({ map }: Spec): readonly Name[] {
  if (map === null) return [];
  return [
    ...map.kinds.flatMap(wordsIn),
    ...map.areas.flatMap(({ words }) => wordsIn(words)),
    ...map.spaces.flatMap((space) => wordsIn(space.words)),
  ];
}

function procedureNames({ procedures }: Spec): readonly Name[] {
  return procedures.flatMap(({ name, places, selection }) => [
    name,
    ...places.map((place) => place.name),
    ...(selection?.conditions ?? []).map((condition) => condition.name),
  ]);
}

function chitNames({ chits }: Spec): readonly Name[] {
  return chits.flatMap(({ family, kinds }) => [
    family,
    ...kinds.flatMap(({ name, effects }) => [name, ...effects.map((effect) => effect.aspect)]),
  ]);
}

/** Every name in some words. */
export function wordsIn(words: Words): readonly Name[] {
  return words.many === null ? [words.one, ...words.aliases] : [words.one, words.many, ...words.aliases];
}
