/**
 * Makes messages about sentences fit to be obeyed. A word that nobody knows is told alone: what else is said of its sentence may
 * follow from it. And every help is followed: one that would lead to a sentence that is refused is left out, so that obeying a message never ends in
 * another. A word that is only misspelt may stand in a sentence with further mistakes.
 */
import type { Diagnostic, Help } from '../../diagnostics/diagnostic.js';
import { report } from '../../diagnostics/report.js';
import { folded, nearest, numbersNear } from '../../diagnostics/nearest.js';
import { asChoice, inWords, keepingNumbers, keepsNumbers } from '../../diagnostics/sure-help.js';
import { asRead } from '../../source/scripts.js';
import type { SourceFile } from '../../source/span.js';
import { offsetIn, spanWithin, standingAlone, type SpannedText } from '../../source/text.js';
import { stopIn, type Language } from '../../surface/parse.js';
import type { Part } from '../../surface/complain.js';
import { givenName } from '../../surface/given-name.js';
import type { SourcePhrase } from '../../surface/read-steps.js';
import { habitualWords, plainWords } from '../../surface/habits.js';
import { generalNouns, keywords, wordsOfKeywords } from '../../surface/tokens.js';
import { wordingAt } from '../../surface/vocabulary.js';
import { guessesLostWord, guessesWordTooMany, type Reading } from './lost-words.js';
import { cutSentences } from './cut-sentences.js';
import { isWellAlone, meaningAlone, refusalsAlone, type Owner } from './alone.js';
import { rewriting } from './rewriting.js';
import { isSenseless, strangeWordsIn } from './strange-words.js';
import { createSymbols, type Symbols } from '../declare/symbols.js';
import { wordsAt } from './context.js';
import type { Declarations } from '../declare/declarations.js';

export interface Asking {
  readonly symbols: Symbols;
  readonly language: Language;
  readonly owner: Owner;
  /** The words of which the names of steps are made. */
  readonly steps?: ReadonlySet<string>;
}

/** The diagnostics that may be obeyed, with helps that may be; `said` are the sentences that they may speak of. */
export function fitToObey(
  diagnostics: readonly Diagnostic[],
  said: readonly SourcePhrase[],
  language: Language,
  declarations: Declarations,
): readonly Diagnostic[] {
  if (diagnostics.length === 0) return diagnostics;
  const steps = new Set(said.flatMap(({ source: { text } }) => (/^step (.+)$/iu.exec(text)?.[1] ?? '').split(/\s+/u)));
  const asking: Asking = { symbols: createSymbols(declarations), language, owner: anybody(declarations, said), steps };
  const byFile = new Map<SourceFile, SourcePhrase[]>();
  for (const it of said) {
    const own = byFile.get(it.span.file);
    if (own === undefined) byFile.set(it.span.file, [it]);
    else own.push(it);
  }
  const about = new Map<SourcePhrase | null, Diagnostic[]>();
  for (const it of diagnostics) {
    const own = saidAt(byFile.get(it.span.file) ?? [], it) ?? null;
    about.set(own, [...(about.get(own) ?? []), it]);
  }
  const refused = new Set([...about.keys()].flatMap((it) => it ?? []));
  const cut = new Map(
    [...new Set([...refused].map(({ span }) => span.file))].flatMap((file) => [
      ...cutSentences(refused, byFile.get(file) ?? [], (text) => isWell(asking, 'sentence', text)),
    ]),
  );
  return [...about].flatMap(([own, told], index) => {
    if (own === null) return told;
    const ofComma = cut.get(own);
    if (ofComma !== undefined) return ofComma ?? [];
    return index < mostRewritten ? fit(asking, own, told) : withHonestHelp(asking, own, told);
  });
}

/** Where more sentences are refused than anybody mends at once, the first of them are tried in other wordings. */
const mostRewritten = 20;

/** What is told of one sentence: where no help mends it, it is tried in other wordings. */
export function fit(
  asking: Asking,
  own: Pick<SourcePhrase, 'part' | 'source'>,
  told: readonly Diagnostic[],
): readonly Diagnostic[] {
  const honest = withHonestHelp(asking, own, told);
  const [first] = honest;
  // What contradicts another file is not mended by another wording, nor is a number out of range or of which one was lost.
  const isElsewhere = first?.code.startsWith('RW05') === true || first?.code === 'RW0402' || first?.code === 'RW0482';
  if (first === undefined || isMended(first) || isElsewhere) return honest;
  const isStep = (word: string): boolean => asking.steps?.has(word) === true;
  const strange = strangeWordsIn(own.source.text, asking.language, (it) => isStep(it) || isKnown(asking, it));
  const trying = {
    isWell: (part: Part, text: string) => !isSenseless(text, strange) && isWell(asking, part, text),
    meaning: (part: Part, text: string) => (isSenseless(text, strange) ? null : meaningOf(asking, part, text)),
    near: near(asking),
    reading: readingOf(asking, own.part),
  };
  const rewritten = rewriting(own, trying);
  // A sentence that can be read when it is written otherwise has one mistake.
  return rewritten === null ? honest : [toldAt(first, guessed(asking, own, rewritten))];
}

function isMended({ help }: Diagnostic): boolean {
  return help.some(({ edits, choice = [] }) => edits.length > 0 || choice.length > 0);
}

function withHonestHelp(
  asking: Asking,
  own: Pick<SourcePhrase, 'part' | 'source'>,
  told: readonly Diagnostic[],
): readonly Diagnostic[] {
  const unknown = told.filter(({ code }) => isOfUnknownName(code) || code === 'RW0409');
  // What cannot be read is not held against what its words name.
  const unread = told.filter(({ code }) => code.startsWith('RW02'));
  const kept = unknown.length > 0 ? unknown : unread.length > 0 ? unread : told;
  const once = kept.filter((it, index) => kept.findIndex((other) => isSame(other, it)) === index);
  const misspelt = unknown.length > 1 && once.length > 1 ? misspeltKeyword(asking, own) : null;
  if (misspelt !== null) return [misspelt];
  // Of a noun that nobody knows it is not known either that it lies in `the deck`.
  const strange = once.filter(({ span }) => !generalNouns.includes(wordsAt(span)));
  return (strange.length > 0 ? strange : once).map((it) => {
    // What would be in range is told in words.
    const numbered = isOfUnknownName(it.code) ? it.help.filter(keepsNumbers) : it.help.map(keepingNumbers);
    const honest = honestHelp(asking, own, numbered);
    // How many there are, and which of two readings is meant, nobody knows but the author.
    const help =
      it.code === 'RW0403' || it.code === 'RW0480'
        ? honest.map(asChoice)
        : honest.map((one) => guessed(asking, own, inDoubt(asking, own, one)));
    return it.code.startsWith('RW02') && isMended({ ...it, help }) ? whereItIsMended({ ...it, help }) : { ...it, help };
  });
}

/** Told of the words that the help changes, where the grammar stopped at others. */
function toldAt(first: Diagnostic, rewritten: Help): Diagnostic {
  return whereItIsMended({ ...first, help: [rewritten, ...first.help] });
}

function whereItIsMended(first: Diagnostic): Diagnostic {
  const { help } = first;
  const [rewritten] = help;
  if (rewritten === undefined) return first;
  const [edit] = rewritten.edits;
  const found = edit === undefined ? '' : wordsAt(edit.span).trim();
  const isElsewhere = edit !== undefined && (edit.span.end < first.span.start || first.span.end < edit.span.start);
  const isWord = rewritten.edits.length === 1 && /^\S+$/u.test(found);
  if (!isElsewhere || found === '' || !(first.code.startsWith('RW02') || isWord)) return first;
  return { ...report('RW0204', edit.span, { found }, { help }), context: first.context };
}

const mostNear = 6;

/** The words of the language, of names and of numbers, and the numbers in digits, that an unknown word may be a misspelling of. */
function near(asking: Asking): (word: string) => readonly string[] {
  const { language, owner } = asking;
  const parts = [...language.vocabulary.names, ...owner.numbers].flatMap((name) => [name, ...name.split(' ')]);
  const all = new Set([...wordsOfKeywords, ...language.vocabulary.stateVerbs.keys(), ...parts]);
  return (word) =>
    word.length < 2 || /\d/u.test(word) || isKnown(asking, word)
      ? []
      : [...numbersNear(word).map(String), ...nearest(word, all, mostNear)];
}

function isWell({ symbols, language, owner }: Asking, part: Part, text: string): boolean {
  return isWellAlone(symbols, language, part, standingAlone(text), owner);
}

function meaningOf({ symbols, language, owner }: Asking, part: Part, text: string): string | null {
  return meaningAlone(symbols, language, part, standingAlone(text), owner);
}

/** Where much is unknown, one misspelt word of several that belong together may be all that is wrong: `the cards in te deck`. */
function misspeltKeyword(asking: Asking, { part, source }: Pick<SourcePhrase, 'part' | 'source'>): Diagnostic | null {
  const words = [...source.text.matchAll(/\S+/gu)].map((match) => ({ text: match[0], at: match.index }));
  for (const [wording] of keywords) {
    const meant = wording.split(' ');
    if (meant.length < 3) continue;
    for (let from = 0; from + meant.length <= words.length; from += 1) {
      const odd = meant.flatMap((text, index) => (words[from + index]?.text === text ? [] : [index]));
      const [place, ...more] = odd;
      const found = place === undefined ? undefined : words[from + place];
      const text = place === undefined ? undefined : meant[place];
      if (found === undefined || text === undefined || more.length > 0) continue;
      if (!isMisspelling(asking, found.text, text)) continue;
      const span = spanWithin(source, found.at, found.at + found.text.length);
      const help = [{ text: `write \`${text}\``, edits: [{ span, text }], safe: false }];
      if (help.some((it) => whereItLeads(asking, part, source, it) !== 'well')) continue;
      const after = words[from + (place ?? 0) - 1]?.text ?? '';
      return report('RW0201', span, { expected: `\`${text}\``, after, found: found.text }, { help });
    }
  }
  return null;
}

/** Of what a name is looked for may be told in more than one way. */
function isSame(one: Diagnostic, other: Diagnostic): boolean {
  const areAlike = one.code === other.code || (isOfUnknownName(one.code) && isOfUnknownName(other.code));
  return areAlike && one.span.start === other.span.start && one.span.end === other.span.end;
}

/** The helps that, followed, lead to a sentence that has a meaning, or that change another text. */
function honestHelp(
  asking: Asking,
  { part, source }: Pick<SourcePhrase, 'part' | 'source'>,
  help: readonly Help[],
): readonly Help[] {
  const followed = help.map((one) => ({ one, leads: whereItLeads(asking, part, source, one) }));
  const isSure = followed.some(({ one, leads }) => one.edits.length > 0 && leads === 'well');
  const kept = followed.filter(({ leads }) => leads === 'well' || (leads === 'further' && !isSure));
  return sayingOnce(
    asking,
    part,
    source,
    kept.map(({ one }) => one),
  );
}

/** Words of habit that say little, so that they stand where they need not: of `can` or `above` nobody doubts what it is for. */
const sayLittle: ReadonlySet<string> = new Set(['next', 'by', 'as', 'at', 'do']);

/** A word of habit, without which the sentence says something else, may have been put in or stand for another: `is next here`. */
function inDoubt(asking: Asking, { part, source }: Pick<SourcePhrase, 'part' | 'source'>, help: Help): Help {
  const [edit, ...more] = editsWithin(source, help) ?? [];
  if (edit === undefined || more.length > 0 || edit.text === '') return help;
  const written = source.text.slice(edit.start, edit.end);
  if (!sayLittle.has(written)) return help;
  const behind = edit.end + (source.text.charAt(edit.end) === ' ' ? 1 : 0);
  const without = meaningOf(asking, part, edited(source.text, [{ ...edit, end: behind, text: '' }]));
  const isOther = without !== null && without !== meaningOf(asking, part, edited(source.text, [edit]));
  return isOther ? asChoice(help) : help;
}

/** A help that only guesses which word was lost, or that none is one too many, is one of several. */
function guessed(asking: Asking, { part, source }: Pick<SourcePhrase, 'part' | 'source'>, help: Help): Help {
  const [edit, ...more] = editsWithin(source, help) ?? [];
  if (edit === undefined || more.length > 0) return help;
  const reading = readingOf(asking, part);
  const isGuess = guessesLostWord(source.text, edit, reading) || guessesWordTooMany(source.text, edit, reading);
  return isGuess ? asChoice(help) : help;
}

function readingOf(asking: Asking, part: Part): Reading {
  const { language, owner } = asking;
  return {
    reads: (text) => stopIn(language, standingAlone(text), part) === null,
    meaning: (text) => meaningOf(asking, part, text),
    names: [...language.vocabulary.names, ...owner.numbers],
  };
}

/** Of helps that lead to the same meaning the first alone is followed: `without Depots`, `without a Depot`. */
function sayingOnce(asking: Asking, part: Part, source: SpannedText, help: readonly Help[]): readonly Help[] {
  const [first, ...others] = help.filter(({ edits }) => edits.length > 0);
  if (first === undefined || others.length === 0) return help;
  const meaning = (one: Help): string | null => {
    const edits = editsWithin(source, one);
    return edits === null ? null : meaningOf(asking, part, edited(source.text, edits));
  };
  const meant = meaning(first);
  if (meant === null) return help;
  return help.map((it) => (others.includes(it) && meaning(it) === meant ? inWords(it) : it));
}

/** The edits of a help as places in a text; null where it changes another. */
function editsWithin(source: SpannedText, { edits }: Help): readonly Edit[] | null {
  const places = edits.map(({ span, text }) => ({
    start: offsetIn(source, span.start),
    end: offsetIn(source, span.end),
    text,
    isWithin: span.file === source.file,
  }));
  return places.some(({ start, end, isWithin }) => !isWithin || start < 0 || end < start) ? null : places;
}

/** To a sentence that has a meaning, to one with another mistake elsewhere, or to nothing that helps. */
function whereItLeads(
  { symbols, language, owner }: Asking,
  part: Part,
  source: SpannedText,
  help: Help,
): 'well' | 'further' | 'nowhere' {
  const edits = editsWithin(source, help);
  if (edits === null) return 'well';
  const [first, second] = edits;
  if (first === undefined) return 'well';
  if (second === undefined && first.text.includes('\n')) {
    const lead = linesIn(first.text).every((it) =>
      isWellAlone(symbols, language, it.part, standingAlone(it.text), owner),
    );
    return lead ? 'well' : 'nowhere';
  }
  const written = source.text.slice(first.start, first.end);
  // The same word to the eye: what else is wrong with it is told once it is fixed.
  const isLookAlike = asRead(written) !== written || asRead(first.text) !== first.text;
  if (second === undefined && isLookAlike && folded(asRead(written)) === folded(asRead(first.text))) return 'well';
  const fixed = standingAlone(edited(source.text, edits));
  const isMisspelt = second === undefined && isMisspelling({ language, owner }, written, first.text);
  const behind = first.start + first.text.length + 1;
  const refusals = refusalsAlone(symbols, language, part, fixed, owner);
  if (refusals.length === 0) return 'well';
  const stop = stopIn(language, fixed, part);
  if (stop !== null) {
    // What is known and cannot follow shows that another word was meant.
    const next = /^\S+/u.exec(fixed.text.slice(stop))?.[0] ?? '';
    return isMisspelt && stop > behind && !isKnown({ language, owner }, next) ? 'further' : 'nowhere';
  }
  // A number decides whether what it counts is one or many.
  const isCounted = owner.numbers.includes(first.text);
  const isElsewhere = refusals.every(
    ({ code, span }) =>
      !(isCounted && code === 'RW0482') &&
      (span.start > behind || span.end < first.start - 1 || (isOfUnknownName(code) && span.start >= behind)),
  );
  return isMisspelt && isElsewhere ? 'further' : 'nowhere';
}

/** The sentences and openings of several lines, which are items of lists. */
function linesIn(text: string): readonly { readonly part: 'sentence' | 'opening'; readonly text: string }[] {
  return text.split('\n').map((line) => {
    const item = line.trim().replace(/^- /u, '');
    return item.endsWith(':') ? { part: 'opening', text: item.slice(0, -1) } : { part: 'sentence', text: item };
  });
}

function isMisspelling(
  { language, owner }: Pick<Asking, 'language' | 'owner'>,
  written: string,
  meant: string,
): boolean {
  return !isKnown({ language, owner }, written) && nearest(written, [meant], 1).length > 0;
}

function isKnown({ language, owner }: Pick<Asking, 'language' | 'owner'>, word: string): boolean {
  const { procedure, chit, numbers } = owner;
  return (
    wordsOfKeywords.has(word) ||
    plainWords.has(word) ||
    habitualWords.has(word) ||
    numbers.includes(word) ||
    [procedure, chit].some((it) => it?.quantityNames.some(({ name }) => name === word)) ||
    wordingAt(language.names, word, 0)?.end === word.length
  );
}

/** `RW03xx`: names; two of them say that a name is of another kind. */
function isOfUnknownName(code: string): boolean {
  return code.startsWith('RW03') && code !== 'RW0320' && code !== 'RW0322';
}

/** The sentence that a message speaks of. */
function saidAt(said: readonly SourcePhrase[], { span }: Diagnostic): SourcePhrase | undefined {
  return said.find((it) => it.span.start <= span.start && span.end <= it.span.end);
}

/** Nobody in particular: every number that the game names is known, and no faction is the one that acts. */
export function anybody({ procedures, chits }: Declarations, said: readonly SourcePhrase[]): Owner {
  const given = said.flatMap(({ source }) => givenName(source.text) ?? []);
  const declared = [...procedures, ...chits].flatMap(({ quantityNames }) => quantityNames.map(({ name }) => name));
  const one = procedures.find(({ selects, isDeclared }) => selects && !isDeclared);
  const procedure = one === undefined ? null : { ...one, faction: null };
  return { procedure, chit: null, numbers: [...new Set([...given, ...declared])] };
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

function edited(text: string, edits: readonly Edit[]): string {
  return [...edits]
    .sort((a, b) => b.start - a.start)
    .reduce((so, { start, end, text: by }) => so.slice(0, start) + by + so.slice(end), text);
}
