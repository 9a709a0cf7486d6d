/** How the words of a form divide a line: where its slots stand, and which of several wordings are there. */
import { textOf, type Part } from '../parts.js';
import { stepsOf, type LinePart, type Step, type Wording } from './line.js';

/** A line cut at its spaces, read whatever its case. */
export interface Scanned {
  readonly line: Part;
  readonly words: readonly Word[];
}

interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** One way in which a line is the words of a form. */
export interface Division {
  /** By the key of a slot, what stands in it. */
  readonly slots: ReadonlyMap<string, Part>;
  /** By the key of a choice, the value chosen. */
  readonly chosen: ReadonlyMap<string, string>;
  /** How many of the form's own words there are. */
  readonly literals: number;
}

export function scanLine(line: Part): Scanned {
  const words: Word[] = [];
  let { start } = line;
  for (const word of textOf(line).split(/\s/u)) {
    const end = start + word.length;
    if (word !== '') words.push({ text: word.toLowerCase(), start, end });
    start = end + 1;
  }
  return { line, words };
}

/** Every division of a line; where a slot could end at several words, the earliest comes first. */
export function divisions(order: readonly LinePart[], scanned: Scanned): readonly Division[] {
  const found: Division[] = [];
  const steps = stepsOf(order);
  const slots: [string, Part][] = [];
  const chosen: [string, string][] = [];
  const divide = (index: number, at: number, literals: number): void => {
    const step = steps[index];
    if (step === undefined) {
      if (at === scanned.words.length) found.push({ slots: new Map(slots), chosen: new Map(chosen), literals });
    } else if (step.kind === 'slot') {
      const { key, optional } = step.slot;
      if (optional) divide(index + 1, at, literals);
      const isLast = index === steps.length - 1;
      for (let end = isLast ? Math.max(at + 1, scanned.words.length) : at + 1; end <= scanned.words.length; end += 1) {
        slots.push([key, partOf(scanned, at, end)]);
        divide(index + 1, end, literals);
        slots.pop();
      }
    } else {
      for (const wording of step.wordings) {
        if (begun(scanned, at, wording) < wording.words.length) continue;
        if (step.key !== null) chosen.push([step.key, wording.value]);
        divide(index + 1, at + wording.words.length, literals + wording.words.length);
        if (step.key !== null) chosen.pop();
      }
    }
  };
  if (steps.every((step) => mayBeIn(scanned, step))) divide(0, 0, 0);
  return found;
}

/** How many words of a wording stand at a word. */
export function begun({ words }: Scanned, at: number, wording: Wording): number {
  let count = 0;
  while (count < wording.words.length && words[at + count]?.text === wording.words[count]) count += 1;
  return count;
}

/** The words from one up to another. */
export function partOf({ line, words }: Scanned, from: number, to: number): Part {
  return { ...line, start: words[from]?.start ?? line.end, end: words[to - 1]?.end ?? line.end };
}

/** Whether one of the wordings may be somewhere in the line: quick, for most forms are not meant. */
function mayBeIn({ words }: Scanned, step: Step): boolean {
  if (step.kind === 'slot') return true;
  return step.wordings.some(({ words: [first] }) => first === undefined || words.some(({ text }) => text === first));
}
