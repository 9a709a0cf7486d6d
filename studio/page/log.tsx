/** What has happened, line by line; each names the rule and the sentence behind it. */
import type { JSX } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { LogLine, Place } from '../protocol.js';

/** How many lines are shown until all are asked for. */
const few = 200;

export function Log({
  lines,
  current = null,
  around = null,
  onPoint,
  onChoose,
  onPlace,
}: {
  readonly lines: readonly LogLine[];
  /** The moment that is shown on the board. */
  readonly current?: number | null;
  /** The moment whose lines are to be seen; null for the last. It stays while others are pointed at, so that no line moves away. */
  readonly around?: number | null;
  readonly onPoint?: (moment: number) => void;
  readonly onChoose?: (moment: number) => void;
  readonly onPlace: (place: Place) => void;
}): JSX.Element {
  const [isWhole, setWhole] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const from = isWhole ? 0 : firstShown(lines, around);
  const shown = isWhole ? lines : lines.slice(from, from + few);
  useLayoutEffect(() => {
    const { current: element } = list;
    if (element === null) return;
    if (around === null) element.scrollTop = element.scrollHeight;
    else element.querySelector('.current')?.scrollIntoView({ block: 'nearest' });
  }, [lines, around]);
  return (
    <section class="log" aria-label="Log">
      <h3>Log</h3>
      {shown.length < lines.length ? (
        <button
          type="button"
          class="quiet"
          onClick={() => {
            setWhole(true);
          }}
        >
          Show all {lines.length} lines
        </button>
      ) : null}
      <ol ref={list} start={from + 1}>
        {shown.map((line, index) => (
          <li
            key={from + index}
            class={line.moment === current ? 'current' : ''}
            onMouseEnter={() => onPoint?.(line.moment)}
          >
            {onChoose === undefined ? (
              <span>{line.text}</span>
            ) : (
              <button
                type="button"
                class="line"
                title="Play on from here"
                onFocus={() => onPoint?.(line.moment)}
                onClick={() => {
                  onChoose(line.moment);
                }}
              >
                {line.text}
              </button>
            )}
            <PlaceLink place={line.cited} onPlace={onPlace} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The last lines, or those around the moment that is shown. */
function firstShown(lines: readonly LogLine[], around: number | null): number {
  const last = Math.max(0, lines.length - few);
  const here = around === null ? -1 : lines.findIndex(({ moment }) => moment >= around);
  return here === -1 ? last : Math.min(last, Math.max(0, here - few / 2));
}

/** A rule number which leads to the sentence, where there is one. */
export function PlaceLink({
  place,
  onPlace,
}: {
  readonly place: Place | null;
  readonly onPlace: (place: Place) => void;
}): JSX.Element | null {
  if (place === null) return null;
  const file = place.path?.split('/').at(-1) ?? '';
  const text = place.rule === '' ? file : place.rule;
  if (place.path === null) return text === '' ? null : <span class="rule">{text}</span>;
  return (
    <button
      type="button"
      class="rule"
      title={`${place.path}${place.line === null ? '' : `:${place.line}`}`}
      onClick={() => {
        onPlace(place);
      }}
    >
      {text}
    </button>
  );
}
