/** The board while its spaces are moved, by the mouse or by the arrows: where they come to lie is written into its file. */
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { OpenState } from '../../runtime/view.js';
import { boardDrawing, boardOf } from '../drawing/board.js';
import { placesFor, positionsOf } from '../drawing/positions.js';
import { type Point, shifted } from '../drawing/shapes.js';
import type { GameShown, Placed } from '../protocol.js';
import { type Arranging, Svg } from './svg.js';

interface Moved {
  readonly space: string;
  readonly to: Point;
}

/** How long no arrow is pressed before the place is written, in milliseconds. */
const quiet = 700;

export function ArrangedBoard({
  shown,
  state,
  onPlace,
}: {
  readonly shown: GameShown;
  readonly state: OpenState;
  readonly onPlace: (places: readonly Placed[]) => Promise<void>;
}): JSX.Element {
  const at = useMemo(() => positionsOf(shown), [shown]);
  const [moved, setMoved] = useState<Moved | null>(null);
  const latest = useRef<Moved | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const box = useMemo(() => boardDrawing(boardOf(shown), state).box, [shown]);
  const drawing = useMemo(() => {
    const places = moved === null ? at : new Map(at).set(moved.space, moved.to);
    // The paper stays where it is while something is moved on it.
    return { ...boardDrawing(boardOf(shown, places), state), box };
  }, [shown, state, moved, at, box]);

  const move = (next: Moved | null): void => {
    latest.current = next;
    setMoved(next);
  };
  const write = (): void => {
    clearTimeout(timer.current);
    const { current } = latest;
    if (current === null) return;
    latest.current = null;
    void onPlace(placesFor(shown, current.space, current.to)).then(() => {
      if (latest.current === null) setMoved(null);
    });
  };
  // What was moved last is written, also where one goes elsewhere at once.
  const writing = useRef(write);
  writing.current = write;
  useEffect(
    () => () => {
      writing.current();
    },
    [],
  );
  const placeOf = (space: string): Point => {
    const { current } = latest;
    const shownNow = current ?? moved;
    return shownNow?.space === space ? shownNow.to : (at.get(space) ?? [0, 0]);
  };
  const arranging: Arranging = {
    onPress: (space, event) => {
      const { currentTarget } = event;
      if (!(currentTarget instanceof SVGGElement)) return;
      const matrix = currentTarget.ownerSVGElement?.getScreenCTM()?.inverse();
      if (matrix === undefined) return;
      if (latest.current?.space !== space) write();
      const start = placeOf(space);
      const pointAt = ({ clientX, clientY }: PointerEvent): DOMPoint =>
        new DOMPoint(clientX, clientY).matrixTransform(matrix);
      const from = pointAt(event);
      const onMove = (next: PointerEvent): void => {
        const to = pointAt(next);
        move({ space, to: shifted(start, to.x - from.x, to.y - from.y) });
      };
      const onEnd = (): void => {
        document.removeEventListener('pointermove', onMove);
        document.removeEventListener('pointerup', onEnd);
        document.removeEventListener('pointercancel', onEnd);
        write();
      };
      document.addEventListener('pointermove', onMove);
      document.addEventListener('pointerup', onEnd);
      document.addEventListener('pointercancel', onEnd);
    },
    onStep: (space, right, down) => {
      if (latest.current !== null && latest.current.space !== space) write();
      move({ space, to: shifted(placeOf(space), right, down) });
      clearTimeout(timer.current);
      timer.current = setTimeout(write, quiet);
    },
  };
  const choosing = { lit: new Map<string, number>(), pointed: null, onChoose: () => undefined, arranging };
  return <Svg drawing={drawing} label="Board" className="board" choosing={choosing} />;
}
