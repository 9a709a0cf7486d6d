/** What is printed as a page of its own, which needs nothing else. */
import { type Element, htmlOf } from './element.js';
import { escaped } from '../source/escape-html.js';
import { pageStyle } from './styles.js';

export interface PrintedDocument {
  readonly title: string;
  readonly language: string;
  readonly style: string;
  readonly body: readonly Element[];
}

/** By this a page is known as one that was printed, which may be printed anew. */
export const generatedBy = '<meta name="generator" content="rulewright print">';

export function documentText({ title, language, style, body }: PrintedDocument): string {
  return `<!doctype html>
<html lang="${escaped(language)}"><head><meta charset="utf-8">${generatedBy}
<meta name="viewport" content="width=device-width"><title>${escaped(title)}</title>
<style>${pageStyle}${style}</style></head><body>
${body.map(htmlOf).join('\n')}
</body></html>
`;
}
