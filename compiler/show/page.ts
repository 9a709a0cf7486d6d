/** What is shown of a card, a procedure, additional spaces or a chit, as data. */
import type { Core, CoreCard, CoreProcedure } from '../core/ir.js';
import type { Span } from '../source/span.js';
import { hooksOf } from '../core/modifiers.js';
import type { Analysis } from '../driver.js';
import type { FixedWord } from '../languages/fixed-words.js';
import { plainly } from '../languages/plain.js';
import type { Locale } from '../languages/locale.js';
import type { Side, Modifier, World } from '../resolved/ir.js';
import type { ExamplePlan, ScenarioPlan } from '../scenario/ir.js';
import { gameFolder } from '../source/game-folder.js';
import { shownPath } from '../source/span.js';
import type { CardDocument, ProcedureDocument } from '../surface/documents.js';
import { madeUpAt } from '../surface/made-up.js';
import { type ChangelogEntry, errataOn } from './changelog.js';
import { additionalLines, additionalStep, additionalSteps } from './additional-spaces.js';
import type { Match } from './find.js';
import { listed, spaceWords } from './nouns.js';
import { conditionWords, numberWords, sideOf } from './numbers.js';
import { optionPage } from './options.js';
import { rulingsOn, type Ruling } from './rulings.js';
import { effectLines, lastingLines, type Line, sideLines } from './sentences.js';
import { guardWords, plainSteps, type PlainStep, hookWords } from './steps.js';
import { testsOf, type Tests } from './tests.js';
import { conductorsOf, speakersOf } from './touches.js';
import { printedOn } from './values.js';

export interface Page {
  readonly kind: string;
  /** `C1`, `Muster`. */
  readonly name: string;
  /** Empty where it has none beside its name. */
  readonly title: string;
  readonly facts: readonly { readonly label: string; readonly text: string }[];
  readonly parts: readonly Part[];
  /** What cards change in it, each with the card. */
  readonly changedBy: readonly string[];
  /** What speaks of it. */
  readonly spokenOfBy: readonly string[];
  readonly rulings: readonly Ruling[];
  readonly tests: readonly Tests[];
  /** What errata have changed in it, the latest first. */
  readonly errata: readonly ChangelogEntry[];
}

/** A page without what errata have changed. */
export type BarePage = Omit<Page, 'errata'>;

/** A side of a card, an effect of a chit, the steps of a procedure. */
export interface Part {
  readonly heading: string;
  /** As a player reads it. */
  readonly sentences: readonly Line[];
  /** What it comes to; empty where there is nothing to do. */
  readonly plain: readonly PlainStep[];
}

/** Everything that a page is made of. */
export interface Sources {
  readonly world: World;
  readonly core: Core;
  readonly analysis: Analysis;
  readonly examples: readonly ExamplePlan[];
  readonly scenarios: readonly ScenarioPlan[];
  /** What the page speaks. */
  readonly locale: Locale;
}

export function pageOf(sources: Sources, found: Match): Page {
  const page = barePageOf(sources, found);
  const { analysis, locale } = sources;
  const { errata, language } = analysis;
  return { ...page, errata: errataOn(page.name, errata.editions, { locale, language }) };
}

function barePageOf(sources: Sources, found: Match): BarePage {
  switch (found.kind) {
    case 'card':
      return cardPage(sources, found.id);
    case 'procedure':
      return procedurePage(sources, found.id);
    case 'additional spaces':
      return additionalPage(sources, found.id);
    case 'chit':
      return chitPage(sources, found.id);
    case 'option':
      return optionPage(sources, found.id);
  }
}

type Facts = Page['facts'];

/** A fact, unless there is nothing to say. */
function fact(label: string, text: string | null): Facts {
  return text === null || text === '' ? [] : [{ label, text }];
}

/** Facts under fixed labels. */
function factIn({ say }: Locale): (label: FixedWord, text: string | null) => Facts {
  return (label, text) => fact(say(label), text);
}

function cardPage(sources: Sources, id: number): BarePage {
  const { world, analysis, core, locale } = sources;
  const fact = factIn(locale);
  const card = at(world.cards, id);
  const lowered = at(core.cards, id);
  const document = analysis.spec.cards.find(({ code }) => code.text === card.code) ?? null;
  const capability = card.capability === null ? null : locale.name(at(world.factions, card.capability).name);
  return {
    kind: locale.say('{0} card', locale.name(world.cardKinds[card.kind]?.names.one ?? '')),
    name: card.code,
    title: locale.title(card.code, card.title),
    facts: [
      ...printedOn(document?.values ?? [], locale),
      ...fact('Capability of', capability),
      ...fact('Cited as', `[${card.code}]`),
      ...fact('Written in', shownPath(card.declared.file)),
      ...fact('Made up', madeUpAt(world.provenance, card.declared)?.why ?? null),
      ...fact('Compiled to', card.written ? `generated/${gameFolder(card.declared.file.path)}/${card.file}.ts` : null),
      ...fact('Its text', card.written ? null : locale.say('not written yet')),
    ],
    parts: document === null ? [] : cardParts(sources, document, lowered, id),
    changedBy: [],
    spokenOfBy: distinct(speakersOf(world, card.code)),
    rulings: rulingsOn(analysis.rulings, { words: [card.code], rules: [] }),
    tests: testsOf(sources, { declared: card.declared, card: id, answers: [], labels: [card.code] }),
  };
}

function cardParts(
  { world, analysis, locale }: Sources,
  document: CardDocument,
  card: CoreCard,
  id: number,
): readonly Part[] {
  const within = plainly(locale, analysis.spec);
  const steps = hooksOf(world, id);
  const isOf = (modifier: Modifier, side: number | null): boolean =>
    modifier.when.kind === 'current' ? side === null : modifier.when.side === side;
  const hookSteps = (side: number | null, isMeant: (span: Span) => boolean = () => true): readonly PlainStep[] =>
    world.modifiers.flatMap((modifier): readonly PlainStep[] => {
      if (Number(modifier.card) !== id || !isOf(modifier, side) || !isMeant(modifier.span)) return [];
      const { change } = modifier;
      if (change.kind === 'terms') {
        return [{ text: `${modifier.text}:`, steps: change.terms.map(({ text }) => ({ text, steps: [] })) }];
      }
      if (change.kind !== 'steps') return [{ text: modifier.text, steps: [] }];
      const woven = card.woven[steps.findIndex(({ span }) => span === modifier.span)];
      return [{ text: `${modifier.text}:`, steps: plainSteps(world, woven?.block ?? []) }];
    });
  const sides = document.sides.map((side, index): Part => {
    const done = plainSteps(world, card.sides[index]?.block ?? []);
    const lasting = hookSteps(index);
    return {
      heading: `${locale.say(side.name === 'event' ? 'Event' : side.name)}: ${locale.title(`${document.code.text} ${side.name}`, side.title)}`,
      sentences: sideLines(side, within),
      plain:
        lasting.length === 0
          ? done
          : [...done, { text: lastingSpan(world, world.cards[id]?.sides[index]), steps: lasting }],
    };
  });
  const additions = document.additions.map((addition): Part => {
    const wording = addition.moment === 'after' ? 'at the end of {0}' : 'before {0}';
    const moment = locale.say(wording, locale.name(addition.procedure.text));
    return {
      heading: `${moment}: ${addition.title} [${analysisCites(analysis)} ${addition.rule}]`,
      sentences: effectLines(addition.effect, within(null)),
      plain: hookSteps(null, (span) => span === addition.span),
    };
  });
  const { current } = document;
  const held: Part = {
    heading: locale.say('while it is the current card'),
    sentences: current === null ? [] : lastingLines(current.items, within),
    plain: hookSteps(null, (span) => current?.items.some((item) => item.span === span) === true),
  };
  return [...sides, ...(current === null ? [] : [held]), ...additions];
}

/** When what a side changes holds. */
function lastingSpan(world: World, side: Side | undefined): string {
  if (side?.during === true) return 'while this effect is carried out:';
  const until = side?.until ?? null;
  if (until === 'turn') return 'from then on, until the next turn begins:';
  if (until !== null) return `from then on, until the next ${cardWords(world, until)} is revealed:`;
  const next = side?.next ?? null;
  if (next === null) return 'from then on, as long as this side is in play:';
  return `from when the next ${cardWords(world, next)} is revealed until the card after it is:`;
}

/** `card of any kind`, `Event card`. */
function cardWords({ cardKinds }: World, meant: readonly number[]): string {
  const kinds = meant.map((kind) => cardKinds[kind]?.names.one ?? '');
  return meant.length === cardKinds.length ? 'card of any kind' : `${listed(kinds, 'or')} card`;
}

function procedurePage(sources: Sources, id: number): BarePage {
  const { world, analysis, core, locale } = sources;
  const fact = factIn(locale);
  const procedure = at(world.procedures, id);
  const lowered = at(core.procedures, id);
  const document = analysis.spec.procedures.find(({ name }) => name.text === procedure.name) ?? null;
  const { accompanies } = procedure;
  const together =
    accompanies === null
      ? null
      : accompanies === 'any'
        ? locale.say('any')
        : accompanies.map((it) => locale.name(at(world.procedures, it).name)).join(', ');
  return {
    kind:
      procedure.class === null ? locale.say('procedure') : locale.name(world.classes[procedure.class]?.names.one ?? ''),
    name: locale.name(procedure.name),
    title: '',
    facts: [
      ...fact(
        'Conducted by',
        procedure.faction === null ? null : locale.name(at(world.factions, procedure.faction).name),
      ),
      ...fact('Accompanies', together),
      ...fact('Cited as', `[${world.cites} ${procedure.rule}]`),
      ...fact('Written in', shownPath(procedure.declared.file)),
      ...fact('Made up', madeUpAt(world.provenance, procedure.declared)?.why ?? null),
      ...fact('Compiled to', `generated/${gameFolder(procedure.declared.file.path)}/${procedure.file}.ts`),
    ],
    parts: document === null ? [] : [procedurePart(sources, document, lowered, id)],
    changedBy: changesOf(world, ({ change }) => {
      if (change.kind === 'quantity' && 'procedures' in change.of)
        return change.of.procedures.some((it) => Number(it) === id);
      if (change.kind === 'quantity') return 'procedure' in change.of && Number(change.of.procedure) === id;
      if ('procedure' in change) return Number(change.procedure) === id;
      if (change.kind !== 'steps') return false;
      return 'procedure' in change.at && Number(change.at.procedure) === id;
    }),
    spokenOfBy: distinct(conductorsOf(world, id)),
    rulings: rulingsOn(analysis.rulings, { words: [procedure.name], rules: [procedure.rule] }),
    tests: testsOf(sources, {
      declared: procedure.declared,
      ...(procedure.class === null ? { isPlayed: ({ procedures }) => procedures.has(id) } : {}),
      procedure: id,
      answers: [procedure.name],
      labels: [procedure.name],
    }),
  };
}

function procedurePart(
  { world, core, locale }: Sources,
  document: ProcedureDocument,
  lowered: CoreProcedure,
  id: number,
): Part {
  const line = (depth: number, text: string): Line => ({ depth, text });
  const { selection, requires, quantities, places } = document;
  const sentences = [
    ...(requires === null ? [] : [line(0, locale.say('requires: {0}', locale.condition(requires)))]),
    ...(selection === null
      ? []
      : [
          line(
            0,
            locale.say('select: {0}', selection.what === null ? selection.text : locale.nounPhrase(selection.what)),
          ),
        ]),
    ...(selection?.conditions ?? []).map(({ name, condition, text }) =>
      line(1, `${locale.name(name.text)}: ${condition === null ? text : locale.condition(condition)}`),
    ),
    ...quantities.map(({ name, value }) =>
      line(0, `${locale.name(name.text)}: ${value === null ? '' : locale.number(value)}`),
    ),
    ...places.map(({ name, what }) =>
      line(0, `${locale.name(name.text)}: ${what === null ? '' : locale.nounPhrase(what)}`),
    ),
    ...effectLines(document.effect, locale),
    ...declarationLines(document, locale),
  ];
  const step = (text: string, steps: readonly PlainStep[] = []): PlainStep => ({ text, steps });
  const plain = [
    ...(lowered.requires === null ? [] : [step(`can be conducted only if ${conditionWords(world, lowered.requires)}`)]),
    ...(lowered.selection === null ? [] : [selectionStep(world, lowered.selection)]),
    ...additionalSteps(world, core, id),
    ...lowered.before.map((woven) => step(hookWords(world, woven))),
    ...plainSteps(world, lowered.block),
    ...declaredSteps(world, lowered),
    ...lowered.after.map((woven) => step(hookWords(world, woven))),
  ];
  return { heading: locale.say('Steps'), sentences, plain };
}

/** Where it is declared, and what it changes there, as written. */
function declarationLines({ declaration }: ProcedureDocument, locale: Locale): readonly Line[] {
  if (declaration === null) return [];
  const { moment, changes } = declaration;
  const declared = moment === null ? [] : [{ depth: 0, text: locale.say('declared: {0}', locale.moment(moment)) }];
  return [...declared, ...lastingLines(changes, () => locale)];
}

/** What comes of declaring it. */
function declaredSteps(world: World, { id, woven }: CoreProcedure): readonly PlainStep[] {
  const declaration = world.procedures[id]?.declaration ?? null;
  if (declaration === null || woven === null) return [];
  const host = world.procedures[declaration.procedure]?.name ?? '';
  return [
    {
      text: `is not conducted by itself: may be declared before the ${declaration.step} of ${host}, in a space that ${host} has in hand; there, from then on:`,
      steps: woven.map((it) => ({ text: `${it.text}:`, steps: plainSteps(world, it.block) })),
    },
  ];
}

function selectionStep(world: World, selection: NonNullable<CoreProcedure['selection']>): PlainStep {
  const most =
    selection.most.kind === 'literal'
      ? `${selection.most.value}`
      : `N, where N is ${numberWords(world, selection.most)},`;
  const conditions = selection.conditions.map(({ name, condition }) => ({
    text: `${name}: ${conditionWords(world, condition)}`,
    steps: [],
  }));
  const limits = [...selection.changes, ...selection.restrictions].map(({ text, guard }) => ({
    text: `${text}${guardWords(world, guard)}`,
    steps: [],
  }));
  const steps = [...conditions, ...limits];
  const least = selection.orNone ? '1, or none where the rest can do something,' : '1';
  const start = `selects at least ${least} and at most ${most} of these: ${spaceWords(world, selection.spaces)}`;
  return { text: steps.length === 0 ? start : `${start}, each of which meets:`, steps };
}

function additionalPage(sources: Sources, id: number): BarePage {
  const { world, analysis, core } = sources;
  const own = at(world.additionalSpaces, id);
  const document = at(analysis.spec.additionalSpaces, id);
  return {
    kind: 'additional spaces',
    name: own.name,
    title: '',
    facts: [
      ...fact('Added by', own.faction === null ? null : at(world.factions, own.faction).name),
      ...fact('Cited as', `[${world.cites} ${own.rule}]`),
      ...fact('Written in', shownPath(own.declared.file)),
      ...fact('Made up', madeUpAt(world.provenance, own.declared)?.why ?? null),
      ...fact('Compiled to', `generated/${gameFolder(own.declared.file.path)}/${own.file}.ts`),
    ],
    parts: [
      {
        heading: own.procedures.map((it) => at(world.procedures, it).name).join(', '),
        sentences: additionalLines(document, sources.locale),
        plain: [additionalStep(world, at(core.additionalSpaces, id))],
      },
    ],
    changedBy: changesOf(world, ({ change }) => {
      if (change.kind !== 'quantity' || change.of.kind !== 'additional') return false;
      return Number(change.of.additional) === id;
    }),
    spokenOfBy: [],
    rulings: rulingsOn(analysis.rulings, { words: [own.name], rules: [own.rule] }),
    tests: testsOf(sources, {
      declared: own.declared,
      isPlayed: ({ answers, rules }) => answers.has(own.name.toLowerCase()) || rules.has(own.rule),
      answers: [own.name],
      labels: [],
    }),
  };
}

function chitPage(sources: Sources, id: number): BarePage {
  const { world, analysis, core, locale } = sources;
  const own = factIn(locale);
  const chit = at(world.chits, id);
  const family = at(world.families, chit.family);
  const document = analysis.spec.chits.flatMap(({ kinds }) => kinds).find(({ name }) => name.text === chit.name);
  const parts = (document?.effects ?? []).map(({ aspect, effect }): Part => {
    const lowered = core.aspects
      .find((it) => it.name === aspect.text && it.family === chit.family)
      ?.chits.find((it) => Number(it.chit) === id);
    const woven = [...(lowered?.before ?? []), ...(lowered?.instead ?? []), ...(lowered?.after ?? [])];
    return {
      heading: locale.name(aspect.text),
      sentences: effectLines(effect, locale),
      plain: [
        ...plainSteps(world, lowered?.block ?? []),
        ...woven.map((it) => ({ text: hookWords(world, it), steps: [] })),
      ],
    };
  });
  return {
    kind: locale.say('{0} chit', locale.name(family.name)),
    name: locale.name(chit.name),
    title: '',
    facts: [
      ...own('Drawn by', locale.name(world.factions[family.faction ?? -1]?.name ?? '')),
      ...own('How many', String(chit.count)),
      ...own('Value', chit.value === 0 ? null : String(chit.value)),
      ...chit.quantities.flatMap(({ name, value }) => fact(locale.name(name), numberWords(world, value))),
      ...own('Cited as', `[${world.cites} ${chit.rule}]`),
      ...own('Written in', shownPath(chit.declared.file)),
    ],
    parts,
    changedBy: changesOf(world, ({ change }) => {
      if (change.kind === 'quantity') return change.of.kind === 'chit' && Number(change.of.chit) === id;
      return change.kind === 'steps' && change.at.kind === 'aspect' && Number(change.at.chit) === id;
    }),
    spokenOfBy: [],
    rulings: rulingsOn(analysis.rulings, { words: [chit.name], rules: [chit.rule] }),
    tests: testsOf(sources, {
      declared: chit.declared,
      isPlayed: ({ effects }) => [...effects].some((it) => it.endsWith(` ${id}`)),
      answers: [chit.name],
      labels: [],
    }),
  };
}

/** `C1 shaded: Muster's spaces is at most 1`. */
function changesOf(world: World, test: (modifier: Modifier) => boolean): readonly string[] {
  return world.modifiers.filter(test).map(({ card, when, text }) => {
    const { code } = at(world.cards, card);
    return `${code}${when.kind === 'current' ? '' : sideOf(world, card, when.side)}: ${text}`;
  });
}

function distinct(lines: readonly string[]): readonly string[] {
  return [...new Set(lines)];
}

function analysisCites({ spec }: Analysis): string {
  return spec.game?.cites ?? '';
}

function at<T>(list: readonly T[], id: number): T {
  const item = list[id];
  if (item === undefined) throw new Error(`there is nothing at ${String(id)}`);
  return item;
}
