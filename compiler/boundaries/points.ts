/** The boundaries of a part of Core: each way that it can go, and each number at, next to and beyond its limits. */
import type { Core, Op, Possible } from '../core/ir.js';
import { isStatement } from '../interpreter/coverage.js';
import type { Span } from '../source/span.js';
import type { Boundary } from './ir.js';

/** What the interpreter records, with its words. */
type Outcomes = readonly (readonly [outcome: string, words: string])[];

const amounts = (are: string): Outcomes => [
  ['none', `none is ${are}`],
  ['one too few', `one too few are ${are}`],
  ['just enough', `just enough are ${are}`],
  ['more than enough', `more than enough are ${are}`],
];

const thereOrNot: Outcomes = [
  ['none', 'none is there'],
  ['some', 'some are there'],
];

const shifts: Outcomes = [
  ['not at all', 'by nothing'],
  ['next to the end', 'to one before the end of the track'],
  ['just to the end', 'just to the end of the track'],
  ['past the end', 'past the end of the track'],
];

const remainders: Outcomes = [
  ['nothing over', 'nothing is left over'],
  ['something over', 'something is left over'],
];

const bounds: Outcomes = [
  ['below its bound', 'below the most'],
  ['at its bound', 'just the most'],
  ['above its bound', 'more than the most'],
];

const gaps: Outcomes = [
  ['equal', 'both are equal'],
  ['one less', 'it is one less'],
  ['one more', 'it is one more'],
];

const spacesToSelect: Outcomes = [
  ['just enough', 'just as many spaces as may be selected'],
  ['more than enough', 'more spaces than may be selected'],
  ['one too few', 'one space fewer than may be selected'],
  ['full', 'the most are selected'],
];

const unwalked: readonly string[] = ['span', 'possible', 'foreseen', 'alone', 'stays', 'wants'];

/** Every boundary below a value, in the order in which it is written. */
export function boundariesIn(core: Core, value: unknown, of: string, rule: string): readonly Boundary[] {
  const found: Boundary[] = [];
  const seen = new Set<object>();
  const walk = (inner: unknown, context: Context): void => {
    if (typeof inner !== 'object' || inner === null) return;
    if (Array.isArray(inner)) {
      for (const item of inner) walk(item, context);
      return;
    }
    if (seen.has(inner)) return;
    seen.add(inner);
    const own = contextOf(inner, context);
    const add = (at: object, list: Outcomes): void => {
      for (const [outcome, words] of list) found.push({ of, ...own, words, at, outcome });
    };
    if (isStatement(inner)) {
      const ofOp = outcomesOfOp(core, inner.op);
      if (inner.text !== '') add(ofOp.length === 0 ? inner : inner.op, ofOp.length === 0 ? [['done', 'done']] : ofOp);
    } else add(inner, outcomesAt(inner));
    for (const [key, child] of Object.entries(inner)) {
      // Who acts is no boundary, but how much is; and what is offered is looked at before anything is done.
      if (!unwalked.includes(key) && !(key === 'by' && isActor(child))) walk(child, own);
    }
  };
  walk(value, { rule, sentence: '', span: null });
  return found;
}

interface Context {
  readonly rule: string;
  readonly sentence: string;
  readonly span: Span | null;
}

function contextOf(node: object, { rule, sentence, span }: Context): Context {
  const text = 'text' in node && typeof node.text === 'string' && node.text !== '' ? node.text : sentence;
  const own = 'rule' in node && typeof node.rule === 'string' && node.rule !== '' ? node.rule : rule;
  const place = isStatement(node) && node.text !== '' ? node.span : span;
  return { rule: own, sentence: text, span: place };
}

function isActor(value: unknown): boolean {
  const kinds = ['faction', 'executing', 'other', 'ordinal'];
  return typeof value === 'object' && value !== null && 'kind' in value && kinds.includes(String(value.kind));
}

/** What can be recorded of a part of Core. */
function outcomesAt(node: object): Outcomes {
  if ('restrictions' in node)
    return [['none', 'no space can be selected'], ...selectable('most' in node ? node.most : null)];
  if ('how' in node && 'guard' in node) {
    return [
      ['applies', 'it applies'],
      ['does not apply', 'it does not apply'],
    ];
  }
  if ('possible' in node && 'label' in node && 'nameable' in node) {
    const label = String(node.label);
    const taken = ['taken', `"${label}" is chosen`] as const;
    return isAlways(node.possible) ? [taken] : [taken, ['not possible', `"${label}" is not possible`]];
  }
  if ('given' in node && 'block' in node) {
    return [
      ['done', 'the card is in play'],
      ['not in force', 'the card is not in play'],
    ];
  }
  if (!('kind' in node)) return [];
  switch (node.kind) {
    case 'per':
      return 'every' in node && !isLiteral(node.every, 1) ? remainders : [];
    case 'half':
      return 'rounding' in node ? remainders : [];
    case 'at most':
      return 'bound' in node ? bounds : [];
    case 'is there':
      return 'least' in node ? leastOf(node.least) : [];
    case 'holds':
      return 'least' in node ? leastOf(node.least) : [];
    case 'more':
      return 'than' in node ? gaps : [];
    case 'compare':
      return 'operator' in node ? gaps : [];
    default:
      return [];
  }
}

function leastOf(least: unknown): Outcomes {
  if (isLiteral(least, 0)) return [];
  return isLiteral(least, 1)
    ? [
        ['none', 'none is there'],
        ['just enough', 'one is there'],
      ]
    : [
        ['one too few', 'one too few are there'],
        ['just enough', 'just enough are there'],
      ];
}

function isLiteral(value: unknown, wanted: number): boolean {
  return typeof value === 'object' && value !== null && 'value' in value && value.value === wanted;
}

function outcomesOfOp(core: Core, op: Op): Outcomes {
  switch (op.kind) {
    case 'place': {
      const hasRoom = op.pieces.some((piece) => core.world.pieces[piece]?.mostPerSpace !== null);
      const room: Outcomes = hasRoom ? [['no room', 'the space holds all that may stand there']] : [];
      return [...amountsFor(op.range.most, 'ready'), ...room];
    }
    case 'remove':
    case 'replace': {
      const other: Outcomes = op.kind === 'replace' ? [['nothing for it', 'none is Available to come instead']] : [];
      return [...amountsFor(op.range.most, 'there'), ...other];
    }
    case 'flip':
      return amountsFor(op.range.most, 'to be flipped');
    case 'mark':
      return [
        ['all', 'placed'],
        ['not all', 'not all can be placed'],
      ];
    case 'unmark':
      return amountsFor(op.count, 'there');
    case 'move':
      return [
        ['none', 'nothing can move'],
        ['a group', 'a group moves'],
      ];
    case 'shift':
      return op.by.kind === 'literal' ? shifts.filter(([outcome]) => outcome !== 'not at all') : shifts;
    case 'net':
      return shifts;
    case 'draw':
      return [['one too few', 'too few chits are left']];
    case 'take chit':
      return [['none', 'no such chit is there']];
    case 'conduct':
      return [
        ['conducted', 'conducted'],
        ['none', 'none of them can be conducted'],
        ...(op.optional ? ([['not conducted', 'declined']] as const) : []),
      ];
    case 'if':
      return [
        ['then', 'it is so'],
        ['otherwise', 'it is not so'],
      ];
    case 'each space':
      return [['a space', 'there is such a space']];
    case 'choose spaces':
      return [['none', 'there is no such space'], ...selectable(op.range.most)];
    case 'repeat':
      return [['a time', 'done']];
    case 'repeat at will':
      return [...possible(op.possible), ['again', 'done again'], ['no more', 'declined']];
    case 'while':
    case 'may':
      return [...possible(op.possible), ['yes', 'done'], ['no', 'declined']];
    default:
      return [];
  }
}

function selectable(most: unknown): Outcomes {
  if (most === 'all') return [['some', 'there are such spaces']];
  return isLiteral(most, 1) ? spacesToSelect.filter(([outcome]) => outcome !== 'one too few') : spacesToSelect;
}

function possible(can: Possible): Outcomes {
  return isAlways(can) ? [] : [['not possible', 'it is not possible']];
}

function isAlways(can: unknown): boolean {
  return typeof can === 'object' && can !== null && 'kind' in can && can.kind === 'always';
}

function amountsFor(most: unknown, are: string): Outcomes {
  if (most === 'all') return thereOrNot;
  if (isLiteral(most, 1)) return amounts(are).filter(([outcome]) => outcome !== 'one too few');
  return amounts(are);
}
