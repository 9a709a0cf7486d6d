/** All cards as they are printed, and the booklet: found, read in two languages, and printed. */
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Booklet } from '../../compiler/print/booklet-ir.js';
import { documentText } from '../../compiler/print/document.js';
import { bookletDocument, cardsDocument, type CardsToPrint } from '../../compiler/print/documents.js';
import { mostBleed, papers, usualBleed } from '../../compiler/print/papers.js';
import type { CardRead } from '../../compiler/table/reading.js';
import type { Viewed } from './actions.js';
import { CardFace } from './card-face.js';
import { download } from './download.js';
import { Find } from './find.js';
import { Shown, useStyle } from './shown-element.js';
import { tongues } from './tongues.js';

export function Cards({ state, actions, bench }: Viewed): JSX.Element {
  const { shown, language, game } = state;
  const [wanted, setWanted] = useState('');
  const [beside, setBeside] = useState('');
  const [paper, setPaper] = useState(papers[0]);
  const [bleed, setBleed] = useState(usualBleed);
  const [isBooklet, setBooklet] = useState(false);
  const [other, setOther] = useState<CardsToPrint | null>(null);
  const [booklet, setRead] = useState<Booklet | null>(null);
  useEffect(() => {
    setOther(null);
    if (beside !== '') bench.cards(beside).then(setOther, () => undefined);
  }, [bench, beside, shown]);
  useEffect(() => {
    if (isBooklet) bench.booklet(language).then(setRead, () => undefined);
  }, [bench, isBooklet, language, shown]);

  const pairs = (shown?.cards ?? [])
    .map((card) => [card, ...(other?.cards ?? []).filter(({ code }) => code === card.code)] as const)
    .filter((pair) => pair.some((card) => textOf(card).includes(wanted.toLowerCase())));
  const cards: CardsToPrint = {
    title: shown?.title ?? '',
    language,
    madeUp: shown?.madeUp ?? '',
    cards: pairs.map(([card]) => card),
  };
  const printed = isBooklet && booklet !== null ? bookletDocument(booklet, paper) : cardsDocument(cards, paper, bleed);
  useStyle(printed.style);
  const others = (shown?.languages ?? []).filter((it) => it !== language);
  return (
    <main class="cards">
      <div class="cards-bar no-print">
        <div role="group" aria-label="What is read">
          <button
            type="button"
            aria-pressed={!isBooklet}
            onClick={() => {
              setBooklet(false);
            }}
          >
            Cards
          </button>
          <button
            type="button"
            aria-pressed={isBooklet}
            onClick={() => {
              setBooklet(true);
            }}
          >
            Booklet
          </button>
        </div>
        {isBooklet ? null : (
          <>
            <Find what="cards" placeholder="Find cards" wanted={wanted} onWanted={setWanted} />
            <span role="status">{pairs.length === 1 ? '1 card' : `${pairs.length} cards`}</span>
            {others.length === 0 ? null : (
              <label>
                Beside it{' '}
                <select
                  value={beside}
                  onChange={({ currentTarget }) => {
                    setBeside(currentTarget.value);
                  }}
                >
                  <option value="">nothing</option>
                  {others.map((code) => (
                    <option key={code} value={code} lang={code}>
                      {tongues[code] ?? code}
                    </option>
                  ))}
                </select>
              </label>
            )}
          </>
        )}
        <label>
          Paper{' '}
          <select
            value={paper.name}
            onChange={({ currentTarget }) => {
              setPaper(papers.find(({ name }) => name === currentTarget.value) ?? papers[0]);
            }}
          >
            {papers.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        {isBooklet ? null : (
          <label>
            Bleed{' '}
            <input
              type="number"
              min={0}
              max={mostBleed}
              step={0.5}
              value={bleed}
              onChange={({ currentTarget: { valueAsNumber: given } }) => {
                if (given >= 0 && given <= mostBleed) setBleed(given);
              }}
            />{' '}
            mm
          </label>
        )}
        <button
          type="button"
          class="main"
          onClick={() => {
            print();
          }}
        >
          Print
        </button>
        <button
          type="button"
          onClick={() => {
            const page = new Blob([documentText(printed)], { type: 'text/html' });
            download(`${game}-${isBooklet ? 'booklet' : 'cards'}.html`, page);
          }}
        >
          Save as a page
        </button>
      </div>
      {isBooklet ? null : (
        <div class={beside === '' ? 'read' : 'read in-two'}>
          {pairs.map(([card, second]) => (
            <div class="pair" key={card.code}>
              <CardFace
                card={card}
                language={language}
                onEdit={() => {
                  actions.edit(card.path);
                }}
              />
              {second === undefined ? null : <CardFace card={second} language={beside} />}
            </div>
          ))}
        </div>
      )}
      <div class={isBooklet ? 'printed' : 'printed print-only'} onClick={stayHere}>
        <Shown elements={printed.body} />
      </div>
    </main>
  );
}

/** A link of the contents leads there; the address of the page stays as it is, for it holds the word that the server asks for. */
function stayHere(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const place = link?.getAttribute('href') ?? '';
  if (!place.startsWith('#')) return;
  event.preventDefault();
  document.getElementById(place.slice(1))?.scrollIntoView();
}

function textOf({ code, title, kind, facts, sides }: CardRead): string {
  return [
    code,
    title,
    kind,
    ...facts.map(({ text }) => text),
    ...sides.flatMap((side) => [side.title, ...side.lines.map(({ text }) => text)]),
  ]
    .join(' ')
    .toLowerCase();
}
