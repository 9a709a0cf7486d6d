/** All cards as they are read, to be searched and printed. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { CardShown } from '../protocol.js';
import type { Actions } from './actions.js';
import { CardFace } from './card-face.js';
import { Find } from './find.js';
import type { State } from './state.js';

export function Cards({
  state: { shown },
  actions,
}: {
  readonly state: State;
  readonly actions: Actions;
}): JSX.Element {
  const [wanted, setWanted] = useState('');
  const cards = (shown?.cards ?? []).filter((card) => textOf(card).includes(wanted.toLowerCase()));
  return (
    <main class="cards">
      <div class="cards-bar no-print">
        <Find what="cards" placeholder="Find cards" wanted={wanted} onWanted={setWanted} />
        <span role="status">{cards.length === 1 ? '1 card' : `${cards.length} cards`}</span>
        <button
          type="button"
          onClick={() => {
            print();
          }}
        >
          Print
        </button>
      </div>
      <div class="sheet">
        {cards.map((card) => (
          <div class="cut" key={card.code}>
            <CardFace
              card={card}
              onEdit={() => {
                actions.edit(card.path);
              }}
            />
          </div>
        ))}
      </div>
    </main>
  );
}

function textOf({ code, title, sides }: CardShown): string {
  return [code, title, ...sides.flatMap((side) => [side.title, ...side.sentences])].join(' ').toLowerCase();
}
