/** A thing is given another name: what that changes is shown first, and done when somebody says so. */
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { TextNow } from '../../compiler/host/studio-api.js';
import { countText } from '../../compiler/source/count-text.js';
import type { RenamedFile, Renaming } from '../protocol.js';
import type { Viewed } from './actions.js';
import type { Place } from './at-cursor.js';
import { answerOr } from './bench.js';
import { ComparedTexts } from './conflict.js';
import { isChanged } from './state.js';
import { WithCode } from './with-code.js';

/** A name where it stands. */
export interface Renamable extends Place {
  readonly old: string;
}

type Found = Extract<Renaming, { readonly ok: true }>;

export function Rename({
  of,
  state: { files, isServed, fault },
  bench,
  actions,
  onEnd,
}: Viewed & {
  readonly of: Renamable;
  readonly onEnd: () => void;
}): JSX.Element {
  const [fresh, setFresh] = useState(of.old);
  const [found, setFound] = useState<Renaming | 'asked' | null>(null);
  /** The files as they were when it was asked what changes. */
  const [asked, setAsked] = useState(files);
  const [changed, setChanged] = useState<readonly TextNow[] | null>(null);
  const unsaved = [...files.values()].filter(isChanged).map(({ path }) => path);
  const look = async (): Promise<void> => {
    setFound('asked');
    setAsked(files);
    setChanged(null);
    try {
      setFound(await answerOr(bench.rename(of.path, of.offset, fresh), null));
    } catch (why) {
      setFound({ ok: false, why: why instanceof Error ? why.message : String(why) });
    }
  };
  const rename = async (plan: Found): Promise<void> => {
    const texts = plan.files.map(({ path, text }) => ({ path, text, since: asked.get(path)?.since ?? null }));
    const others = await actions.rename(of.old, fresh.trim(), texts);
    if (others === 'written') onEnd();
    else setChanged(others);
  };
  if (unsaved.length > 0)
    return (
      <Asking title={`Rename ${of.old}`} onEnd={onEnd}>
        <p role="alert">
          A name changes in all files at once, on the disk too: save what is typed first, in {unsaved.join(', ')}.
        </p>
      </Asking>
    );
  return (
    <Asking title={`Rename ${of.old}`} onEnd={onEnd}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void look();
        }}
      >
        <label>
          New name{' '}
          <input
            value={fresh}
            autofocus
            required
            spellcheck={false}
            onInput={({ currentTarget }) => {
              setFresh(currentTarget.value);
              setFound(null);
            }}
          />
        </label>{' '}
        <button
          type="submit"
          class={found === null ? 'main' : ''}
          disabled={fresh.trim() === of.old || found === 'asked'}
        >
          Show what changes
        </button>
      </form>
      {found === 'asked' ? <p role="status">Looking through all files…</p> : null}
      {found === null || found === 'asked' ? null : found.ok ? (
        <>
          <Plan found={found} />
          {changed?.map(({ path, text }) => (
            <ComparedTexts
              key={path}
              title={`${path} was changed outside: nothing is renamed. Look through it, and ask again what changes.`}
              theirs={text}
              mine={asked.get(path)?.text ?? ''}
              mineIs="As it was here"
            />
          ))}
          {changed?.length === 0 ? (
            <p class="refused" role="alert">
              Nothing is renamed: <WithCode text={fault} />
            </p>
          ) : null}
          <button
            type="button"
            class="main"
            disabled={!isServed || changed !== null}
            onClick={() => void rename(found)}
          >
            Rename in {countText(found.files.length, 'file')}
          </button>
        </>
      ) : (
        <p class="refused" role="alert">
          It cannot be renamed so: <WithCode text={found.why} />.
        </p>
      )}
    </Asking>
  );
}

/** Over the page, until it is closed. */
function Asking({
  title,
  onEnd,
  children,
}: {
  readonly title: string;
  readonly onEnd: () => void;
  readonly children: ComponentChildren;
}): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector('input')?.select();
  }, []);
  return (
    <dialog class="rename" ref={dialog} aria-label={title} onClose={onEnd}>
      <h2>{title}</h2>
      {children}{' '}
      <button type="button" onClick={() => dialog.current?.close()}>
        Cancel
      </button>
    </dialog>
  );
}

function Plan({ found: { becomes, kind, places, files, stays } }: { readonly found: Found }): JSX.Element {
  return (
    <div class="plan">
      <p role="status">
        {becomes.map(([old, fresh]) => `“${old}” becomes “${fresh}”`).join(', ')} ({kind}): {countText(places, 'place')}{' '}
        in {countText(files.length, 'file')}. They are saved at once, and can be taken back together.
      </p>
      {stays.length === 0 ? null : (
        <p>
          It stays: <WithCode text={stays.join('; ')} />.
        </p>
      )}
      <ul>
        {files.map((file) => (
          <li key={file.path}>
            <ChangedFile file={file} isOpen={files.length <= 3} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function ChangedFile({ file, isOpen }: { readonly file: RenamedFile; readonly isOpen: boolean }): JSX.Element {
  return (
    <details open={isOpen}>
      <summary>
        {file.path} <small>{countText(file.lines.length, 'change')}</small>
      </summary>
      <ul>
        {file.lines.map(({ line, old, fresh }) => (
          <li key={line}>
            <small>line {line}</small>
            <del>{old.trim()}</del>
            <ins>{fresh.trim()}</ins>
          </li>
        ))}
      </ul>
    </details>
  );
}
