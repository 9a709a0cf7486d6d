/** The words that procedures and chits declare for themselves can be told from all other words. */
import { report } from '../../diagnostics/report.js';
import type { Name } from '../../surface/ir.js';
import { plainWords } from '../../surface/habits.js';
import { generalAdjectives, keywordOf } from '../../surface/tokens.js';
import type { CheckContext } from './check.js';
import type { OwnName } from '../declare/declarations.js';

/** Named numbers, named sets of spaces and named steps are no words of the language or the game, and are named once. */
export function checkOwnNames(context: CheckContext): void {
  const { procedures, chits } = context.declared.declarations;
  for (const { quantityNames, placeNames, namedSteps } of procedures)
    checkNames(context, [...quantityNames, ...placeNames, ...namedSteps]);
  for (const { quantityNames } of chits) checkNames(context, quantityNames);
}

function checkNames({ report: record, game }: CheckContext, names: readonly OwnName[]): void {
  const taken = new Set([...game.counters, ...game.states.map((it) => it.name)].map((it: Name) => it.text));
  const firsts = new Map<string, OwnName>();
  for (const own of names) {
    const { name, declared } = own;
    const first = firsts.get(name);
    if (keywordOf(name) !== null || generalAdjectives.includes(name) || plainWords.has(name))
      record(report('RW0527', declared, { name, why: 'it is a word of the language' }));
    else if (taken.has(name)) record(report('RW0527', declared, { name, why: 'the game names something so' }));
    else if (first === undefined) firsts.set(name, own);
    else {
      const notes = [{ message: 'the first one is', span: first.declared }];
      record(report('RW0527', declared, { name, why: 'something else beside it has this name' }, { notes }));
    }
  }
}
