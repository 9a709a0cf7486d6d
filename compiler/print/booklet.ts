/** The booklet of a game: all that its spec says, in the order in which a rulebook does. */
import { allRulings } from '../show/rulings.js';
import { effectLines, sideLines } from '../show/sentences.js';
import type { AsideDocument, ProcedureDocument } from '../surface/documents.js';
import { madeUpAt } from '../surface/made-up.js';
import { additionalLines } from '../show/additional-spaces.js';
import type { Book } from '../table/book.js';
import { cardRead, procedureLines } from '../table/reading.js';
import { victoryRows } from '../table/victory.js';
import type { Booklet, Chapter, Section } from './booklet-ir.js';
import { facts, numberText, section, sentences, type Source, sourceOf, table } from './source.js';
import { forces, map, setup, tracks } from './things.js';

export function bookletOf(book: Book, rulings: readonly AsideDocument[]): Booklet {
  const source = sourceOf(book, rulings);
  const { spec, world, locale, say } = source;
  const edition = spec.game?.edition ?? '';
  const chapters = [
    forces(source),
    map(source),
    tracks(source),
    setup(source),
    ...procedures(source),
    additional(source),
    ...chits(source),
    standing(source),
    victory(source),
    options(source),
    cards(source),
    capabilities(source),
    decisions(source),
    rules(source),
  ];
  return {
    title: locale.name(world.title),
    language: locale.code,
    told: [...(edition === '' ? [] : [say('edition {0}', edition)]), world.provenance.text].filter((it) => it !== ''),
    contents: say('Contents'),
    chapters: chapters.flatMap((chapter) => {
      const sections = chapter.sections.filter(({ parts }) => parts.length > 0);
      return sections.length === 0 ? [] : [{ ...chapter, sections }];
    }),
  };
}

/** The sequence of play, each class, and the tables of results. */
function procedures(source: Source): readonly Chapter[] {
  const { spec, world, locale, say } = source;
  const plain = spec.procedures.filter((it) => it.class === null && it.table === null);
  // The procedure that plays a whole game comes first, with those of its file.
  const first = plain.find(({ name }) => name.text === spec.game?.play?.text)?.span.file.path;
  const inOrder = [
    ...plain.filter(({ span }) => span.file.path === first),
    ...plain.filter(({ span }) => span.file.path !== first),
  ];
  const chapter = (title: string, of: readonly ProcedureDocument[], isWide = false): Chapter => ({
    title,
    isWide,
    sections: of.map((it) => procedure(it, source)),
  });
  return [
    chapter(say('Sequence of play'), inOrder),
    ...world.classes.map(({ names }, id) => {
      const own = new Set(world.procedures.flatMap((it) => (Number(it.class ?? -1) === id ? it.name : [])));
      return chapter(
        locale.name(names.many),
        spec.procedures.filter(({ name }) => own.has(name.text)),
      );
    }),
    chapter(
      say('Tables'),
      spec.procedures.filter((it) => it.table !== null),
      true,
    ),
  ];
}

function procedure(document: ProcedureDocument, source: Source): Section {
  const { locale, within, named, listed, say, cite } = source;
  const { name, faction, accompanies, rule, table: results } = document;
  const own = within(name.text);
  const told = facts(
    { label: say('Conducted by'), text: faction === null ? '' : named(faction) },
    { label: say('Accompanies'), text: accompanies === 'any' ? say('any') : listed(accompanies ?? []) },
    ...madeUp(source, document.span.file.path),
  );
  const steps =
    results === null
      ? sentences('', procedureLines(document, source))
      : results.rows.flatMap((row) =>
          row.effects.flatMap((effect, index) => {
            const column = results.columns?.[index]?.numbers.text;
            const heading = column === undefined ? row.numbers.text : `${row.numbers.text}${say(', ')}${column}`;
            return sentences(heading, effectLines(effect, own));
          }),
        );
  return section(locale.name(name.text), [...told, ...steps], cite(rule));
}

/** Why what a file says is made up; nothing where it is a fact. */
function madeUp({ world, say }: Source, path: string): readonly { readonly label: string; readonly text: string }[] {
  const found = world.provenance.things.find((it) => it.within.file.path === path && it.section === null);
  return [{ label: say('Made up'), text: found?.why ?? '' }];
}

function additional(source: Source): Chapter {
  const { spec, locale, named, say, cite } = source;
  return {
    title: say('Additional spaces'),
    isWide: false,
    sections: spec.additionalSpaces.map((it) =>
      section(named(it.name), sentences('', additionalLines(it, locale)), cite(it.rule)),
    ),
  };
}

function chits(source: Source): readonly Chapter[] {
  const { spec, named, say, cite, within } = source;
  return spec.chits.map(({ family, faction, kinds }) => ({
    title: say('{0} chits', named(family)),
    isWide: false,
    sections: kinds.map(({ name, count, value, rule, effects }) => {
      const own = within(name.text);
      return section(
        named(name),
        [
          ...facts(
            { label: say('Drawn by'), text: faction === null ? '' : named(faction) },
            { label: say('How many'), text: numberText(count) },
            { label: say('Value'), text: value === 0 ? '' : String(value) },
          ),
          ...effects.flatMap(({ aspect, effect }) => sentences(named(aspect), effectLines(effect, own))),
        ],
        cite(rule),
      );
    }),
  }));
}

function standing(source: Source): Chapter {
  const { spec, say, cite, within } = source;
  return {
    title: say('At all times'),
    isWide: true,
    sections: (spec.game?.standing ?? []).map(({ rule, effect }) =>
      section('', sentences('', effectLines(effect, within(null))), cite(rule)),
    ),
  };
}

function victory(source: Source): Chapter {
  const { say } = source;
  return {
    title: say('Victory'),
    isWide: true,
    sections: [
      section(
        '',
        table(victoryRows(source), [
          [say('Victory'), ([ending]) => ending],
          ['', ([, where]) => where],
        ]),
      ),
    ],
  };
}

function options(source: Source): Chapter {
  const { world, locale, say, cite, ruleOf } = source;
  return {
    title: say('Options'),
    isWide: false,
    sections: world.options.map(({ name, isNumber, from, to, otherwise }) =>
      section(
        locale.name(name),
        facts(
          { label: say('runs from'), text: isNumber ? say('{0} to {1}', String(from), String(to)) : '' },
          {
            label: say('Where nothing is said'),
            text: isNumber
              ? String(otherwise)
              : say(otherwise === 1 ? '{0} chosen' : '{0} not chosen', locale.name(name)),
          },
        ),
        cite(ruleOf('options', name)),
      ),
    ),
  };
}

function cards(source: Source): Chapter {
  const { world, say } = source;
  return {
    title: say('Cards'),
    isWide: false,
    sections: world.cards.map(({ code, declared, written }) => {
      const { title, kind, facts: printed, sides } = cardRead(source, code);
      const why = madeUpAt(world.provenance, declared)?.why ?? '';
      return section(`${code} ${title}`, [
        ...facts(
          { label: say('Card'), text: kind },
          ...printed,
          { label: say('Its text'), text: written ? '' : say('not written yet') },
          { label: say('Made up'), text: why },
        ),
        ...sides.flatMap((side) =>
          sentences(side.title === '' ? side.called : `${side.called}: ${side.title}`, side.lines),
        ),
      ]);
    }),
  };
}

/** What cards change for longer than their own effect. */
function capabilities(source: Source): Chapter {
  const { spec, world, locale, say, within } = source;
  const sides = new Map(spec.cards.map((card) => [card.code.text, card.sides]));
  return {
    title: say('Capabilities'),
    isWide: false,
    sections: world.cards.map(({ code, title }) =>
      section(
        `${code} ${locale.title(code, title)}`,
        (sides.get(code) ?? []).flatMap(({ name, title: own, lasting }) => {
          if (lasting === null || lasting.during) return [];
          const called = [say(name === 'event' ? 'Event' : name), locale.title(`${code} ${name}`, own)];
          return sentences(called.filter((it) => it !== '').join(': '), sideLines({ effect: null, lasting }, within));
        }),
      ),
    ),
  };
}

function decisions({ rulings, say, cite }: Source): Chapter {
  return {
    title: say('Rulings'),
    isWide: false,
    sections: allRulings(rulings).map(({ name, question, decision, rules: cited }) =>
      section(
        name,
        facts({ label: say('Question'), text: question }, { label: say('Decision'), text: decision }),
        cite(cited.join(', ')),
      ),
    ),
  };
}

/** Each numbered rule with where this booklet has it. */
function rules(source: Source): Chapter {
  const { spec, locale, say } = source;
  const carried = new Map<string, Set<string>>();
  const aside = ['rules', 'rulings', 'scenario', 'errata', 'equivalents', 'language'];
  for (const { number, kind, trail } of spec.citations) {
    if (aside.includes(kind) || trail.includes('examples')) continue;
    const names = carried.get(number.text) ?? new Set();
    names.add(locale.name(trail.at(-1) ?? ''));
    carried.set(number.text, names);
  }
  const places = ({ number, carriedBy, notPlayable }: (typeof spec.rules)[number]): string =>
    [...new Set([...(carried.get(number.text) ?? []), ...carriedBy.map(({ text }) => locale.name(text))])].join(
      say(', '),
    ) ||
    (notPlayable ?? '');
  return {
    title: say('Rules'),
    isWide: true,
    sections: [
      section(
        '',
        table(spec.rules, [
          [say('Rule'), ({ number }) => number.text],
          ['', ({ title }) => title],
          [say('Where'), places],
        ]),
      ),
    ],
  };
}
