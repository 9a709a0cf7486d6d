/** What a file of names in another language names is there, and each language has one file. */
import { generalWords, namesOf, ownNames } from '../../languages/names.js';
import { nearest } from '../../diagnostics/nearest.js';
import { report } from '../../diagnostics/report.js';
import type { Name } from '../../surface/ir.js';
import type { CheckContext } from './check.js';

/** Every name that such a file translates is one of the game, or a general word. What it leaves out is no error. */
export function checkLanguageNames({ spec, declared, report: record }: CheckContext): void {
  if (spec.languages.length === 0) return;
  const titles = spec.game === null ? [] : [spec.game.title];
  const known = new Set([
    ...namesOf(spec).flatMap(({ wordings }) => wordings),
    ...ownNames(spec),
    ...generalWords,
    ...titles,
  ]);
  const cards = new Set(declared.cards.map(({ code }) => code.text));
  const check = (code: 'RW0340' | 'RW0341', { text, span }: Name, names: ReadonlySet<string>): void => {
    if (names.has(text)) return;
    const help = nearest(text, names).map((near) => {
      return { text: `did you mean \`${near}\`?`, edits: [{ span, text: near }], safe: false };
    });
    record(report(code, span, { name: text }, { help: help.slice(0, 1) }));
  };
  for (const { names, cards: titled } of spec.languages) {
    for (const { of } of names) check('RW0340', of, known);
    for (const { code } of titled) check('RW0341', code, cards);
  }
}

/** A language has one file, so that a name is called one thing. */
export function checkLanguageFiles({ spec, report: record }: CheckContext): void {
  const firsts = new Map<string, Name>();
  for (const { language } of spec.languages) {
    const first = firsts.get(language.text);
    if (first === undefined) firsts.set(language.text, language);
    else {
      const notes = [{ message: 'the first one is', span: first.span }];
      record(report('RW0502', language.span, { kind: `language: ${language.text}` }, { notes }));
    }
  }
}
