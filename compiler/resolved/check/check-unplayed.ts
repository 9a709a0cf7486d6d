/**
 * A faction that nobody plays is never asked anything. It acts where a sentence says so and leaves it no choice; whatever it would
 * have to decide, somebody else does, and the sentence says who.
 */
import type { Diagnostic, Note } from '../../diagnostics/diagnostic.js';
import { report } from '../../diagnostics/report.js';
import type { Span } from '../../source/span.js';
import { factionsNamedIn, isDirect } from '../direct.js';
import { cardsOfFamily } from '../held-cards.js';
import type { Act, CardId, FactionId, ProcedureId, Step } from '../ir.js';
import { lonePlayer, playedFactions } from '../players.js';
import { listsOf, listsWithin, openingOf, type StepParts } from '../within.js';
import type { CheckContext } from './check.js';
import { asks, effectsOf, hooksAt, type Parts } from './check-executing.js';

type Whole = Parts & StepParts;

/** Who conducts the procedure or plays the card, and who acts in the steps around; null where that is not known. */
interface Acting {
  readonly executing: FactionId | null;
  readonly by: FactionId | null;
}

/** A sentence that asks a faction nobody plays. */
interface Asked {
  readonly span: Span;
  readonly faction: FactionId;
  /** How it came to act there. */
  readonly notes: readonly Note[];
}

/** Somebody plays. */
export function checkPlayed({ declared: { declarations }, report: tell }: CheckContext): void {
  const { factions } = declarations;
  const [first] = factions;
  if (first !== undefined && playedFactions(factions).length === 0) tell(report('RW0575', first.declared, {}));
}

/** One message for each sentence that would ask a faction that nobody plays, where somebody plays. */
export function checkUnplayed(parts: Whole, start: ProcedureId): readonly Diagnostic[] {
  const { factions } = parts;
  const players = playedFactions(factions).length;
  if (players === 0 || players === factions.length) return [];
  const look = lookingAt(parts);
  const alone = lonePlayer(factions);
  look.procedure(start, alone);
  parts.procedures.forEach(({ faction }, id) => {
    if (faction !== null) look.procedure(id as ProcedureId, faction);
  });
  for (const { sides } of parts.cards)
    for (const { steps } of sides) look.steps(steps, { executing: alone, by: alone });
  // What nothing comes to may name a faction all the same.
  for (const steps of listsOf(parts)) look.steps(steps, { executing: alone, by: alone });
  const rolling = parts.modifiers.flatMap(({ change, span }): readonly Asked[] => {
    if (change.kind !== 'reroll' || factions[change.faction]?.isPlayed !== false) return [];
    return [{ span, faction: change.faction, notes: [] }];
  });
  return [...look.found(), ...rolling].map((it) => diagnosticOf(parts, it));
}

/** What a faction that nobody plays would be asked if it conducted the procedure, or played the side of the card; null: nothing. */
export function askedAlone(
  parts: Whole,
  what: { readonly procedure: ProcedureId } | { readonly card: CardId; readonly side: number },
  faction: FactionId,
): Span | null {
  const look = lookingAt(parts);
  if ('procedure' in what) look.procedure(what.procedure, faction);
  else look.steps(parts.cards[what.card]?.sides[what.side]?.steps ?? [], { executing: faction, by: faction });
  return look.found()[0]?.span ?? null;
}

function diagnosticOf({ factions }: Whole, { span, faction, notes }: Asked): Diagnostic {
  const player = factions.find(({ isPlayed }) => isPlayed)?.name ?? '';
  const name = factions[faction]?.name ?? '';
  const help = [{ text: `say who decides in its place, such as \`${player}, …\``, edits: [], safe: false }];
  return report('RW0576', wordIn(span, name), { faction: name }, { notes, help });
}

/** What the sentence calls the faction, or all of it where it names none. */
function wordIn(span: Span, name: string): Span {
  const text = span.file.text.slice(span.start, span.end);
  const called = [name, 'the other faction', 'the executing faction'].find((it) => text.includes(it));
  if (called === undefined) return span;
  const start = span.start + text.indexOf(called);
  return { ...span, start, end: start + called.length };
}

interface Look {
  readonly procedure: (id: ProcedureId, executing: FactionId | null) => void;
  readonly steps: (steps: readonly Step[], acting: Acting) => void;
  readonly found: () => readonly Asked[];
}

function lookingAt(parts: Whole): Look {
  const found = new Map<Step | ProcedureId, Asked>();
  const seen = new Map<readonly Step[], Set<string>>();
  const isUnplayed = (by: FactionId | null): by is FactionId => by !== null && parts.factions[by]?.isPlayed === false;

  function procedure(id: ProcedureId, executing: FactionId | null, notes: readonly Note[] = []): void {
    const it = parts.procedures[id];
    if (it === undefined) return;
    // Which spaces it selects, and whether it does, is for whoever conducts it.
    if (it.class !== null && isUnplayed(executing)) {
      if (!found.has(id)) found.set(id, { span: it.declared, faction: executing, notes });
      return;
    }
    const acting = { executing, by: executing };
    for (const steps of [it.steps, ...hooksAt({ parts }, (at) => at.kind === 'procedure' && at.procedure === id)])
      enter(steps, acting, notes);
  }

  function enter(steps: readonly Step[], acting: Acting, notes: readonly Note[]): void {
    const key = `${acting.executing ?? ''} ${acting.by ?? ''}`;
    const before = seen.get(steps) ?? new Set<string>();
    if (before.has(key)) return;
    seen.set(steps, before.add(key));
    for (const step of steps) {
      // Where its name is a slot of what is done, its place in the order of play is meant, and it has none.
      const named = isDirect(step.act) ? factionsNamedIn(step.act).find(isUnplayed) : undefined;
      if (named !== undefined && !found.has(step))
        found.set(step, { span: openingOf(step.span), faction: named, notes });
      for (const by of actorsOf(step, acting)) {
        if (isUnplayed(by) && (step.may || decides(step.act))) {
          if (!found.has(step)) found.set(step, { span: openingOf(step.span), faction: by, notes });
        } else {
          within(step, { ...acting, by }, notes);
        }
      }
    }
  }

  function decides(act: Act): boolean {
    if (act.kind === 'conduct') return act.procedures.length > 1;
    if (act.kind === 'play event') return parts.cards.some(({ sides }) => sides.length > 1);
    return asks(parts, act);
  }

  function actorsOf({ actor }: Step, { executing, by }: Acting): readonly (FactionId | null)[] {
    if (actor === null) return [by];
    switch (actor.kind) {
      case 'faction':
        return [actor.faction];
      case 'executing':
        return [executing];
      case 'other':
        return by === null ? [null] : parts.factions.flatMap((_, id) => (id === Number(by) ? [] : [id as FactionId]));
      case 'ordinal':
        // The order of play is of those who play.
        return playedFactions(parts.factions);
    }
  }

  function within(step: Step, acting: Acting, notes: readonly Note[]): void {
    const { act } = step;
    const beyond = (steps: readonly Step[]): void => {
      enter(steps, { executing: acting.by, by: acting.by }, noted(step, acting, notes));
    };
    switch (act.kind) {
      case 'conduct':
        for (const id of act.procedures)
          procedure(id, parts.procedures[id]?.faction ?? acting.by, noted(step, acting, notes));
        return;
      case 'look up':
        procedure(act.procedure, acting.by, noted(step, acting, notes));
        return;
      case 'play event':
        for (const { sides } of parts.cards) for (const { steps } of sides) beyond(steps);
        return;
      case 'play card':
        for (const id of cardsOfFamily(parts, act.from.family)) {
          for (const { steps } of parts.cards[id]?.sides ?? []) beyond(steps);
        }
        return;
      case 'resolve':
        for (const steps of effectsOf({ parts }, act.aspect)) beyond(steps);
        return;
      case 'shift':
      case 'change track':
      case 'set track':
      case 'net':
        for (const { steps } of parts.tracks[act.track]?.crossings ?? []) beyond(steps);
        return;
      default:
        if (act.kind === 'named')
          for (const steps of hooksAt({ parts }, (at) => at.kind === 'step' && at.name === act.name)) beyond(steps);
        for (const steps of listsWithin(act)) enter(steps, acting, notes);
    }
  }

  function noted(step: Step, { by }: Acting, notes: readonly Note[]): readonly Note[] {
    return isUnplayed(by) ? [...notes, { message: 'it acts there because of', span: openingOf(step.span) }] : notes;
  }

  return {
    procedure: (id, executing) => {
      procedure(id, executing);
    },
    steps: (steps, acting) => {
      enter(steps, acting, []);
    },
    found: () => [...found.values()],
  };
}
