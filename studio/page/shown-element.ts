/** What is printed, shown on the page as it is. */
import { type ComponentChild, Fragment, h, type JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Element, Node } from '../../compiler/print/element.js';

export function Shown({ elements }: { readonly elements: readonly Element[] }): JSX.Element {
  return h(Fragment, {}, elements.map(shown));
}

function shown(node: Node): ComponentChild {
  return typeof node === 'string' ? node : h(node.tag, node.attributes, node.children.map(shown));
}

/** Adopts a style sheet: no page that is served here may have one in its text. Returns what takes it back. */
export function adopt(style: string): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((it) => it !== sheet);
  };
}

/** Has a style sheet as long as the view is there. */
export function useStyle(style: string): void {
  useEffect(() => adopt(style), [style]);
}
