/**
 * What is printed, as a tree that is written as HTML here and shown by the page of the studio as it is. Texts are texts:
 * nothing that a spec says is read as markup.
 */
import { escaped } from '../source/escape-html.js';

export type Node = Element | string;

export interface Element {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Node[];
}

export function element(tag: string, attributes: Element['attributes'], children: readonly Node[] = []): Element {
  return { tag, attributes, children };
}

/** A node as HTML. */
export function htmlOf(node: Node): string {
  if (typeof node === 'string') return escaped(node);
  const { tag, attributes, children } = node;
  const given = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  return `<${tag}${given.join('')}>${children.map(htmlOf).join('')}</${tag}>`;
}
