/**
 * Why a saved game does not go on: it is taken up under the edition that it was saved under, and under those between, from the
 * one at hand on, up to the errata since which it comes as far as now and before which it came further.
 */
import { type TakenUp, takeUp } from '../../../runtime/saved-game.js';
import { shownPath } from '../../source/span.js';
import type { Edition } from '../../surface/errata/editions.js';
import type { Erratum } from '../../surface/errata/erratum.js';
import type { Engine, Engines } from './engines.js';
import type { Game } from '../games.js';

export type NotGoingOn = Exclude<TakenUp, { readonly kind: 'goes on' }>;

export interface Parting {
  /** The edition that it was saved under, where it goes on under that; else null. */
  readonly edition: string | null;
  /** What changed what it met; null where that is not known. */
  readonly by: {
    readonly erratum: Erratum;
    /** Whether the rules at hand have it in them; else it was saved with it, and they are of an earlier edition. */
    readonly isThere: boolean;
  } | null;
  /** Why no errata are told, in words for people; empty where some are, or where the saved game itself is to blame. */
  readonly untold: string;
}

/** Of a saved game that does not go on under the engine `at hand` of its game. */
export function partingOf(
  engines: Engines,
  game: Game,
  atHand: Engine,
  { saved, taken }: { readonly saved: unknown; readonly taken: NotGoingOn },
): Parting {
  const { editions, program } = atHand;
  const names = editions.map(({ name }) => name);
  const was = savedUnder(saved);
  const here = program.rules.edition;
  const nothing: Parting = { edition: null, by: null, untold: '' };
  if (was === null || was.fingerprint === program.rules.fingerprint) return nothing;
  if (was.edition === here) {
    return { ...nothing, untold: `the rules of edition \`${here}\` are others than when it was saved, by no errata` };
  }
  const [from, to] = [names.indexOf(was.edition), names.indexOf(here)];
  if (from === -1 || to === -1) return { ...nothing, untold: unknownEdition(was.edition, names) };

  const under = (edition: string): Engine | null => engines({ ...game, edition });
  const own = under(was.edition);
  if (own === null) return { ...nothing, untold: withErrors(was.edition) };
  const before = takeUp(own.program, saved);
  if (before.kind !== 'goes on') {
    const isAlike = before.message === taken.message;
    // What is no saved game under any rules is told already.
    if (isAlike && before.kind === 'refused') return nothing;
    const untold = `under \`${was.edition}\`, by which it was saved, it does not go on either`;
    return { ...nothing, untold: isAlike ? untold : `${untold}: ${before.message}` };
  }
  const told = { ...nothing, edition: was.edition };
  const step = from < to ? -1 : 1;
  const now = reach(taken);
  let reached = now;
  let found: Erratum | null = null;
  for (let at = to; at !== from; at += step) {
    const name = names[at + step] ?? '';
    const engine = at + step === from ? own : under(name);
    if (engine === null) return { ...told, untold: withErrors(name) };
    const next = at + step === from ? Infinity : reach(takeUp(engine.program, saved));
    if (reached === now && next !== now) {
      const { erratum = null } = editions[Math.max(at, at + step)] ?? {};
      // Where it came less far before, other errata have been taken back since, and earlier ones may count.
      found = next > now ? erratum : (found ?? erratum);
      if (next > now) break;
    }
    reached = next;
  }
  const erratum = found === null ? null : inForce(editions.slice(0, Math.max(from, to) + 1), found);
  return { ...told, by: erratum === null ? null : { erratum, isThere: from < to } };
}

/** The errata, or those that withdrew them. */
function inForce(editions: readonly Edition[], erratum: Erratum): Erratum {
  const by = editions.find((it) => it.erratum?.withdraws?.text === erratum.date.text)?.erratum;
  return by === undefined || by === null ? erratum : inForce(editions, by);
}

/** The errata that are to blame, or why none are told: a sentence without its end; empty where nothing is to be said. */
export function blameOf({ by, untold }: Parting): string {
  if (by === null) return untold;
  const { date, title, file } = by.erratum;
  const errata = `the errata of ${date.text}, “${title}” (${shownPath(file.file)})`;
  return by.isThere ? `it differs by ${errata}` : `it was saved under ${errata}, which are later than these rules`;
}

function unknownEdition(edition: string, names: readonly string[]): string {
  const there = names.length === 0 ? 'none is here' : `here are ${names.map((it) => `\`${it}\``).join(', ')}`;
  return `it was saved under edition \`${edition}\`, which is not here: ${there}`;
}

function withErrors(edition: string): string {
  return `which errata changed what it met is not known: edition \`${edition}\` has errors`;
}

/** How many answers a saved game comes to; Infinity where it goes on, and -1 where it is not taken up at all. */
function reach(taken: TakenUp): number {
  return taken.kind === 'goes on' ? Infinity : taken.kind === 'differs' ? taken.given : -1;
}

function savedUnder(json: unknown): { readonly edition: string; readonly fingerprint: string } | null {
  if (typeof json !== 'object' || json === null) return null;
  const edition = 'edition' in json ? json.edition : null;
  const fingerprint = 'fingerprint' in json ? json.fingerprint : null;
  return typeof edition === 'string' && typeof fingerprint === 'string' ? { edition, fingerprint } : null;
}
