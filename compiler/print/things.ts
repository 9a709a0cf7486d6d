/** The chapters of a booklet on what a game is made of: its forces, its map, its tracks, and how they are set up. */
import type { ValueDeclaration } from '../surface/documents.js';
import { pastLines } from '../table/reading.js';
import type { Chapter, Section } from './booklet-ir.js';
import {
  type Column,
  countedText,
  facts,
  numberText,
  section,
  sentences,
  type Source,
  statedText,
  table,
  wordingsOf,
} from './source.js';

export function forces(source: Source): Chapter {
  const { spec, locale, named, listed, say, cite, ruleOf } = source;
  const { factions = [], pieces = [], markers = [], groups = [], boxes = [], control = [] } = spec.game ?? {};
  type Piece = (typeof pieces)[number];
  const columns: readonly Column<Piece>[] = [
    [say('Pieces'), ({ words }) => named(words.one)],
    [say('How many'), ({ inventory }) => numberText(inventory)],
    [say('States'), ({ states }) => listed(states)],
    [say('At most in a space'), ({ mostPerSpace }) => numberText(mostPerSpace)],
    [say('Never in'), ({ barred }) => listed(barred)],
    ...valuesOf(source, 'pieces').map((value): Column<Piece> => [
      named(value.name),
      ({ values }) => statedText(values, value.name, source),
    ]),
    [say('Rule'), ({ words }) => ruleOf('pieces', ...wordingsOf(words))],
  ];
  const ofFactions = factions.map(({ name }) =>
    section(
      named(name),
      table(
        pieces.filter(({ faction }) => faction?.text === name.text),
        columns,
      ),
    ),
  );
  const ofNone = pieces.filter(({ faction }) => faction === null);
  return {
    title: say('Forces'),
    isWide: true,
    sections: [
      section(
        say('Factions'),
        table(factions, [
          [say('Factions'), ({ name }) => named(name)],
          [say('Played by'), ({ isPlayed }) => (isPlayed ? '' : say('nobody'))],
          [say('Rule'), ({ name }) => ruleOf('factions', name.text)],
        ]),
      ),
      ...ofFactions,
      section(say('Pieces'), table(ofNone, columns)),
      section(
        say('Groups'),
        table(groups, [
          [say('Groups'), ({ words }) => named(words.many ?? words.one)],
          [say('Pieces'), (it) => listed(it.pieces)],
          [say('Rule'), ({ words }) => ruleOf('groups', ...wordingsOf(words))],
        ]),
      ),
      section(
        say('Markers'),
        table(markers, [
          [say('Markers'), ({ words }) => named(words.one)],
          [say('How many'), ({ supply }) => numberText(supply)],
          [say('Where'), ({ kinds }) => listed(kinds)],
          [say('At most in a space'), ({ mostPerSpace }) => numberText(mostPerSpace)],
          [say('Rule'), ({ words }) => ruleOf('markers', ...wordingsOf(words))],
        ]),
      ),
      section(
        say('Boxes'),
        table(boxes, [
          [say('Boxes'), named],
          [say('Rule'), ({ text }) => ruleOf('boxes', text)],
        ]),
      ),
      section(
        say('Control'),
        control.flatMap(({ faction, spaces }) =>
          spaces === null ? [] : sentences(named(faction), [{ depth: 0, text: locale.nounPhrase(spaces) }]),
        ),
        cite(ruleOf('game', 'control')),
      ),
    ],
  };
}

function valuesOf({ spec }: Source, of: ValueDeclaration['of']): readonly ValueDeclaration[] {
  return (spec.game?.values ?? []).filter((value) => value.of === of);
}

export function map(source: Source): Chapter {
  const { spec, world, locale, named, listed, say, cite, ruleOf } = source;
  const stated = new Map(spec.map?.spaces.map(({ words, values }) => [words.one.text, values]));
  type Space = (typeof world.spaces)[number];
  const columns: readonly Column<Space>[] = [
    ...valuesOf(source, 'spaces').map((value): Column<Space> => [
      named(value.name),
      ({ name }) => statedText(stated.get(name) ?? [], value.name, source),
    ]),
    [
      say('adjacent to'),
      ({ adjacent }) => adjacent.map((it) => locale.name(world.spaces[it]?.name ?? '')).join(say(', ')),
    ],
  ];
  return {
    title: say('The map'),
    isWide: true,
    sections: [
      ...world.spaceKinds.map(({ names }, kind) =>
        section(
          locale.name(names.many),
          table(
            world.spaces.filter((it) => Number(it.kind) === kind),
            [[locale.name(names.one), ({ name }) => locale.name(name)], ...columns],
          ),
          cite(ruleOf('kinds', names.one, names.many)),
        ),
      ),
      section(
        say('Areas'),
        table(spec.map?.areas ?? [], [
          [say('Areas'), ({ words }) => named(words.one)],
          [say('Spaces'), ({ kinds, spaces }) => listed([...kinds, ...spaces])],
          [say('Rule'), ({ words }) => ruleOf('areas', ...wordingsOf(words))],
        ]),
      ),
      section(
        say('Paths'),
        table(spec.map?.paths ?? [], [
          [say('Paths'), ({ name }) => named(name)],
          [say('Spaces'), ({ spaces }) => listed(spaces)],
          [say('Pieces'), ({ of }) => listed(of)],
          [say('Rule'), ({ name }) => ruleOf('paths', name.text)],
        ]),
      ),
    ],
  };
}

export function tracks(source: Source): Chapter {
  const { spec, world, locale, named, listed, say, cite, ruleOf } = source;
  const { counters = [], orderPlaces = [], orderBoxes = [], tracks: declared = [] } = spec.game ?? {};
  const own = world.tracks.map(({ names, boxes, from, to }): Section => {
    const document = declared.find(({ words }) => words.one.text === names.one);
    const past = document === undefined ? [] : pastLines(document, source);
    const numbered = (boxes ?? []).map((box, index) => ({ ...box, number: String(index + 1) }));
    return section(
      locale.name(names.one),
      [
        ...facts({ label: say('runs from'), text: boxes === null ? say('{0} to {1}', String(from), String(to)) : '' }),
        ...table(numbered, [
          [say('Boxes'), ({ number }) => number],
          ['', ({ name }) => (name === null ? '' : locale.name(name))],
          [say('Value'), ({ value }) => String(value)],
        ]),
        ...past.flatMap(({ when, rule, lines }) => sentences(rule === '' ? when : `${when} [${cite(rule)}]`, lines)),
      ],
      cite(ruleOf('tracks', names.one, names.many) || ruleOf('resources', names.one, names.many)),
    );
  });
  return {
    title: say('Tracks'),
    isWide: false,
    sections: [
      ...own,
      section(
        say('Numbers'),
        table(counters, [
          [say('Numbers'), named],
          [say('Rule'), ({ text }) => ruleOf('counters', text)],
        ]),
      ),
      section(
        say('Order of play'),
        facts({ label: say('Order'), text: listed(orderPlaces) }, { label: say('Boxes'), text: listed(orderBoxes) }),
        cite(ruleOf('game', 'order of play')),
      ),
    ],
  };
}

export function setup(source: Source): Chapter {
  const { spec, locale, named, listed, say, cite } = source;
  const document = spec.setup;
  const title = say('Setup');
  if (document === null) return { title, isWide: true, sections: [] };
  const { deck } = document;
  const layers = (deck?.layers ?? []).map((layer) => countedText(layer, source));
  return {
    title,
    isWide: true,
    sections: [
      section(
        named(document.name),
        [
          ...table(document.tracks, [
            [say('Tracks'), ({ track }) => named(track)],
            [say('stands at'), ({ at }) => ('value' in at ? String(at.value) : locale.name(at.text))],
          ]),
          ...facts({ label: say('Order of play'), text: listed(document.order) }),
        ],
        cite(document.rule),
      ),
      ...(
        [
          ['Boxes', document.boxes],
          ['Spaces', document.spaces],
        ] as const
      ).map(([heading, holdings]) =>
        section(
          say(heading),
          table(holdings, [
            [say(heading), ({ place }) => named(place)],
            [say('holds'), ({ things }) => countedText(things, source) || say('nothing')],
          ]),
        ),
      ),
      section(
        say('Deck'),
        facts(
          { label: say('Cards'), text: listed(deck?.kinds ?? []) },
          { label: say('Piles'), text: numberText(deck?.piles ?? null) },
          { label: say('Each pile, from the top'), text: layers.join(say('; ')) },
          ...(deck?.onlyWith ?? []).map(({ kind, option }) => ({
            label: named(kind),
            text: say('only with {0}', named(option)),
          })),
          { label: say('Left out'), text: numberText(deck?.leftOut ?? null) },
        ),
      ),
    ],
  };
}
