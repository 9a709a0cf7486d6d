/**
 * How cards of other games word what this language words otherwise: a pattern, and what it becomes. Each is tried on a refused sentence,
 * alone or after another, and proposed where the whole can be read then.
 */
import { numbersNear } from '../diagnostics/nearest.js';
import { numberWords } from './habits.js';

/** `$1` stands for what the first group of the pattern found; `%1` for a number that is written in words, `~1` also where the word is misspelt. */
export type HabitualWording = readonly [pattern: RegExp, becomes: string];

const numbers = numberWords.slice(1).join('|');

export const habitualWordings: readonly HabitualWording[] = [
  [new RegExp(`\\b(${numbers})\\b`, 'iu'), '%1'],
  [/^(?:add|put) (.+?) (?:to|into|onto|on|in) (.+)$/iu, 'place $1 in $2'],
  [/^(?:eliminate|kill|destroy) /iu, 'remove '],
  [/^(?:increase|improve) /iu, 'raise '],
  [/^(?:lower|decrease|drop) /iu, 'reduce '],
  [/^(move .+?) into /iu, '$1 to '],
  [/^(?:relocate|transfer|send) ((?:(?! in | from | on | here | adjacent ).)+?) to /iu, 'move $1 on the map to '],
  [/^(?:relocate|transfer|send) (?=.+ to )/iu, 'move '],
  [/ anywhere$/iu, ' in any spaces'],
  [/ (?:any one|any 1|a single) (?=\p{L})/iu, ' a '],
  [/^(place .+?) each in (.+ and .+)$/iu, '$1 in each of $2'],
  [/^for (?:each|every) (\d+ )?(.+?), (?!.*\bmay\b)(.+? by \d+)$/iu, '$3 per $1$2'],
  [/^(if|when) at least (\d+) /iu, '$1 $2 or more '],
  [/^(if|when) (?:at most|no more than|up to) (\d+) /iu, '$1 $2 or fewer '],
  [/ in any (?=\p{L}+(?:$| with| without))/iu, ' in a '],
  [/ for (?:each|every) /iu, ' per '],
  [/\bevery\b/iu, 'each'],
  [/ (?:cannot|can not|is not allowed to|are not allowed to|must not) /iu, ' may not '],
  [/^(.+) may not be conducted (?:in|at) /iu, '$1 may not select '],
  [/^an? (.+?) may hold (?:at most|up to) /iu, 'no $1 may hold more than '],
  [/\b((?:place|remove|move|flip|draw)s?) (?:at most|up to) (\d+|\p{Ll}{3,})(?= )/iu, '$1 up to ~2'],
  [/ fewer than (?=\d)/iu, ' less than '],
  [
    /^(if|when|unless) (?:there are )?(less|more) than (\d+) (.+?)(?: are)? ((?:on|in) .+?|here)(?=,|$)/iu,
    '$1 the $4 $5 are $2 than $3',
  ],
  [
    /^([Ii]f|[Ww]hen|[Uu]nless) (\p{Lu}[^,]*?)s? ha(?:ve|s) (less|more) than (\d+) (\p{L}+ (?:on|in) .+?)(?=,|$)/u,
    '$1 the $2 $5 are $3 than $4',
  ],
  [
    /^([Ii]f|[Ww]hen|[Uu]nless) (\p{Lu}[^,]*?)s? ha(?:ve|s) (less|more) than (\d+) (\p{L}+)(?=,|$)/u,
    '$1 $2 $5 are $3 than $4',
  ],
  [/^(?:each|every) (.+?) (raise|reduce)s (.+ by \d+)$/iu, '$2 $3 per $1'],
  [/^when /iu, 'if '],
  [/^each time (?:that )?/iu, 'whenever '],
  [/ is (\d+) or (?:more|higher|greater)\b/iu, ' is at least $1'],
  [/ is (\d+) or (?:less|fewer|lower)\b/iu, ' is at most $1'],
  [/\bthere is (an? .+?|no .+?) in (?=.+,)/iu, '$1 is in '],
  [/\bthere are (.+?) in (?=.+,)/iu, '$1 are in '],
  [/^(.*\bin )(\p{Lu}[\p{L}' -]*?)((?:,| if | when ).*)\bare there$/u, '$1$2$3are in $2'],
  [/^(.*\bin )(\p{Lu}[\p{L}' -]*?)(,.*) there$/u, '$1$2$3 in $2'],
  [/^(.+?) (?:goes|moves|rises|increases) (?:up )?by (\d+)$/iu, 'raise $1 by $2'],
  [/^(.+?) (?:goes|moves|falls|drops|decreases) (?:down )?by (\d+)$/iu, 'reduce $1 by $2'],
  [/^(.+?) is (?:raised|increased) by (\d+)$/iu, 'raise $1 by $2'],
  [/^(.+?) is (?:reduced|lowered|decreased) by (\d+)$/iu, 'reduce $1 by $2'],
  [/^(.+?) (?:becomes|is now|changes to|is set to) (\d+)$/iu, 'set $1 to $2'],
  [/ (\d+) (?:extra|additional) (?=\p{L})/iu, ' $1 more '],
  [/^\+(\d+) (.+)$/u, 'raise $2 by $1'],
  [/^[-−](\d+) (.+)$/u, 'reduce $2 by $1'],
  [/^(.+) \+(\d+)$/u, 'raise $1 by $2'],
  [/^(.+) [-−](\d+)$/u, 'reduce $1 by $2'],
  [/^replace (.+?) with (.+) (in .+)$/iu, 'replace $1 $3 with $2'],
  [/^swap (.+?) for (.+)$/iu, 'replace $1 with $2'],
  [/^(?:return|put) (.+?) (?:back )?(?:to|in|into) Available$/iu, 'remove $1'],
  [/ (?:execute|perform|do)s? (?:a )?(?:free )?/iu, ' conduct '],
  [/^each faction (?=\p{Ll})/iu, 'each faction, in the order of play, '],
  [/^take (.+) out of each (.+)$/iu, 'remove $1 in each $2'],
];

/** The sentence in another wording; null where the pattern finds nothing. */
export function reworded(text: string, [pattern, becomes]: HabitualWording): string | null {
  const found = pattern.exec(text);
  if (found === null) return null;
  const by = becomes.replace(/([$%~])(\d)/gu, (_, sign: string, group: string) => {
    const own = found[Number(group)] ?? '';
    const [near, other] = sign === '~' ? numbersNear(own) : [];
    if (sign === '$' || (sign === '~' && (near === undefined || other !== undefined))) return own;
    return String(near ?? numberWords.indexOf(own.toLowerCase()));
  });
  return text.slice(0, found.index) + by + text.slice(found.index + found[0].length);
}
