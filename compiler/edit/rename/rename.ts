/**
 * Renames a thing everywhere it stands. Where its name may stand is told by the words of the game; that each place is of the thing,
 * and none was missed, by the compiler: with the new name the spec is read without an error, means the same, and its examples and
 * scenarios come out as before. Where something else has the same name, the places at which that would not be so keep it.
 */
import { nearest } from '../../diagnostics/nearest.js';
import { check, type Checked } from '../../driver.js';
import type { Edit } from '../../source/edit.js';
import { sameFile } from '../../source/same-file.js';
import type { Plans } from '../../scenario/verdicts.js';
import { pluralOf } from '../../surface/plural.js';
import { shownPath, type SourceFile, type Span } from '../../source/span.js';
import { spanWithin } from '../../source/text.js';
import { refusalOfName } from './new-names.js';
import { commentsWith, isLine, type Occurrence, occurrencesOf, writtenNames } from './occurrences.js';
import { type Place, placesMeant } from './prove.js';
import { editsOfNames, editsWithCopies } from './rewrite-names.js';
import { renamings, type Thing, type ThingKind, thingsCalled } from './things.js';

export interface SpecToRename {
  readonly game: string;
  readonly files: readonly SourceFile[];
}

export interface Request {
  readonly old: string;
  readonly fresh: string;
  /** Null where it is to follow from the new name. */
  readonly plural: string | null;
  /** Null where there is only one thing of the name. */
  readonly kind: string | null;
  /** Null where only one game has the name. */
  readonly game: string | null;
}

export interface Renamed {
  readonly ok: true;
  readonly kind: ThingKind;
  /** The games in which it is renamed. */
  readonly games: readonly string[];
  readonly files: readonly SourceFile[];
  /** What each wording becomes. */
  readonly becomes: ReadonlyMap<string, string>;
  /** Other wordings of the thing, which stay. */
  readonly aliases: readonly string[];
  /** Where the compiler reads the name. */
  readonly names: readonly Edit[];
  /** Where it stands in what is for people. */
  readonly prose: readonly Edit[];
  /** Where it stays although it stands there: in titles and citations, and in prose that may mean something else. */
  readonly left: readonly Span[];
  /** How many places are renamed; an edit is of a word. */
  readonly count: number;
  /** Other names of which it is a part, which stay. */
  readonly longer: readonly string[];
  readonly comments: number;
}

export interface NotRenamed {
  readonly ok: false;
  readonly why: string;
  /** Names, kinds or games of which one may have been meant. */
  readonly choices: readonly string[];
}

/** Renames in one spec, or in all of those that share the board on which the name is declared. */
export function rename(specs: readonly SpecToRename[], request: Request): Renamed | NotRenamed {
  const known = specs
    .filter(({ game }) => request.game === null || game === request.game)
    .map((spec) => knownOf(spec, request.old));
  const having = known.filter(({ things }) => things.length > 0);
  const [first] = having;
  if (first === undefined) return unknownName(known, request);
  if (first.checked.world === null) return withErrors(first);
  const meant = thingMeant(first, request);
  if ('why' in meant) return meant;
  const board = boardOf(meant);
  if (board === null && having.length > 1)
    return refused(
      `\`${request.old}\` names something in several games: say in which`,
      having.map(({ game }) => game),
    );
  const sharing =
    board === null
      ? [first]
      : specs.map((spec) => knownOf(spec, request.old)).filter(({ files }) => files.some(({ path }) => path === board));
  return renameIn(sharing, meant, request);
}

interface Known extends SpecToRename {
  readonly checked: Checked;
  readonly played: Plans;
  readonly things: readonly Thing[];
}

function knownOf({ game, files: written }: SpecToRename, name: string): Known {
  const files = written.map(sameFile);
  const checked = check({ files, diagnostics: [] });
  const played = { examples: checked.examples, scenarios: checked.plans };
  return { game, files, checked, played, things: thingsCalled(name, checked.analysis, played) };
}

function unknownName(known: readonly Known[], { old }: Request): NotRenamed {
  const cards = known.flatMap(({ checked }) => checked.analysis.spec.cards);
  const titled = cards.find(({ title }) => title === old);
  if (titled !== undefined)
    return refused(
      `\`${old}\` is the title of the card ${titled.code.text}, by which no sentence calls it: change it in ${shownPath(titled.span.file)}`,
    );
  const names = known.flatMap(({ checked }) => checked.analysis.language.vocabulary.names);
  return refused(`nothing is called \`${old}\``, nearest(old, [...new Set(names)]));
}

function withErrors({ game, checked }: Known): NotRenamed {
  const count = checked.diagnostics.filter(({ severity }) => severity === 'error').length;
  return refused(
    `the spec of ${game} has ${count} errors, so that not all names can be told: \`rulewright check ${game}\``,
  );
}

/** The one thing of the name, or of the name and the kind. */
function thingMeant({ things }: Known, { old, kind }: Request): Thing | NotRenamed {
  const ofKind = kind === null ? things : things.filter((it) => it.kind === kind);
  const [only, ...others] = ofKind;
  const kinds = things.map((it) => it.kind);
  if (only === undefined) return refused(`nothing of the kind \`${kind ?? ''}\` is called \`${old}\``, kinds);
  return others.length === 0 ? only : refused(`several things are called \`${old}\`: say which with --kind`, kinds);
}

/** The path of the board that declares the thing; null where a game does. */
export function boardOf({ declared }: Thing): string | null {
  return declared.map(({ file }) => file.path).find((path) => path.startsWith('boards/')) ?? null;
}

function renameIn(specs: readonly Known[], meant: Thing, request: Request): Renamed | NotRenamed {
  const { fresh, plural } = request;
  const becomes = renamings(meant.forms, fresh, plural ?? pluralOf(fresh));
  if (plural !== null && meant.forms.kind !== 'counted')
    return refused(`\`${request.old}\` has no plural of its own, so that --plural says nothing`);
  const wordings = [...becomes.keys()];
  if (meant.kind !== 'example')
    for (const name of new Set(becomes.values()))
      for (const { checked, played } of specs) {
        const refusal = refusalOfName(name, wordings, checked.analysis, played);
        if (refusal !== null) return refused(refusal.why);
      }
  const broken = specs.find(({ checked }) => checked.world === null);
  if (broken !== undefined) return withErrors(broken);
  const places = placesIn(specs, meant, request.old, wordings);
  if (meant.kind === 'card')
    return refused(
      `the code of a card is in the name of its file too, which stays: rename the file, and the code with it`,
    );
  const isWritten = ({ checked }: Known): boolean => writtenNames(checked.analysis).includes(request.old);
  if (meant.kind === 'track' && !specs.every(isWritten))
    return refused(`\`${request.old}\` is made of other names: rename the one that is meant`);
  const isAmbiguous = specs.some(({ things }) => things.length > 1);
  const isMeant = (it: Place): boolean =>
    it.role === 'prose' && (meant.kind === 'example' || (!isAmbiguous && isProper(it.wording)));
  const prose = editsOfNames(places.filter(isMeant), becomes);
  const read = places.filter(({ role }) => role === 'name');
  const names = placesMeant({ specs, names: read, prose, becomes });
  if ('why' in names) return refused(names.why);
  return {
    ok: true,
    kind: meant.kind,
    games: specs.map(({ game }) => game),
    files: [...new Map(specs.flatMap(({ files }) => files.map((it) => [it.path, it] as const))).values()],
    becomes,
    aliases: meant.aliases,
    names: editsWithCopies(names, becomes),
    prose,
    count: names.length + places.filter(isMeant).length,
    longer: namesWith(specs, [...wordings, ...meant.aliases]),
    left: places.filter((it) => it.role !== 'name' && !isMeant(it)).map(spanOf),
    comments: commentsIn(specs, wordings),
  };
}

/** Every place of the wordings in the files of the specs, each once. */
function placesIn(specs: readonly Known[], meant: Thing, name: string, wordings: readonly string[]): readonly Place[] {
  const places = specs.flatMap(({ files, checked, things }) => {
    const others = things.filter((it) => it.kind !== meant.kind);
    const found = occurrencesOf(files, checked.analysis, wordings).filter((it) => canBe(it, meant));
    return found.map((it): Place => {
      const isOther = others.some(({ declared }) => declared.some((span) => covers(span, spanOf(it))));
      const isOpen = mayBeWordOfLines(it, meant) || (others.length > 0 && it.wording === name);
      return { ...it, role: roleFor(it, meant), is: isOther ? 'other' : isOpen ? 'open' : 'meant' };
    });
  });
  return [...new Map(places.map((it) => [keyOf(spanOf(it)), it])).values()];
}

/** The name of an example is a whole text, or what stands behind that of its card or scenario. */
function canBe({ placed, start, end }: Occurrence, { kind }: Thing): boolean {
  if (kind !== 'example') return true;
  const { text } = placed.scalar.source;
  return text.slice(end).trim() === '' && /(?:^\s*|: |, )$/u.test(text.slice(0, start));
}

/** What procedures and sentences name for themselves may be a word of the lines too, as may any name in another case: `roll: 5`. */
function mayBeWordOfLines({ placed, start, end, wording }: Occurrence, { kind }: Thing): boolean {
  if (!isLine(placed.keys)) return false;
  const isOwn = ['named number', 'named set of spaces', 'named step'].includes(kind);
  return isOwn || placed.scalar.source.text.slice(start, end) !== wording;
}

/** Titles stay, unless it is the title that is renamed. */
function roleFor({ role, placed }: Occurrence, { kind }: Thing): Occurrence['role'] {
  return kind === 'title of a card' && placed.keys.at(-1) === 'title' ? 'name' : role;
}

function spanOf({ placed, start, end }: Occurrence): Span {
  return spanWithin(placed.scalar.source, start, end);
}

function keyOf({ file, start }: Span): string {
  return `${start} ${file.path}`;
}

function covers(one: Span, other: Span): boolean {
  return one.file.path === other.file.path && one.start <= other.start && other.end <= one.end;
}

/** `Favour value` beside `Favour`. */
function namesWith(specs: readonly Known[], wordings: readonly string[]): readonly string[] {
  const names = new Set(specs.flatMap(({ checked }) => checked.analysis.language.vocabulary.names));
  return [...names].filter(
    (name) => !wordings.includes(name) && wordings.some((it) => ` ${name} `.includes(` ${it} `)),
  );
}

/** How many comments mention one of the wordings. */
function commentsIn(specs: readonly Known[], wordings: readonly string[]): number {
  const found = specs.flatMap(({ files, checked }) => commentsWith(files, checked.analysis, wordings));
  return new Set(found.map(keyOf)).size;
}

function refused(why: string, choices: readonly string[] = []): NotRenamed {
  return { ok: false, why, choices };
}

/** What is written with a capital is hardly a common word in what is for people. */
function isProper(wording: string): boolean {
  return /\p{Lu}/u.test(wording);
}
