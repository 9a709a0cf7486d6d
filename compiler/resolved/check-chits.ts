/** All chits of a family have the same aspects. */
import { report } from '../diagnostics/report.js';
import type { ChitDeclaration, ChitsDocument } from '../surface/documents.js';
import type { CheckContext } from './check.js';
import { aspectsOf } from './declare-chits.js';

/** A chit has every aspect that another chit of its family has. */
export function checkChitAspects(context: CheckContext): void {
  for (const family of context.spec.chits) {
    const misspelt = new Set<string>();
    for (const chit of family.kinds) checkChit(context, family, chit, misspelt);
  }
}

/** Adds to `misspelt` the aspects that were reported as slips, which other chits need not have. */
function checkChit(
  { report: tell }: CheckContext,
  family: ChitsDocument,
  chit: ChitDeclaration,
  misspelt: Set<string>,
): void {
  const own = chit.effects.map((it) => it.aspect);
  const isElsewhere = (name: string): boolean =>
    family.kinds.some((it) => it !== chit && it.effects.some(({ aspect }) => aspect.text === name));
  const alone = own.filter((it) => family.kinds.length > 1 && !isElsewhere(it.text));
  const expected = aspectsOf(family).filter((it) => isCommon(family, it.text) && !misspelt.has(it.text));
  const missing = expected.filter((it) => !own.some((aspect) => aspect.text === it.text));
  missing.forEach((aspect, index) => {
    const slip = alone[index];
    const notes = [{ message: 'another chit of the family has it at', span: aspect.span }];
    if (slip === undefined) {
      tell(report('RW0523', chit.span, { chit: chit.name.text, aspect: aspect.text }, { notes }));
      return;
    }
    misspelt.add(slip.text);
    const help = [{ text: `write \`${aspect.text}\``, edits: [{ span: slip.span, text: aspect.text }], safe: false }];
    const params = { chit: chit.name.text, aspect: slip.text, meant: aspect.text };
    tell(report('RW0525', slip.span, params, { notes, help }));
  });
}

/** True for an aspect that is no slip of a single chit: at least half of the family's chits have it. */
function isCommon(family: ChitsDocument, name: string): boolean {
  const holders = family.kinds.filter((it) => it.effects.some(({ aspect }) => aspect.text === name));
  return holders.length * 2 >= family.kinds.length;
}
