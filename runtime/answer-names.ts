/** What a saved game calls the options of a question: each is called otherwise than the others. */
import { type Decision, optionLabel } from './decision.js';
import type { Rules } from './rules.js';

/** A count is its number, what is worded has its place before it, and of several with one label each has a number behind it. */
export function answerName(rules: Rules, asked: Decision, option: number): string {
  if (asked.kind === 'count') return String(option);
  const label = optionLabel(rules, asked, option);
  if (isWorded(asked, option)) return `${option + 1}: ${label}`;
  const alike = asked.options.filter((it) => !isWorded(asked, it) && optionLabel(rules, asked, it) === label);
  return alike.length === 1 ? label : `${label} #${alike.indexOf(option) + 1}`;
}

/**
 * The option that is called so; null where there is none. Words that were changed name the option in their place where the rules
 * are the same (`isOfTheseRules`), and where they are not, words that stand in another place name it there.
 */
export function optionOfName(rules: Rules, asked: Decision, name: string, isOfTheseRules: boolean): number | null {
  const exact = asked.options.find((option) => answerName(rules, asked, option) === name);
  if (exact !== undefined) return exact;
  const [, place, words] = /^(\d+): (.*)$/su.exec(name) ?? [];
  const worded = asked.options.filter((option) => isWorded(asked, option));
  if (isOfTheseRules) return worded.find((option) => String(option + 1) === place) ?? null;
  const alike = worded.filter((option) => optionLabel(rules, asked, option) === words);
  return alike.length === 1 ? (alike[0] ?? null) : null;
}

function isWorded({ kind }: Decision, option: number): boolean {
  return (kind === 'alternative' || kind === 'side') && option >= 0;
}
