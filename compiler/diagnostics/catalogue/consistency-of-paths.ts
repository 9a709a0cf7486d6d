/** Messages `RW053x`: paths of the map. */
import { entry, page, quoted } from './entry.js';

export const paths = {
  RW0535: entry<{ readonly path: string; readonly space: string; readonly other: string }>({
    severity: 'error',
    headline: ({ path, space, other }) =>
      `the path ${quoted(path)} is not connected: ${quoted(other)} is not adjacent to ${quoted(space)}`,
    label: ({ space }) => `not adjacent to ${quoted(space)}, which comes before it`,
    explain: page(
      'Each space of a path is adjacent to the next. A space that leaves out `adjacent` is so by its paths alone; two that both list what is adjacent to them name each other. Correct the order of the path, or the lists.',
      'paths:\n  Coast Road: { spaces: [Fenwick, Harrow], of: [Runner], rule: "1.9" }\n',
      'paths:\n  Coast Road: { spaces: [Fenwick, Port Sable, Harrow], of: [Runner], rule: "1.9" }\n',
    ),
  }),
  RW0536: entry<{ readonly piece: string; readonly path: string; readonly other: string }>({
    severity: 'error',
    headline: ({ piece, path, other }) => `${quoted(piece)} is on the path ${quoted(other)} and on ${quoted(path)}`,
    label: () => 'on another path already',
    explain: page(
      'A piece that advances goes along its path, and so it is on one path. Take it out of the others.',
      'paths:\n  Coast Road: { spaces: [Fenwick, Port Sable], of: [Runner] }\n  Salt Way: { spaces: [Harrow, Dunmoor], of: [Runner] }\n',
      'paths:\n  Coast Road: { spaces: [Fenwick, Port Sable], of: [Runner] }\n  Salt Way: { spaces: [Harrow, Dunmoor], of: [Depot] }\n',
    ),
  }),
  RW0537: entry<{ readonly path: string; readonly space: string }>({
    severity: 'error',
    headline: ({ path, space }) => `the path ${quoted(path)} comes to ${quoted(space)} twice`,
    label: () => 'on the path already',
    explain: page(
      'From each space of a path it is known which comes next, and so a path comes to a space once. Take it out where it does not belong.',
      'paths:\n  Coast Road: { spaces: [Fenwick, Port Sable, Fenwick], of: [Runner] }\n',
      'paths:\n  Coast Road: { spaces: [Fenwick, Port Sable, Harrow], of: [Runner] }\n',
    ),
  }),
  RW0538: entry<{ readonly piece: string; readonly path: string; readonly space: string }>({
    severity: 'error',
    headline: ({ piece, path, space }) =>
      `${quoted(piece)} is on the path ${quoted(path)}, and may never stand in ${quoted(space)}`,
    label: ({ space }) => `may not stand in ${quoted(space)}`,
    explain: page(
      'A piece goes from space to space along its path, and may stand in each of them. Correct the path, or where the piece may stand (`never in`).',
      'paths:\n  Salt Way: { spaces: [Harrow, Skerries], of: [Trooper] }\n',
      'paths:\n  Salt Way: { spaces: [Dunmoor, Harrow], of: [Trooper] }\n',
    ),
  }),
};
