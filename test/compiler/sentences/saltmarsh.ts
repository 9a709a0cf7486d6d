/** The words of the invented game that the tests of sentences speak of, and how they show what was parsed. */
import { type SpannedText, textAt } from '../../../compiler/source/text.js';
import { createLanguage, type Parsed } from '../../../compiler/surface/parse.js';
import * as parsing from '../../../compiler/surface/parse.js';
import * as printing from '../../../compiler/surface/print.js';
import type { Diagnostic } from '../../../compiler/diagnostics/diagnostic.js';

export const names = [
  ...[
    'Crown',
    'League',
    'Any',
    'Runner',
    'Runners',
    'Trooper',
    'Troopers',
    'Depot',
    'Depots',
    'cube',
    'cubes',
    'Hidden',
    'Active',
  ],
  ...[
    'Fenwick',
    'Fenwick Moor',
    'Dunmoor',
    'Harrow',
    'Port Sable',
    'Fenwick–Harrow',
    'Tokyo',
    'Inland',
    'Anywhere',
    'Huế',
    'Wake Fens',
  ],
  ...[
    'Marsh',
    'Fen',
    'Fens',
    'Town',
    'Towns',
    'Road',
    'Roads',
    'Unrest',
    'Blockade',
    'Blockades',
    'Reserve',
    'Prison',
    'Out of Reach',
  ],
  ...[
    'Supply',
    'Resolve',
    'Firm',
    'Weak',
    'War chest',
    'Fate',
    'Omen',
    'Event',
    'K4',
    'Reckoning',
    'Reckoning card',
    '3 Ops',
    'place',
  ],
  ...[
    'Limited Operation',
    'Operation',
    'Special Activity',
    'Operation & Special Activity',
    'stirred',
    'Muster',
    'Forage',
    'Levy',
    'Signal Fire',
    'Night Oars',
    '1st Eligible',
  ],
];
export const stateVerbs = new Map([['expose', 'Active']]);
const samples = new Map([
  ['piece', 'Runner'],
  ['pieces', 'Runners'],
  ['other piece', 'Trooper'],
  ['other pieces', 'Troopers'],
  ['turning pieces', 'Runners'],
  ['state', 'Hidden'],
  ['faction', 'Crown'],
  ['adjective', 'Crown'],
  ['track', 'Supply'],
  ['value', '3'],
  ['named track', 'Resolve'],
  ['end', 'Firm'],
  ['kind', 'Town'],
  ['kinds', 'Towns'],
  ['space', 'Fenwick'],
  ['family', 'Fate'],
  ['aspect', 'Omen'],
  ['procedure', 'Muster'],
  ['other procedure', 'Forage'],
  ['selecting', 'Muster'],
  ['order box', 'Event'],
]);
export const language = createLanguage({ names, stateVerbs, samples });

/** A sentence as it stands in a file of its own. */
export function spanned(text: string): SpannedText {
  return textAt({ path: 'c1.yaml', text }, 0, text);
}

interface Reading {
  readonly parse: (text: string) => Parsed<unknown>;
  /** Reads a text and prints it; null where it cannot be read. */
  readonly reprint: (text: string) => string | null;
}

function reading<T>(
  parse: (language: parsing.Language, text: SpannedText) => Parsed<T>,
  print: (value: T) => string,
): Reading {
  return {
    parse: (text) => parse(language, spanned(text)),
    reprint: (text) => {
      const parsed = parse(language, spanned(text));
      return parsed.ok ? print(parsed.value) : null;
    },
  };
}

export const readings = {
  sentence: reading(parsing.parseSentence, (it) => printing.printSentence(it, stateVerbs)),
  opening: reading(parsing.parseOpening, (it) => printing.printOpening(it, stateVerbs)),
  change: reading(parsing.parseChange, printing.printChange),
  moment: reading(parsing.parseMoment, printing.printMoment),
  term: reading(parsing.parseTerm, printing.printTerm),
  'noun phrase': reading(parsing.parseNounPhrase, printing.printNounPhrase),
  number: reading(parsing.parseNumber, printing.printNumber),
  condition: reading(parsing.parseCondition, printing.printCondition),
} as const;

export type Part = keyof typeof readings;

/** What was parsed, without spans, as one line: `place(what: up to 2 Troopers, to: Fenwick)`. */
export function outlineOf(part: Part, text: string): string {
  const parsed = readings[part].parse(text);
  return parsed.ok ? outline(parsed.value) : `${parsed.diagnostic.code} ${parsed.diagnostic.message}`;
}

/** The refusal of a text; fails where the text is read. */
export function refusalOf(part: Part, text: string): Diagnostic {
  const parsed = readings[part].parse(text);
  if (parsed.ok) throw new Error(`\`${text}\` was read as ${outline(parsed.value)}`);
  return parsed.diagnostic;
}

function outline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(outline).join(', ')}]`;
  if (!isRecord(value)) return String(value);
  if (typeof value.text === 'string' && !('kind' in value)) return value.text;
  if (value.kind === 'literal') return String(value.value);
  if ('heads' in value) return nounPhrase(value);
  const parts = Object.entries(value).flatMap(([key, part]) => {
    if (
      key === 'span' ||
      key === 'kind' ||
      part === null ||
      part === false ||
      (Array.isArray(part) && part.length === 0)
    )
      return [];
    return part === true ? [key] : [`${key}: ${outline(part)}`];
  });
  const kind = typeof value.kind === 'string' ? value.kind : '';
  return parts.length === 0 ? kind : `${kind}(${parts.join(', ')})`;
}

function nounPhrase({ quantity, heads, filters }: Record<string, unknown>): string {
  const nouns = list(heads).map((head) =>
    isRecord(head) ? [...list(head.adjectives), head.noun].map(outline).join('+') : '',
  );
  const where = list(filters).map((filter) => ` {${outline(filter)}}`);
  return `${quantity === null ? '' : `${outline(quantity)} `}${nouns.join('|')}${where.join('')}`;
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
