/** The boundaries of a part of Core: each way that it can go, and each number at, next to and beyond its limits. */
import { type CoreNodes, type CoreVisitor, visit, visitWithin } from '../core/children.js';
import type { Core } from '../core/ir.js';
import type { Span } from '../source/span.js';
import type { Boundary } from './ir.js';
import {
  ofAlternative,
  ofChange,
  ofCondition,
  ofNumber,
  ofOp,
  ofSelection,
  ofSteps,
  ofTest,
  type Outcomes,
} from './outcomes.js';

/** A part of Core with a way to walk it. */
export interface Root {
  readonly nodes: readonly unknown[];
  readonly walk: (visitor: CoreVisitor) => void;
}

/** Nodes of one kind, which are walked one after another. */
export function rootOf<Name extends keyof CoreNodes>(name: Name, ...nodes: readonly CoreNodes[Name][]): Root {
  return {
    nodes,
    walk: (visitor) => {
      for (const node of nodes) visit(name, node, visitor);
    },
  };
}

/** What is known of a node from what it is within. */
interface Context {
  readonly rule: string;
  readonly sentence: string;
  readonly span: Span | null;
}

/** What a node says of itself, and of all within it. */
interface Own {
  readonly text?: string;
  readonly rule?: string;
  readonly span?: Span | null;
}

/** Every boundary below a part of Core, in the order in which it is written. */
export function boundariesIn({ world }: Core, { walk }: Root, of: string, rule: string): readonly Boundary[] {
  const found: Boundary[] = [];
  const seen = new Set<object>();
  const isNew = (node: object): boolean => !seen.has(node) && seen.add(node).has(node);

  const visitor = (context: Context): CoreVisitor => {
    const add = (at: object, outcomes: Outcomes, own = context): void => {
      for (const [outcome, words] of outcomes) found.push({ of, ...own, words, at, outcome });
    };
    /** A node of which nothing is said but what can be recorded. */
    const note = (node: object, outcomes: Outcomes): boolean => {
      const isFirst = isNew(node);
      if (isFirst) add(node, outcomes);
      return isFirst;
    };
    /** A node that has a text or a rule, which what is within it has too. */
    const enter = <Name extends keyof CoreNodes>(
      name: Name,
      node: CoreNodes[Name] & object,
      { text = '', rule: ownRule = '', span = context.span }: Own,
      outcomes: Outcomes,
      at: object = node,
    ): false => {
      if (!isNew(node)) return false;
      const own = { rule: ownRule || context.rule, sentence: text || context.sentence, span };
      add(at, outcomes, own);
      visitWithin(name, node, visitor(own));
      return false;
    };
    return {
      selection: (node) => enter('selection', node, { text: node.text }, ofSelection(node)),
      restriction: (node) => enter('restriction', node, { text: node.text }, []),
      selectionCondition: (node) => enter('selectionCondition', node, { text: node.text }, []),
      change: (node) => enter('change', node, { text: node.text }, ofChange),
      steps: (node) => enter('steps', node, { text: node.text, rule: node.rule }, ofSteps),
      woven: (node) => enter('woven', node, { text: node.text }, []),
      forced: (node) => enter('forced', node, { text: node.text }, []),
      term: (node) => enter('term', node, { text: node.text }, []),
      alternative: (node) => note(node, ofAlternative(node.label, node.possible)),
      statement: (node) => {
        const { text, rule: ownRule, op, span } = node;
        if (text === '') return enter('statement', node, { rule: ownRule }, []);
        const ways = ofOp(world, op);
        const isDone = ways.length === 0;
        return enter(
          'statement',
          node,
          { text, rule: ownRule, span },
          isDone ? [['done', 'done']] : ways,
          isDone ? node : op,
        );
      },
      number: (node) => note(node, ofNumber(world, node)),
      condition: (node) => note(node, ofCondition(world, node)),
      test: (node) => note(node, ofTest(world, node)),
      // What is offered is looked at before anything is done; and what spaces want says again what their steps say.
      possible: () => false,
      want: () => false,
      // Who acts is no boundary.
      actor: () => false,
    };
  };
  walk(visitor({ rule, sentence: '', span: null }));
  return found;
}
