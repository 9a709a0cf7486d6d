/** `--seat "Crown=mcts:200"`: who plays a faction. */
import { budgets, playerKinds, type Skill } from '../../runtime/opponents/players.js';
import { playedFactions } from '../resolved/players.js';
import type { World } from '../resolved/ir.js';
import { byChance, type Seating } from '../simulation/seating.js';
import { wrongUse, type Terminal } from './terminal.js';

/** Undefined, after saying why, where a faction or a player is none, or cannot have such a budget. */
export function seatsFrom(terminal: Terminal, { factions }: World, given: readonly string[]): Seating | undefined {
  const known = playedFactions(factions).flatMap((id) => factions[id]?.name ?? []);
  const skills = new Map<string, Skill>();
  for (const text of given) {
    const [, faction = '', player = ''] = /^([^=]*?)\s*=\s*(.*?)\s*$/u.exec(text.trim()) ?? [];
    const example = `\`--seat "${known[0] ?? 'FACTION'}=mcts:200"\``;
    if (player === '') {
      wrongUse(terminal, `\`${text}\` says not who plays which faction: ${example}`);
      return undefined;
    }
    const name = known.find((it) => it.toLowerCase() === faction.toLowerCase());
    if (name === undefined) {
      wrongUse(terminal, `there is no faction \`${faction}\``, faction, known);
      return undefined;
    }
    if (skills.has(name)) {
      wrongUse(terminal, `\`${name}\` is seated twice: \`--seat\` stands once for each faction`);
      return undefined;
    }
    const skill = skillFrom(terminal, player);
    if (skill === null) return undefined;
    skills.set(name, skill);
  }
  const seats = factions.map(({ name }) => skills.get(name) ?? byChance);
  return seats.every(({ kind }) => kind === 'random') ? null : seats;
}

/** `random`, `mcts`, `mcts:200`, `mcts:500ms`; null, after saying why, where there is no such player. */
export function skillFrom(terminal: Terminal, text: string): Skill | null {
  const [word = '', number] = text.split(/:(.*)/su);
  const kind = playerKinds.find((it) => it === word.toLowerCase());
  if (kind === undefined) {
    wrongUse(terminal, `there is no player \`${word}\``, word, playerKinds);
    return null;
  }
  const usual = budgets[kind];
  if (usual === undefined) {
    if (number === undefined) return { kind, budget: null };
    wrongUse(terminal, `\`${kind}\` has no budget: leave \`:${number}\` out`);
    return null;
  }
  if (number === undefined) return { kind, budget: usual };
  const [, digits = '', unit] = /^(\d+)(ms)?$/u.exec(number) ?? [];
  const budget = Number(digits);
  if (digits !== '' && Number.isSafeInteger(budget) && budget > 0) {
    return { kind, budget, unit: unit === undefined ? 'playouts' : 'milliseconds' };
  }
  const examples = `as in \`${kind}:${usual}\`, or of milliseconds for each answer, as in \`${kind}:500ms\``;
  wrongUse(terminal, `\`${number}\` is no budget: it is a number of playouts, 1 or more, ${examples}`);
  return null;
}
