/** The board, and beside it what lies on the table: tracks, boxes, the card, what is in play. */
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { OpenState } from '../../runtime/view.js';
import { boardDrawing, boardOf } from '../drawing/board.js';
import { boxDrawing, trackDrawing, trackText } from '../drawing/table.js';
import type { GameShown } from '../protocol.js';
import { CardFace } from './card-face.js';
import { type Choosing, Svg } from './svg.js';

interface Shown {
  readonly shown: GameShown;
  readonly state: OpenState;
  readonly choosing?: Choosing;
}

export function Board({ shown, state, choosing }: Shown): JSX.Element {
  const board = useMemo(() => boardOf(shown), [shown]);
  const drawing = useMemo(() => boardDrawing(board, state), [board, state]);
  return <Svg drawing={drawing} label="Board" className="board" {...(choosing === undefined ? {} : { choosing })} />;
}

/** What lies beside the map. */
export function Beside({ shown, state, choosing }: Shown): JSX.Element {
  const card = shown.cards.find(({ code }) => code === state.card);
  const inPlay = [...Object.entries(state.capabilities), ...Object.entries(state.awaited ?? {})];
  const counters = Object.entries(state.counters).filter(([, count]) => count !== 0);
  return (
    <div class="beside" role="region" aria-label="On the table" tabIndex={0}>
      <section aria-label="Cards" class="cards-now">
        {card === undefined ? null : <CardFace card={card} />}
        <p class="deck">
          <span class="deck-count">{state.cardsLeft}</span> {state.cardsLeft === 1 ? 'card' : 'cards'} left in the deck
          {state.played.length === 0 ? '' : `, ${state.played.length} played`}
        </p>
      </section>
      <section aria-label="Tracks">
        {shown.tracks.map((track) => {
          const drawing = trackDrawing(track, state.tracks[track.name]);
          return (
            <div class="track" key={track.name}>
              <h3>
                {track.name} <b>{trackText(state.tracks[track.name])}</b>
              </h3>
              <Svg
                drawing={drawing}
                label={`${track.name}: ${trackText(state.tracks[track.name])}`}
                className="track-boxes"
                width={Math.min(380, drawing.box[2] * 0.8)}
              />
            </div>
          );
        })}
        {counters.map(([name, count]) => (
          <p key={name} class="counter">
            {name} <b>{count}</b>
          </p>
        ))}
      </section>
      <Order state={state} />
      <section aria-label="Boxes" class="boxes">
        {Object.entries(state.boxes).map(([name, counts]) => (
          <div class="box" key={name}>
            <h3>{name}</h3>
            {Object.keys(counts).length === 0 ? (
              <p class="none">empty</p>
            ) : (
              <BoxOf shown={shown} name={name} counts={counts} choosing={choosing} />
            )}
          </div>
        ))}
      </section>
      <Chits state={state} />
      {inPlay.length === 0 ? null : (
        <section aria-label="In play">
          <h3>In play</h3>
          <ul class="in-play">
            {inPlay.map(([code, side]) => {
              const found = shown.cards.find((it) => it.code === code);
              const named = found?.sides.find(({ name }) => name === side);
              return (
                <li key={code} title={named?.lines.map(({ text }) => text).join('\n') ?? ''}>
                  <b>{code}</b> {found?.title ?? ''}{' '}
                  <i>({named?.title === undefined || named.title === '' ? side : named.title})</i>
                </li>
              );
            })}
          </ul>
        </section>
      )}
    </div>
  );
}

function BoxOf({
  shown,
  name,
  counts,
  choosing,
}: {
  readonly shown: GameShown;
  readonly name: string;
  readonly counts: Readonly<Record<string, number>>;
  readonly choosing: Choosing | undefined;
}): JSX.Element {
  const drawing = boxDrawing(shown, name, counts);
  return (
    <Svg
      drawing={drawing}
      label={`${name}: ${Object.entries(counts)
        .map(([piece, count]) => `${count} ${piece}`)
        .join(', ')}`}
      className="box-pieces"
      width={drawing.box[2] * 0.9}
      {...(choosing === undefined ? {} : { choosing })}
    />
  );
}

/** Who is in which place of the order of play, and which of its boxes are taken. */
function Order({ state: { eligibility, taken } }: { readonly state: OpenState }): JSX.Element | null {
  const places = Object.entries(eligibility);
  const boxes = Object.entries(taken ?? {});
  if (places.length === 0) return null;
  return (
    <section aria-label="Order of play">
      <h3>Order of play</h3>
      <ul class="order">
        {[...places, ...boxes].map(([place, faction]) => (
          <li key={place}>
            <span>{place}</span> <b>{faction}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Chits that lie in pools, are in play, or are held. */
function Chits({ state: { pools, held } }: { readonly state: OpenState }): JSX.Element | null {
  const lying = Object.entries(pools).filter(([, counts]) => Object.keys(counts).length > 0);
  const hands = Object.entries(held).filter(([, names]) => names.length > 0);
  if (lying.length + hands.length === 0) return null;
  return (
    <section aria-label="Chits">
      <h3>Chits and hands</h3>
      <ul class="chits">
        {lying.map(([pool, counts]) => (
          <li key={pool}>
            <span>{pool}</span> <b>{Object.values(counts).reduce((sum, count) => sum + count, 0)}</b>
          </li>
        ))}
        {hands.map(([holder, names]) => (
          <li key={`held ${holder}`}>
            <span>{holder} hold</span> <b>{names.join(', ')}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
