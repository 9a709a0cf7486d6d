/** Which forms a tree of the Surface is made of. */

/** The chapters whose forms stand at a key of the tree; elsewhere a form is told by where the tree begins. */
const chapterOfKey: Readonly<Record<string, string>> = {
  clause: 'Sentences',
  actor: 'Who acts',
  quantity: 'How many',
  filters: 'Which ones',
  where: 'Which ones',
  order: 'The order of a removal',
  settings: 'What is different in one conduct',
  condition: 'Conditions',
  count: 'Numbers',
  by: 'Numbers',
  value: 'Numbers',
  bound: 'Numbers',
  most: 'Numbers',
  least: 'Numbers',
  of: 'Numbers',
  against: 'Numbers',
  left: 'Numbers',
  right: 'Numbers',
  then: 'Numbers',
  otherwise: 'Numbers',
};

const conditionsOnly = new Set(['and', 'or']);

/** `Sentences/place`, `How many/up to`: every form in the tree, each once. `chapter` is that of the tree itself; null: it has no form. */
export function kindsIn(tree: object, chapter: string | null): ReadonlySet<string> {
  const found = new Set<string>();
  visit(tree, chapter, found);
  return found;
}

function visit(value: unknown, chapter: string | null, found: Set<string>): void {
  if (Array.isArray(value)) {
    for (const item of value) visit(item, chapter, found);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  const kind = 'kind' in value && typeof value.kind === 'string' ? value.kind : null;
  if (kind !== null && chapter !== null) found.add(`${chapter}/${kind}`);
  for (const [key, child] of Object.entries(value)) {
    if (key === 'span') continue;
    const isJoint = kind !== null && conditionsOnly.has(kind) && (key === 'left' || key === 'right');
    const below = isJoint ? 'Conditions' : (chapterOfKey[key] ?? null);
    visit(child, below, found);
  }
}
