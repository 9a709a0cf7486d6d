/** Changes of parts of a sentence: a filter left out, a condition denied, a verb turned round. */
import type { Span } from '../source/span.js';
import { clauseForms } from '../surface/forms/clauses.js';
import { conditionForms } from '../surface/forms/conditions.js';
import { changeForms } from '../surface/forms/lasting.js';
import { momentForms } from '../surface/forms/moments.js';
import { filterForms } from '../surface/forms/nouns.js';
import { numberForms } from '../surface/forms/numbers.js';
import { openingForms } from '../surface/forms/openings.js';
import type { SurfaceVisitor } from '../surface/children.js';
import type { Performed } from '../surface/forms/words.js';
import type { Clause, Condition, Filter, NounPhrase, NumberPhrase } from '../surface/ir.js';
import { dropped, droppedWith, exchanged, inForm, put, textOf, type Change, type Way } from './change.js';
import { formChanges } from './form-changes.js';
import type { Forms, Siblings, Words } from './siblings.js';

/** Shows each node of a sentence to a visitor. */
export type Walk = (visitor: SurfaceVisitor) => void;

/** The changes of the parts of a sentence, which was read from `within`. */
export function partChanges(walk: Walk, within: Span, { siblings, forms }: Words): readonly Change[] {
  const changes: Change[] = [];
  const add = (found: readonly Change[]): void => {
    changes.push(...found);
  };
  walk({
    phrase: (node) => {
      add(phrase(node, within, forms));
    },
    condition: (node) => {
      add(condition(node, within));
      add(formChanges('condition', conditionForms, node));
    },
    number: (node) => {
      add(number(node));
      add(formChanges('number', numberForms, node));
    },
    clause: (node) => {
      add(clause(node, within, siblings));
      add(formChanges('verb', clauseForms, node));
    },
    sentence: (node) => {
      add(acting(node, within));
    },
    opening: (node) => {
      if ('actor' in node) add(acting(node, within));
      if (node.kind === 'in' || node.kind === 'choose one') add(formChanges('filter', openingForms, node));
    },
    change: (node) => {
      add(formChanges('number', changeForms, node));
    },
    moment: (node) => {
      add(formChanges('verb', momentForms, node));
    },
    filter: (node) => {
      add(formChanges('filter', filterForms, node));
    },
  });
  return changes;
}

function phrase({ quantity, heads, filters, span }: NounPhrase, within: Span, forms: Forms): Change[] {
  const changes: Change[] = filters.flatMap((it) => filter(it, within));
  if (heads.length > 1)
    changes.push(...heads.map((head): Change => ({ kind: 'noun', alternatives: dropped(head.span, within) })));
  for (const { adjectives } of heads) {
    changes.push(...adjectives.map((it): Change => ({ kind: 'filter', alternatives: dropped(it.span, within) })));
  }
  if (quantity === null) return changes;
  const text = textOf(quantity.span);
  // The nouns agree with the number that is put in the place of theirs.
  const counted = (it: string): Way => [
    put(quantity.span, it),
    ...heads.flatMap(({ noun }) => inForm(noun.span, forms, /^(?:up to )?1$|^each$|^an?$/u.test(it))),
  ];
  const bound = (...texts: readonly string[]): void => {
    changes.push({ kind: 'bound', alternatives: texts.map(counted), each: texts.length });
  };
  if (quantity.kind === 'up to') bound(text.replace(/^up to\s+/u, ''));
  else if (quantity.kind === 'exactly' && /^\d+$/u.test(text)) bound(`up to ${text}`, `${text} or more`);
  else if (quantity.kind === 'exactly' && /^an?$/u.test(text)) {
    for (const other of ['2', 'up to 1'])
      changes.push({ kind: 'bound', alternatives: [other, `${other} or more`].map(counted) });
  } else if (quantity.kind === 'all') bound('any', '1', 'up to 1');
  else if (quantity.kind === 'any') bound('all', 'up to 1');
  else if (quantity.kind === 'each') bound('any', 'up to 1');
  else if (quantity.kind === 'no')
    changes.push({ kind: 'condition', alternatives: [[put(quantity.span, 'a')], ...dropped(quantity.span, span)] });
  return changes;
}

function filter(it: Filter, within: Span): Change[] {
  const changes: Change[] = [{ kind: 'filter', alternatives: dropped(it.span, within) }];
  const first = (word: string, other: string): void => {
    if (textOf(it.span).startsWith(`${word} `))
      changes.push({
        kind: 'filter',
        alternatives: [[{ start: it.span.start, end: it.span.start + word.length, text: other }]],
      });
  };
  if (it.kind === 'in') first('in', 'in or adjacent to');
  if (it.kind === 'with more')
    changes.push({ kind: 'condition', alternatives: [exchanged(it.more.span, it.than.span)] });
  if (it.kind !== 'with' && it.kind !== 'without') return changes;
  first(it.kind, it.kind === 'with' ? 'without' : 'with');
  if (it.things.length > 1)
    changes.push(...it.things.map((thing): Change => ({ kind: 'filter', alternatives: dropped(thing.span, within) })));
  return changes;
}

function condition(it: Condition, within: Span): Change[] {
  const denied = (...alternatives: Change['alternatives']): Change[] => [{ kind: 'condition', alternatives }];
  switch (it.kind) {
    case 'and':
    case 'or':
      return [it.left, it.right].map((part) => ({ kind: 'condition', alternatives: dropped(part.span, within) }));
    case 'is there': {
      const parts =
        it.things.length < 2
          ? []
          : it.things.map((thing) => ({ kind: 'condition', alternatives: dropped(thing.span, within) }) as const);
      return [
        ...parts,
        ...it.things.flatMap(({ quantity, span }) => {
          if (quantity === null) return denied([{ start: span.start, end: span.start, text: 'no ' }]);
          return quantity.kind === 'no' ? [] : denied([put(quantity.span, 'no')]);
        }),
      ];
    }
    case 'more':
      return denied(exchanged(it.more.span, it.than.span));
    case 'card is': {
      const plain = it.nth === null ? [] : [...denied(replaced(it.span, `the ${it.nth}`, 'a'))];
      return it.negated ? plain : [...plain, ...denied(...notAdded(it.span))];
    }
    case 'in play':
      return it.side === null ? [] : denied(...dropped(it.side.span, it.span));
    case 'compare':
      return it.operator === 'is' ? denied(...notAdded(it.span)) : [];
    default:
      return [];
  }
}

/** Behind each `is`, of which one is the condition's own. */
function notAdded({ file, start, end }: Span): Change['alternatives'] {
  return [...file.text.slice(start, end).matchAll(/\b(?:is|are)\b/gu)].map(({ index, 0: word }) => {
    const at = start + index + word.length;
    return [{ start: at, end: at, text: ' not' }];
  });
}

function number(it: NumberPhrase): Change[] {
  if (it.kind === 'at most')
    return [{ kind: 'bound', alternatives: [[{ start: it.value.span.end, end: it.span.end, text: '' }]] }];
  if (it.kind === 'times')
    return [
      { kind: 'number', alternatives: [replaced(it.span, ' times ', ' plus '), [put(it.span, textOf(it.left.span))]] },
    ];
  if (it.kind === 'divided by')
    return [
      { kind: 'number', alternatives: [replaced(it.span, ' down', ' up'), replaced(it.span, ' up', ' down')] },
      { kind: 'number', alternatives: [[put(it.span, textOf(it.left.span))]] },
    ];
  if (it.kind === 'half') return [{ kind: 'number', alternatives: [[put(it.span, textOf(it.of.span))]] }];
  if (it.kind === 'if')
    return [it.then, it.otherwise].map((part) => ({
      kind: 'condition',
      alternatives: [[put(it.span, textOf(part.span))]],
    }));
  if (it.kind === 'per' && !/ (?:per|every) \d/u.test(textOf(it.span)))
    return [
      {
        kind: 'number',
        alternatives: [replaced(it.span, ' per ', ' per 2 '), replaced(it.span, ' every ', ' every 2 ')],
      },
    ];
  return [];
}

function clause(it: Clause, within: Span, siblings: Siblings): Change[] {
  const { start, file, end } = it.span;
  const verb = (word: string, other: string): Change['alternatives'] => {
    if (!textOf(it.span).startsWith(`${word} `)) return [];
    const swap = { start, end: start + word.length, text: other };
    const none = /,?\s+if none\s*$/u.exec(file.text.slice(start, end));
    return [none === null ? [swap] : [swap, { start: start + none.index, end, text: '' }]];
  };
  switch (it.kind) {
    case 'place': {
      const changes: Change[] = [{ kind: 'verb', alternatives: verb('place', 'remove') }];
      if (it.ifNone)
        changes.push({
          kind: 'condition',
          alternatives: [
            [{ start: end - (/,?\s+if none\s*$/u.exec(textOf(it.span))?.[0].length ?? 0), end, text: '' }],
          ],
        });
      if (it.from !== null) changes.push({ kind: 'filter', alternatives: droppedWith(/from/u, it.from.span, within) });
      return changes;
    }
    case 'remove': {
      const changes: Change[] = [{ kind: 'verb', alternatives: verb('remove', 'place') }];
      if (it.to !== null) changes.push({ kind: 'filter', alternatives: droppedWith(/to/u, it.to.span, within) });
      for (const order of it.order) changes.push({ kind: 'condition', alternatives: dropped(order.span, within) });
      return changes;
    }
    case 'move it along': {
      const changes: Change[] = [];
      if (it.stopping !== null)
        changes.push({ kind: 'filter', alternatives: droppedWith(/stopping in/u, it.stopping.span, within) });
      if (it.perTurn)
        changes.push({ kind: 'condition', alternatives: [replaced(it.span, /,? at most once a turn$/u, '')] });
      return changes;
    }
    case 'look up':
      return it.by === null
        ? []
        : [{ kind: 'number', alternatives: droppedWith(/shifted/u, { ...it.by.span, end: it.span.end }, within) }];
    case 'move': {
      const changes: Change[] = [];
      if (it.from !== null) changes.push({ kind: 'filter', alternatives: droppedWith(/from/u, it.from.span, within) });
      for (const said of [/,?\s+including their own(?: original)?(?: space)?/u, /,?\s+each only once/u]) {
        const found = said.exec(textOf(it.span));
        if (found === null) continue;
        const at = start + found.index;
        changes.push({ kind: 'filter', alternatives: [[{ start: at, end: at + found[0].length, text: '' }]] });
      }
      return changes;
    }
    case 'flip': {
      const word = /^\S+/u.exec(textOf(it.span))?.[0] ?? '';
      if (word === 'flip' || word === 'flips') return [];
      const others = siblings(it.state.text);
      const alternatives = others.map((other) => [
        ...(verb(word, 'flip')[0] ?? []),
        { start: end, end, text: ` to ${other}` },
      ]);
      return [{ kind: 'verb', alternatives }];
    }
    case 'conduct': {
      const changes: Change[] = [];
      for (const name of it.waiving)
        changes.push({
          kind: 'filter',
          alternatives: [...droppedWith(/waiving/u, name.span, within), ...dropped(name.span, within)],
        });
      for (const name of it.forgoing)
        changes.push({
          kind: 'filter',
          alternatives: [...droppedWith(/forgoing/u, name.span, within), ...dropped(name.span, within)],
        });
      if (it.choosing !== null)
        changes.push({ kind: 'filter', alternatives: droppedWith(/choosing/u, it.choosing.span, within) });
      for (const setting of it.settings)
        changes.push({
          kind: 'filter',
          alternatives: [...droppedWith(/where/u, setting.span, within), ...dropped(setting.span, within)],
        });
      if (it.disregarding !== null)
        changes.push({ kind: 'filter', alternatives: dropped(it.disregarding.span, within) });
      if (it.where !== null) changes.push(...filter(it.where, within));
      if (it.limited.length === 0 && it.article)
        changes.push({ kind: 'filter', alternatives: [replaced(it.span, ' an ', ' a Limited ')] });
      if (it.accompanied !== null)
        changes.push({ kind: 'filter', alternatives: [replaced(it.span, / with an? .* at any one moment/u, '')] });
      const at = textOf(it.span).indexOf('Limited ');
      if (at >= 0)
        changes.push({
          kind: 'filter',
          alternatives: [[{ start: start + at, end: start + at + 'Limited '.length, text: '' }]],
        });
      return changes;
    }
    default:
      return [];
  }
}

/** Puts other words in the place of some, where they stand. */
function replaced(span: Span, words: string | RegExp, text: string): Change['alternatives'][number] {
  const found = typeof words === 'string' ? textOf(span).indexOf(words) : (words.exec(textOf(span))?.index ?? -1);
  if (found < 0) return [];
  const length = typeof words === 'string' ? words.length : (words.exec(textOf(span))?.[0].length ?? 0);
  return [{ start: span.start + found, end: span.start + found + length, text }];
}

function acting({ actor, may }: Performed, within: Span): Change[] {
  return may ? [] : mayAdded(actor?.span ?? null, within);
}

function mayAdded(actor: Span | null, within: Span): Change[] {
  const at = actor?.end ?? within.start;
  const words = actor === null ? ['the executing faction may ', 'the executing faction may, '] : [' may', ' may,'];
  return [{ kind: 'may', alternatives: words.map((text) => [{ start: at, end: at, text }]) }];
}
