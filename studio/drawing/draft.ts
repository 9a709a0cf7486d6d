/** Positions for spaces of which a board tells none: what is adjacent comes to lie near, and nothing on anything else. */
import { forceCollide, forceLink, forceManyBody, forceSimulation, forceX, forceY } from 'd3-force';
import type { GameShown } from '../protocol.js';
import type { Point } from './shapes.js';

/** How far neighbours lie from one another, in the units of drawings. */
export const step = 145;

interface Node {
  readonly name: string;
  x: number;
  y: number;
  fx?: number;
  fy?: number;
}

const rounds = 400;

/** The same for the same spaces, whatever the machine: nothing in it is left to chance. Spaces that are `placed` stay there. */
export function draftOf(
  { spaces, paths }: Pick<GameShown, 'spaces' | 'paths'>,
  placed: ReadonlyMap<string, Point>,
): ReadonlyMap<string, Point> {
  const nodes = spaces.map(({ name }, index): Node => {
    const at = placed.get(name);
    if (at !== undefined) return { name, x: at[0], y: at[1], fx: at[0], fy: at[1] };
    const [x, y] = onPath(paths, name) ?? onSpiral(index, spaces.length);
    return { name, x, y };
  });
  const known = new Map(nodes.map((node) => [node.name, node]));
  const links = spaces.flatMap(({ name, adjacent }) =>
    adjacent.filter((other) => other > name && known.has(other)).map((other) => ({ source: name, target: other })),
  );
  const simulation = forceSimulation(nodes)
    .randomSource(halves)
    .force(
      'adjacent',
      forceLink<Node, (typeof links)[number]>(links)
        .id(({ name }) => name)
        .distance(step)
        .strength(0.7),
    )
    .force('apart', forceManyBody().strength(-1400))
    .force('over', forceCollide(step * 0.45))
    .force('right', forceX(0).strength(0.04))
    .force('down', forceY(0).strength(0.06))
    .stop();
  simulation.tick(rounds);
  return new Map(nodes.map(({ name, x, y }) => [name, [Math.round(x), Math.round(y)]]));
}

/** What the library asks where two things lie on one another. */
function halves(): number {
  return 0.5;
}

/** Each path leads from its side to the middle. */
function onPath(paths: GameShown['paths'], name: string): Point | null {
  const path = paths.findIndex(({ spaces }) => spaces.includes(name));
  if (path === -1) return null;
  const spaces = paths[path]?.spaces ?? [];
  const away = spaces.length - 1 - spaces.indexOf(name);
  const angle = (2 * Math.PI * path) / paths.length - Math.PI / 2;
  return [Math.cos(angle) * away * step, Math.sin(angle) * away * step];
}

function onSpiral(index: number, count: number): Point {
  const angle = index * 2.399_963;
  const away = step * Math.sqrt(count) * 0.5 * Math.sqrt((index + 0.5) / count);
  return [Math.cos(angle) * away, Math.sin(angle) * away];
}
