/** A card as it is read. */
import type { JSX } from 'preact';
import type { CardShown } from '../protocol.js';

export function CardFace({
  card: { code, title, sides },
  onEdit,
}: {
  readonly card: CardShown;
  readonly onEdit?: () => void;
}): JSX.Element {
  return (
    <article class="card" aria-label={`${code} ${title}`}>
      <header>
        <span class="code">{code}</span> <h4>{title}</h4>
        {onEdit === undefined ? null : (
          <button type="button" class="quiet no-print" onClick={onEdit} aria-label={`Edit ${code}`}>
            Edit
          </button>
        )}
      </header>
      {sides.map((side) => (
        <section key={side.name} class={`side side-${side.name.replace(/\W+/gu, '-')}`}>
          {sides.length === 1 && side.title === '' ? null : (
            <h5>
              {sides.length === 1 ? '' : <span class="side-name">{side.name}</span>} {side.title}
            </h5>
          )}
          {side.sentences.map((sentence, index) => (
            <p key={index} style={{ paddingLeft: `${(/^\s*/u.exec(sentence)?.[0].length ?? 0) * 0.5}em` }}>
              {sentence.trim()}
            </p>
          ))}
        </section>
      ))}
    </article>
  );
}
