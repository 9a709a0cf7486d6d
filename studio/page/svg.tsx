/** A drawing as SVG, in which what can be chosen is a button. */
import type { JSX } from 'preact';
import type { Drawing, Meaning, Shape } from '../drawing/shapes.js';

/** What can be chosen, by `keyOf`: which of the options it is, from 0. */
export type Lit = ReadonlyMap<string, number>;

export interface Choosing {
  readonly lit: Lit;
  /** The key of what is pointed at elsewhere on the page; null where nothing is. */
  readonly pointed: string | null;
  readonly onChoose: (option: number) => void;
  /** By `keyOf`: why something cannot be chosen. */
  readonly withheld?: ReadonlyMap<string, string>;
  /** Where spaces are moved in place of being chosen. */
  readonly arranging?: Arranging;
}

export interface Arranging {
  readonly onPress: (space: string, event: PointerEvent) => void;
  /** By the arrows, in the units of the drawing. */
  readonly onStep: (space: string, right: number, down: number) => void;
}

/** How far an arrow moves a space, and with Shift. */
const [steps, fineSteps] = [10, 1];

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function keyOf({ kind, name, place }: Pick<Meaning, 'kind' | 'name' | 'place'>): string {
  return `${kind} ${name} ${place ?? ''}`;
}

const nothing: Choosing = { lit: new Map(), pointed: null, onChoose: () => undefined };

export function Svg({
  drawing: { box, shapes },
  label,
  className,
  choosing = nothing,
  width,
}: {
  readonly drawing: Drawing;
  readonly label: string;
  readonly className: string;
  readonly choosing?: Choosing;
  /** In pixels; left out where the drawing fills its place. */
  readonly width?: number;
}): JSX.Element {
  const size = width === undefined ? {} : { width, height: (width * box[3]) / box[2] };
  return (
    <svg {...size} viewBox={box.join(' ')} class={className} role="group" aria-label={label}>
      {shapes.map((shape, index) => drawn(shape, index, choosing))}
    </svg>
  );
}

function drawn(shape: Shape, index: number, choosing: Choosing): JSX.Element {
  switch (shape.kind) {
    case 'path':
      return <path key={index} d={shape.d} class={shape.className} />;
    case 'circle':
      return <circle key={index} cx={shape.at[0]} cy={shape.at[1]} r={shape.r} class={shape.className} />;
    case 'rect': {
      const { at, width, height, round } = shape;
      const place = { x: at[0] - width / 2, y: at[1] - height / 2, width, height, rx: round };
      return <rect key={index} {...place} class={shape.className} />;
    }
    case 'text':
      return (
        <text key={index} x={shape.at[0]} y={shape.at[1]} class={shape.className}>
          {shape.text}
        </text>
      );
    case 'clip': {
      const id = `clip-${shape.id.replace(/[^\p{L}\p{N}]+/gu, '-')}`;
      return (
        <g key={index}>
          <clipPath id={id}>
            <path d={shape.d} />
          </clipPath>
          <g clip-path={`url(#${id})`}>{shape.shapes.map((inner, at) => drawn(inner, at, choosing))}</g>
        </g>
      );
    }
    case 'group':
      return drawnGroup(shape, choosing);
  }
}

function drawnGroup(shape: Extract<Shape, { kind: 'group' }>, choosing: Choosing): JSX.Element {
  const { key, className, meaning, shapes } = shape;
  const inner = shapes.map((it, index) => drawn(it, index, choosing));
  if (meaning === null) {
    return (
      <g key={key} class={className}>
        {inner}
      </g>
    );
  }
  const { arranging } = choosing;
  if (arranging !== undefined && meaning.kind === 'space') {
    return (
      <g
        key={key}
        class={`${className} movable`}
        role="button"
        tabindex={0}
        aria-label={`Move ${meaning.name}`}
        onPointerDown={(event) => {
          arranging.onPress(meaning.name, event);
        }}
        onKeyDown={(event) => {
          const arrow = arrows[event.key];
          if (arrow === undefined) return;
          event.preventDefault();
          const far = event.shiftKey ? fineSteps : steps;
          arranging.onStep(meaning.name, arrow[0] * far, arrow[1] * far);
        }}
      >
        {inner}
      </g>
    );
  }
  const option = choosing.lit.get(keyOf(meaning));
  const pointed = choosing.pointed === keyOf(meaning) ? ' pointed' : '';
  if (option === undefined) {
    const reason = choosing.withheld?.get(keyOf(meaning));
    return (
      <g
        key={key}
        class={className + pointed}
        role={meaning.kind === 'piece' ? 'img' : 'group'}
        aria-label={meaning.label}
      >
        <title>{reason === undefined ? meaning.label : `${meaning.label}\nNot offered: ${reason}`}</title>
        {inner}
      </g>
    );
  }
  const choose = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
    choosing.onChoose(option);
  };
  return (
    <g
      key={key}
      class={`${className} lit${pointed}`}
      role="button"
      tabindex={0}
      aria-label={`${meaning.label} (option ${option + 1})`}
      onClick={choose}
      onKeyDown={(event) => {
        if (event.key === 'Enter' || event.key === ' ') choose(event);
      }}
    >
      <title>{meaning.label}</title>
      {inner}
    </g>
  );
}
