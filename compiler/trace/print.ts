/** A Trace as text. */
import { tallyText } from '../scenario/verdicts.js';
import type { Place, Status, Trace, TracedRule, TracedTest } from './ir.js';

/** How many tests of a rule are named; the rest is counted. */
const mostTests = 3;

export function printTrace(trace: Trace): string {
  return [...trace.rules.map((rule) => `${printRule(rule)}\n`), `${summaryOf(trace)}\n`].join('');
}

/** `saltmarsh: 42 rules: 30 with spec and test, 10 not playable, 2 open; 6 of 6 examples and 1 of 1 scenario hold`. */
export function summaryOf({ game, rules, tests, madeUp }: Trace): string {
  const count = (status: Status): number => rules.filter((rule) => rule.status === status).length;
  const resting = rules.filter(({ restsOnMadeUp }) => restsOnMadeUp === true).length;
  const rest = resting === 0 ? '' : ` (${resting} of them rest on what is made up)`;
  return `${game}: ${rules.length} rules: ${count('complete')} with spec and test, ${count('not playable')} not playable, ${count('open')} open${rest}; ${tallyText(tests)}${madeUp === undefined ? '' : `; ${madeUp}`}`;
}

/** What is missing of a rule that is open. */
export function lacksOf({ spec, tests, restsOnMadeUp }: TracedRule): string {
  const isTested = tests.some(({ ruling }) => ruling === null);
  const isStated = spec.some(({ isMadeUp }) => isMadeUp !== true);
  const stated = isStated ? [] : [spec.length === 0 ? 'no spec' : 'what states it is made up'];
  const lacks = [...stated, ...(isTested ? [] : ['no test'])].join(', ');
  return restsOnMadeUp === true ? `${lacks}; rests on what is made up` : lacks;
}

/** `card C1, made up`. */
export function calledIn({ what, isMadeUp }: Place): string {
  return isMadeUp === true ? `${what}, made up` : what;
}

function printRule(rule: TracedRule): string {
  const { number, title, status, reason, spec, rulings, code, tests } = rule;
  const state = status === 'open' ? `  OPEN: ${lacksOf(rule)}` : reason === null ? '' : `  not playable: ${reason}`;
  const places = (label: string, list: TracedRule['spec']): readonly string[] =>
    list.map((place) => `  ${label}  ${place.file}:${place.line}  ${calledIn(place)}`);
  const shown = tests.slice(0, mostTests).map((test) => `  test    ${test.file}  ${testText(test)}`);
  const rest = tests.length > mostTests ? [`  test    and ${tests.length - mostTests} more`] : [];
  return [
    `${number} ${title}${state}`,
    ...places('spec  ', spec),
    ...code.map((path) => `  code    ${path}`),
    ...shown,
    ...rest,
    ...places('ruling', rulings),
  ].join('\n');
}

/** `C1: the tide comes in (ruling Watch before Unrest)`. */
export function testText({ name, ruling }: TracedTest): string {
  return ruling === null ? name : `${name} (ruling ${ruling})`;
}
