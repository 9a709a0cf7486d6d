/**
 * Single-observer information-set Monte Carlo tree search: one tree of what can be seen, played through anew in each iteration
 * with what is hidden drawn anew. P. I. Cowling, E. J. Powley, D. Whitehouse, IEEE T-CIAIG 4(2), 2012.
 */
import { CHANCE } from '../decision.js';
import { drawByChance } from '../random.js';
import { numberAt } from '../state.js';
import { type Dice, diceOf } from './dice.js';
import type { Limit } from './limit.js';
import type { Player, Value } from './player.js';
import { playedOut, trialsOf } from './trial.js';

/** An answer to a question, as far as it was tried. */
interface Branch {
  visits: number;
  /** How often it could be taken where the question was asked. */
  offered: number;
  /** What it came to for who is asked, added up. */
  worth: number;
  /** By question. */
  readonly after: Node;
}

type Node = Map<string, Map<number, Branch>>;

/** How much is tried that looks worse. */
const exploration = 0.7;

/** The lowest and the highest that trials came to for a faction: what a difference is measured by. */
interface Span {
  low: number;
  high: number;
}

/** Takes the option that was tried most in so many playouts, or in such a time. */
export function mctsPlayer(limit: Limit, value: Value, horizon: number): Player {
  return (moment) => {
    const { asked, seed, step, program } = moment;
    const tryOut = trialsOf(moment);
    const dice = diceOf(seed, step);
    const root: Node = new Map();
    const spans: Span[] = program.rules.factions.map(() => ({ low: Infinity, high: -Infinity }));
    const isLeft = limit();
    for (let round = 0; round === 0 || isLeft(round); round += 1) {
      let node = root;
      const path: { readonly by: number; readonly branch: Branch }[] = [];
      const { game } = tryOut(dice, (trial) => {
        const further = playedOut(trial, dice, horizon);
        let isNew = false;
        return (question) => {
          if (isNew || trial.rounds >= horizon) return further(question);
          const { by, why, options } = question;
          const branches = branchesAt(node, why);
          if (by === CHANCE) {
            const drawn = drawByChance(trial.game, question);
            node = branchOf(branches, drawn).after;
            return drawn;
          }
          const option = chosen(branches, options, spans[by], dice);
          const branch = branchOf(branches, option);
          for (const offered of options) branchOf(branches, offered).offered += 1;
          isNew = branch.visits === 0;
          path.push({ by, branch });
          node = branch.after;
          return option;
        };
      });
      const worth = value(game);
      for (const [faction, span] of spans.entries()) {
        span.low = Math.min(span.low, worth[faction] ?? 0);
        span.high = Math.max(span.high, worth[faction] ?? 0);
      }
      for (const { by, branch } of path) {
        branch.visits += 1;
        branch.worth += worth[by] ?? 0;
      }
    }
    return mostTried(branchesAt(root, asked.why), asked.options);
  };
}

function branchesAt(node: Node, why: string): Map<number, Branch> {
  const known = node.get(why);
  if (known !== undefined) return known;
  const made = new Map<number, Branch>();
  node.set(why, made);
  return made;
}

function branchOf(branches: Map<number, Branch>, option: number): Branch {
  const known = branches.get(option);
  if (known !== undefined) return known;
  const made: Branch = { visits: 0, offered: 0, worth: 0, after: new Map() };
  branches.set(option, made);
  return made;
}

/** One that was not tried yet, by chance; else the one with the highest upper bound (UCB1, over how often it was offered). */
function chosen(branches: Map<number, Branch>, options: readonly number[], span: Span | undefined, dice: Dice): number {
  const fresh = options.filter((option) => (branches.get(option)?.visits ?? 0) === 0);
  if (fresh.length > 0) return numberAt(fresh, dice(fresh.length));
  const low = span?.low ?? 0;
  const width = Math.max((span?.high ?? 1) - low, 1e-12);
  let best = numberAt(options, 0);
  let most = -Infinity;
  for (let index = 0; index < options.length; index += 1) {
    const option = numberAt(options, index);
    const { visits, offered, worth } = branchOf(branches, option);
    const bound = (worth / visits - low) / width + exploration * Math.sqrt(Math.log(offered + 1) / visits);
    if (bound > most) {
      most = bound;
      best = option;
    }
  }
  return best;
}

function mostTried(branches: Map<number, Branch>, options: readonly number[]): number {
  const tried = (option: number): Branch => branchOf(branches, option);
  const mean = ({ visits, worth }: Branch): number => (visits === 0 ? 0 : worth / visits);
  return options.reduce((best, option) => {
    const one = tried(option);
    const other = tried(best);
    return one.visits > other.visits || (one.visits === other.visits && mean(one) > mean(other)) ? option : best;
  });
}
