/**
 * Characters that hide: controls, marks that turn the direction of what follows, spaces without width, and others that show
 * nothing. What holds one is not what it looks like, so no spec may have any, and none is ever printed as it is.
 */

const joining =
  '\\p{Script=Arabic}\\p{Script=Syriac}\\p{Script=Mongolian}\\p{Script=Devanagari}\\p{Script=Bengali}\\p{Script=Gurmukhi}' +
  '\\p{Script=Gujarati}\\p{Script=Oriya}\\p{Script=Tamil}\\p{Script=Telugu}\\p{Script=Kannada}\\p{Script=Malayalam}' +
  '\\p{Script=Sinhala}\\p{Script=Khmer}\\p{Script=Myanmar}';

/** Marks of scripts that are written with them, and of pictures: there they change what is seen. */
const inPlace = [
  `(?<=[${joining}])[\\u200C\\u200D](?=[${joining}])`,
  '(?<=\\p{Script=Han})[\\uFE00-\\uFE02\\u{E0100}-\\u{E01EF}]',
  '(?<=\\p{Extended_Pictographic})\\uFE0F',
  '(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\uFE0F])\\u200D(?=\\p{Extended_Pictographic})',
  // Signs in front of a number, which are seen though they count as format characters.
  '[\\u0600-\\u0605\\u06DD\\u070F\\u0890\\u0891\\u08E2\\u{110BD}\\u{110CD}]',
].join('|');

const showsNothing =
  '[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}\\p{Cs}\\p{Co}\\p{Noncharacter_Code_Point}\\p{Default_Ignorable_Code_Point}\\u2800]';

// What is looked at first is what rules out most characters.
const hidden = new RegExp(`(?=${showsNothing})(?![\\t\\n])(?!${inPlace})${showsNothing}`, 'gu');
const ordinary = /^[\t\n\u0020-\u007E]*$/u;

/** Where the characters that hide stand in a text, as UTF-16 offsets. Tabs and line ends are seen. */
export function hiddenIn(text: string): readonly { readonly at: number; readonly character: string }[] {
  if (ordinary.test(text)) return [];
  return [...text.matchAll(hidden)].map((found) => ({ at: found.index, character: found[0] }));
}

/** True where a text holds a character that hides. */
export function hasHidden(text: string): boolean {
  return hiddenIn(text).length > 0;
}

/** The text with what hides written out, `\u202e`, as JSON writes it. */
export function madeVisible(text: string): string {
  if (ordinary.test(text)) return text;
  return text.replaceAll(hidden, (character) =>
    Array.from(
      { length: character.length },
      (_, index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`,
    ).join(''),
  );
}

const names: ReadonlyMap<string, string> = new Map([
  ['\u0000', 'NUL'],
  ['\u0007', 'bell'],
  ['\u001B', 'escape'],
  ['\u0085', 'next line'],
  ['\u00A0', 'no-break space'],
  ['\u00AD', 'soft hyphen'],
  ['\u061C', 'Arabic letter mark'],
  ['\u200B', 'zero width space'],
  ['\u200C', 'zero width non-joiner'],
  ['\u200D', 'zero width joiner'],
  ['\u200E', 'left-to-right mark'],
  ['\u200F', 'right-to-left mark'],
  ['\u2007', 'figure space'],
  ['\u2009', 'thin space'],
  ['\u2028', 'line separator'],
  ['\u2029', 'paragraph separator'],
  ['\u202A', 'left-to-right embedding'],
  ['\u202B', 'right-to-left embedding'],
  ['\u202C', 'pop directional formatting'],
  ['\u202D', 'left-to-right override'],
  ['\u202E', 'right-to-left override'],
  ['\u202F', 'narrow no-break space'],
  ['\u2060', 'word joiner'],
  ['\u2066', 'left-to-right isolate'],
  ['\u2067', 'right-to-left isolate'],
  ['\u2068', 'first strong isolate'],
  ['\u2069', 'pop directional isolate'],
  ['\u2800', 'blank Braille pattern'],
  ['\u3000', 'ideographic space'],
  ['\u3164', 'Hangul filler'],
  ['\uFEFF', 'byte order mark'],
]);

/** `U+2013`. */
export function codePointOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** `U+00A0 (no-break space)`. */
export function characterName(character: string): string {
  const name = names.get(character);
  return name === undefined ? codePointOf(character) : `${codePointOf(character)} (${name})`;
}
