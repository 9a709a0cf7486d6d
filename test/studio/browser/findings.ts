/** What axe-core, which knows of pages for everybody, finds on the page. */
import axe from 'axe-core';
import type { Studio } from './studio-page.js';

/** What is serious, each with the elements that it is about. */
export async function findings({ page }: Studio): Promise<readonly string[]> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() => window.axe.run(document));
  return (
    violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      // The letters that stand for pieces on a drawing are told by its label in words.
      .filter(
        ({ id, nodes }) => id !== 'label-content-name-mismatch' || nodes.some(({ html }) => !html.startsWith('<g ')),
      )
      .map(
        ({ id, nodes }) =>
          `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary ?? ''}`).join('; ')}`,
      )
  );
}

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}
