/** Which forms a tree of the Surface is made of. */
import { type SurfaceNodes, visit } from '../surface/children.js';

/** `Sentences/place`, `How many/up to`: every form in the tree, each once. */
export function kindsIn<Name extends keyof SurfaceNodes>(name: Name, tree: SurfaceNodes[Name]): ReadonlySet<string> {
  const found = new Set<string>();
  const note =
    (chapter: string) =>
    ({ kind }: { readonly kind: string }): void => {
      found.add(`${chapter}/${kind}`);
    };
  visit(name, tree, {
    clause: note('Sentences'),
    actor: note('Who acts'),
    opening: note('Openings of blocks'),
    quantity: note('How many'),
    filter: note('Which ones'),
    precedence: note('The order of a removal'),
    number: note('Numbers'),
    condition: note('Conditions'),
    setting: note('What is different in one conduct'),
    term: note('Terms'),
    change: note('While a card is in play: changes'),
    moment: note('While a card is in play: moments'),
  });
  return found;
}
