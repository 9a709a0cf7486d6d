/** What the map assumes about pairs of spaces is what it says elsewhere. */
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { report } from '../../diagnostics/report.js';
import type { MapContext } from './check.js';
import { idOf } from '../declare/lookup.js';

/** Each assumed pair agrees with the lists of its spaces. */
export function checkAssumedPairs({ spec, declared, report: record }: MapContext): void {
  for (const { pair, adjacent } of spec.map?.assumed ?? []) {
    const [first, second] = pair;
    const unknown: Diagnostic[] = [];
    const from = idOf(unknown, declared.tables.spaces, first);
    const to = idOf(unknown, declared.tables.spaces, second);
    unknown.forEach(record);
    if (from === null || to === null) continue;
    const listed = declared.declarations.spaces[from]?.adjacent.includes(to) ?? false;
    const back = declared.declarations.spaces[to]?.adjacent.includes(from) ?? false;
    // Where the lists contradict each other, that is told already.
    if (listed !== back || listed === adjacent) continue;
    record(report('RW0524', second.span, { first: first.text, second: second.text, adjacent }));
  }
}
