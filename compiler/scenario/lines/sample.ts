/** A line that shows how a form is written, in the words of a game. */
import type { Words } from '../parse-items.js';
import type { LineForm, SlotKind } from './line.js';

type Sample = (known: Words) => string | null;

/** What may stand in a slot; null where the game has nothing for it. */
const samples: Readonly<Record<SlotKind, Sample>> = {
  space: ({ world }) => world.spaces[0]?.name ?? null,
  box: ({ world }) => world.boxes[0]?.name ?? null,
  track: ({ world }) => world.tracks[0]?.names.one ?? null,
  counter: ({ world }) => world.counters[0]?.name ?? null,
  option: ({ world }) => world.options.find(({ isNumber }) => isNumber)?.name ?? null,
  choice: ({ world }) => world.options.find(({ isNumber }) => !isNumber)?.name ?? null,
  faction,
  degree: ({ world }) => world.degrees[0]?.name ?? null,
  family: ({ world }) => world.families[0]?.name ?? null,
  card: ({ world }) => world.cards.find(({ written }) => written)?.code ?? null,
  'card number': ({ vocabulary }) => vocabulary.cardNumbers.names[0] ?? null,
  'card list': ({ vocabulary }) => vocabulary.cardLists.names[0] ?? null,
  'listed pieces': ({ world }) => world.pieces[0]?.names.one ?? null,
  procedure: ({ world }) => world.procedures.find((it) => it.class !== null)?.name ?? null,
  'order place': ({ world }) => world.orderPlaces[0]?.name ?? null,
  speaker: faction,
  viewer: faction,
  'things in a space': ({ world }) => {
    const column = world.columns[0]?.name;
    return column === undefined ? null : `1 ${column}`;
  },
  'things in a box': ({ world }) => {
    const piece = world.pieces[0]?.names.one;
    return piece === undefined ? null : `1 ${piece}`;
  },
  chits: ({ world }) => world.chits[0]?.name ?? null,
  'listed chits': ({ world }) => world.chits.find(({ card }) => card !== null)?.name ?? null,
  'counted chits': ({ world }) => {
    const chit = world.chits[0]?.name;
    return chit === undefined ? null : `the ${chit} chit`;
  },
  'counted markers': ({ world }) => {
    const marker = world.markers.find(({ supply }) => supply !== null)?.names.one;
    return marker === undefined ? null : `1 ${marker}`;
  },
  cards: ({ world }) => {
    const codes = world.cards.filter(({ written }) => written).map(({ code }) => code);
    return codes.length < 2 ? null : codes.slice(0, 2).join(', ');
  },
  options: ({ vocabulary }) => vocabulary.labels().names[0] ?? null,
  conduct: ({ world }) => {
    const own = world.procedures.find((it) => it.class !== null && it.faction === 0)?.name;
    const space = world.spaces[0]?.name;
    return own === undefined || space === undefined ? null : `a Limited ${own} in ${space}`;
  },
  'place on a track': ({ world }) => {
    const track = world.tracks[0];
    if (track === undefined) return null;
    return track.boxes === null ? String(track.from) : 'in box 1';
  },
  amount: () => '1',
};

function faction({ world }: Words): string | null {
  return world.factions[0]?.name ?? null;
}

/** Null where the game has nothing for one of the slots, or more stands behind the line. */
export function sampleLine(known: Words, { words, behind }: LineForm): string | null {
  if (behind !== 'nothing') return null;
  const written: string[] = [];
  for (const part of words) {
    if (typeof part === 'string') written.push(part);
    else if ('slot' in part) {
      const sample = samples[part.slot](known);
      if (sample === null) return null;
      written.push(sample);
    } else written.push('choice' in part ? (Object.values(part.choice)[0]?.[0] ?? '') : part[0]);
  }
  return written.filter((it) => it !== '').join(' ');
}
