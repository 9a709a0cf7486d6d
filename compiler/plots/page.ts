/** A page with plots that stands alone. */
import { escaped } from '../source/escape-html.js';

export interface PageOfPlots {
  readonly title: string;
  /** What was played and how: a line each. */
  readonly lines: readonly string[];
  /** Each as SVG. */
  readonly plots: readonly string[];
}

const style = `body { font: 16px/1.45 system-ui, sans-serif; margin: 2rem auto; max-width: 50rem; padding: 0 1rem; color: #1a1a1a; background: #fff; }
svg { display: block; max-width: 100%; height: auto; margin: 1.5rem 0; }
li { margin: 0.2rem 0; }`;

export function pageOfPlots({ title, lines, plots }: PageOfPlots): string {
  const items = lines.map((line) => `<li>${escaped(line)}</li>`).join('\n');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><style>${style}</style></head>
<body><h1>${escaped(title)}</h1>
<ul>
${items}
</ul>
${plots.join('\n')}
</body></html>
`;
}
