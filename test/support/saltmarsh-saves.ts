/** Saltmarsh in a checkout with errata, and games of it that were saved before there were any. */
import { errataOf } from './errata-cases.js';
import { checkoutOfSaltmarsh, type TestCheckout } from './checkout.js';
import { ran, type Ran } from './command-line.js';

/** What each erratum changes: titles alone, the card that is played third and first, and one that is never played. */
export const errata = {
  retitled: '  - change: [C1, title]\n    was: Spring Tide\n    now: High Tide',
  late: '  - change: [C1, unshaded, effect]\n    was: remove Unrest here\n    now: [remove Unrest here, raise Resolve by 1]',
  early: '  - change: [C2, event, effect]\n    was: place 1 Trooper in Fenwick\n    now: place 1 Trooper in Harrow',
  unmet:
    '  - change: [C5, shaded, while in play]\n    was: "Muster\'s raised is 1 less"\n    now: "Muster\'s raised is 2 less"',
} as const;

export interface Saves extends TestCheckout {
  readonly run: (args: readonly string[], input?: readonly string[]) => Promise<Ran>;
  /** Writes errata of a day, called after what they change; others may stand in their head. */
  readonly addErrata: (date: string, changes: string, head?: string) => void;
  /** Writes a saved game with another in its place, and returns its file. */
  readonly tamper: (file: string, as: string, change: (saved: Record<string, unknown>) => object) => string;
}

/**
 * A checkout with `saves/start.json`, in which nothing was answered, `saves/first.json`, where C1 was just revealed after the Event
 * of C2, and `saves/second.json`, where C4 was revealed after the unshaded Event of C1.
 */
export async function savesOfSaltmarsh(): Promise<Saves> {
  const checkout = checkoutOfSaltmarsh();
  const run = (args: readonly string[], input: readonly string[] = []): Promise<Ran> =>
    ran(args, { cwd: checkout.root, input: input.map((line) => `${line}\n`).join('') });
  checkout.write('saves/.gitignore', '');
  const said = ['s saves/start.json', 'Short Action', 's saves/first.json', 'Event', 'unshaded', 'Fenwick'];
  const { out } = await run(['play', 'saltmarsh'], [...said, 's saves/second.json', 'q']);
  if (!out.includes('saved in saves/second.json')) throw new Error(out);
  return {
    ...checkout,
    run,
    addErrata: (date, changes, head = '') => {
      const { path, text } = errataOf(date, `${head}${changes === '' ? '' : `changes:\n${changes}`}`);
      checkout.write(`spec/${path}`, text);
    },
    tamper: (file, as, change) => {
      const saved = JSON.parse(checkout.read(file)) as Record<string, unknown>;
      checkout.write(as, JSON.stringify(change(saved)));
      return as;
    },
  };
}
