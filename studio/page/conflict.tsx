/** A file that somebody else has written since: what it says now beside what is typed here, and which of them is to stand. */
import type { ComponentChildren, JSX } from 'preact';

export function Conflict({
  mine,
  theirs,
  onChoose,
}: {
  readonly mine: string;
  /** Null: the file is gone. */
  readonly theirs: string | null;
  readonly onChoose: (way: 'theirs' | 'mine') => void;
}): JSX.Element {
  return (
    <ComparedTexts
      title={
        theirs === null
          ? 'The file is gone from the disk. What you typed is kept here.'
          : 'The file was changed outside this page. Nothing of either text is lost until you choose.'
      }
      theirs={theirs}
      mine={mine}
      mineIs="Typed here"
    >
      <button
        type="button"
        onClick={() => {
          onChoose('mine');
        }}
      >
        Keep what is typed here
      </button>
      <button
        type="button"
        onClick={() => {
          onChoose('theirs');
        }}
      >
        Take what is on the disk
      </button>
    </ComparedTexts>
  );
}

/** The lines in which the text on the disk and the one that the page has differ. */
export function ComparedTexts({
  title,
  theirs,
  mine,
  mineIs,
  children,
}: {
  readonly title: string;
  /** Null: the file is gone. */
  readonly theirs: string | null;
  readonly mine: string;
  readonly mineIs: string;
  readonly children?: ComponentChildren;
}): JSX.Element {
  const lines = comparedLines((theirs ?? '').split('\n'), mine.split('\n'));
  return (
    <section class="conflict" role="alert" aria-label="Changed outside">
      <p>{title}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">On the disk</th>
            <th scope="col">{mineIs}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ their, my }, index) => (
            <tr key={index}>
              <td class="theirs">{their ?? ''}</td>
              <td class="mine">{my ?? ''}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {children}
    </section>
  );
}

export interface ComparedLine {
  readonly their: string | null;
  readonly my: string | null;
}

/** The lines that differ, each beside that which took its place; null where there is none. */
export function comparedLines(theirs: readonly string[], mine: readonly string[]): readonly ComparedLine[] {
  let first = 0;
  while (first < theirs.length && first < mine.length && theirs[first] === mine[first]) first += 1;
  let same = 0;
  const most = Math.min(theirs.length, mine.length) - first;
  while (same < most && theirs[theirs.length - 1 - same] === mine[mine.length - 1 - same]) same += 1;
  const [their, my] = [theirs, mine].map((lines) => lines.slice(first, lines.length - same));
  const count = Math.max(their?.length ?? 0, my?.length ?? 0);
  return Array.from({ length: count }, (_, index) => ({
    their: their?.[index] ?? null,
    my: my?.[index] ?? null,
  })).filter((it) => it.their !== it.my);
}
