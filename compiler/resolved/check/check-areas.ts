/** An area is some spaces, each of them once. */
import { report } from '../../diagnostics/report.js';
import type { CheckContext } from './check.js';
import { find } from '../declare/lookup.js';

/** No area is without spaces, and none lists a space a second time: by another of its names, or where its kind is listed. */
export function checkAreas({ spec, declared, report: record }: CheckContext): void {
  const { spaces: spaceTable } = declared.tables;
  const { areas, spaces } = declared.declarations;
  for (const [index, { words, kinds, spaces: listed }] of (spec.map?.areas ?? []).entries()) {
    const area = words.one;
    if (kinds.length + listed.length === 0)
      record(
        report('RW0542', area.span, { area: area.text, why: 'has no spaces: it needs `kinds`, `spaces` or both' }),
      );
    const known = new Set<number>();
    for (const name of listed) {
      const id = find(spaceTable, name);
      if (id === null) continue;
      const kind = spaces[id]?.kind;
      const ofKind = kind !== undefined && areas[index]?.kinds.includes(kind) === true;
      const why = known.has(id)
        ? `lists the space \`${name.text}\` a second time`
        : `lists the space \`${name.text}\`, whose kind is listed already`;
      if (known.has(id) || ofKind) record(report('RW0542', name.span, { area: area.text, why }));
      known.add(id);
    }
  }
}
