/** What has happened, line by line; each names the rule and the sentence behind it. */
import type { JSX } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { LogLine, Place } from '../protocol.js';

/** How many lines are shown until all are asked for. */
const few = 200;

export function Log({
  lines,
  current = null,
  onPoint,
  onChoose,
  onPlace,
}: {
  readonly lines: readonly LogLine[];
  /** The moment that is shown on the board. */
  readonly current?: number | null;
  readonly onPoint?: (moment: number) => void;
  readonly onChoose?: (moment: number) => void;
  readonly onPlace: (place: Place) => void;
}): JSX.Element {
  const [isWhole, setWhole] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const shown = isWhole ? lines : lines.slice(-few);
  useLayoutEffect(() => {
    const { current: element } = list;
    if (element !== null && current === null) element.scrollTop = element.scrollHeight;
  }, [lines, current]);
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
      <ol ref={list} start={lines.length - shown.length + 1}>
        {shown.map((line, index) => (
          <li
            key={lines.length - shown.length + index}
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
