/** What the compiler says: words of a spec, which it puts between backquotes, are shown as code. */
import type { JSX } from 'preact';

/** A text in which a backquote has no other is shown as it is. */
export function WithCode({ text }: { readonly text: string }): JSX.Element {
  const parts = text.split('`');
  if (parts.length % 2 === 0) return <>{text}</>;
  return <>{parts.map((part, index) => (index % 2 === 0 ? part : <code key={index}>{part}</code>))}</>;
}
