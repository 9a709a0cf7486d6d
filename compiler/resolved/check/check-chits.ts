/** All chits of a family have the same aspects. */
import type { Help } from '../../diagnostics/diagnostic.js';
import { report } from '../../diagnostics/report.js';
import type { ChitDeclaration, ChitsDocument } from '../../surface/documents.js';
import type { Name } from '../../surface/ir.js';
import type { CheckContext } from './check.js';
import { aspectsOf } from '../declare/declare-chits.js';

/** A chit has every aspect that another chit of its family has. */
export function checkChitAspects(context: CheckContext): void {
  for (const family of context.spec.chits) {
    const misspelt = new Set<string>();
    // Of two chits that differ in a name either may have the mistake: it is the one whose name no sentence uses.
    const usesOwn = (chit: ChitDeclaration): boolean =>
      chit.effects.some(({ aspect }) => !isElsewhere(family, chit, aspect.text) && isSpokenOf(context, aspect.text));
    const doubtfulFirst = [...family.kinds].sort((a, b) => Number(usesOwn(a)) - Number(usesOwn(b)));
    for (const chit of doubtfulFirst) checkChit(context, family, chit, misspelt);
  }
}

/** Adds to `misspelt` the aspects that were reported as mistakes, which other chits need not have. */
function checkChit(
  { report: record }: CheckContext,
  family: ChitsDocument,
  chit: ChitDeclaration,
  misspelt: Set<string>,
): void {
  const own = chit.effects.map((it) => it.aspect);
  const alone = own.filter((it) => family.kinds.length > 1 && !isElsewhere(family, chit, it.text));
  const expected = aspectsOf(family).filter((it) => isCommon(family, it.text) && !misspelt.has(it.text));
  const missing = expected.filter((it) => !own.some((aspect) => aspect.text === it.text));
  missing.forEach((aspect, index) => {
    const mistake = alone[index];
    const notes = [{ message: 'another chit of the family has it at', span: aspect.span }];
    if (mistake === undefined) {
      record(report('RW0523', chit.span, { chit: chit.name.text, aspect: aspect.text }, { notes }));
      return;
    }
    misspelt.add(mistake.text);
    const help = [renaming(mistake, aspect.text)];
    if (family.kinds.length === 2)
      help.push({ ...renaming(aspect, mistake.text), text: `or write \`${mistake.text}\` at the other chit` });
    const params = { chit: chit.name.text, aspect: mistake.text, meant: aspect.text };
    record(report('RW0525', mistake.span, params, { notes, help }));
  });
}

function renaming(aspect: Name, text: string): Help {
  return { text: `write \`${text}\``, edits: [{ span: aspect.span, text }], safe: false };
}

/** True for an aspect that another chit of the family has too. */
function isElsewhere(family: ChitsDocument, chit: ChitDeclaration, name: string): boolean {
  return family.kinds.some((it) => it !== chit && it.effects.some(({ aspect }) => aspect.text === name));
}

/** True for an aspect that a card or a procedure speaks of, as sentences do: `the Boon of`. */
function isSpokenOf({ spec }: CheckContext, name: string): boolean {
  return [...spec.procedures, ...spec.cards].some(({ span }) => span.file.text.includes(`the ${name} of `));
}

/** True for an aspect that is no mistake of a single chit: at least half of the family's chits have it. */
function isCommon(family: ChitsDocument, name: string): boolean {
  const holders = family.kinds.filter((it) => it.effects.some(({ aspect }) => aspect.text === name));
  return holders.length * 2 >= family.kinds.length;
}
