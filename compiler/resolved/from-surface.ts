/** From Surface: the steps, selections and conditions of a spec in ids, put together with its declarations. */
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import type { Effect, GameDocument, SelectionDocument, Spec } from '../surface/documents.js';
import type { Name } from '../surface/ir.js';
import { createContext, type Context, type ContextOptions } from './context.js';
import type { Declared } from './declare.js';
import type { DeclaredProcedure } from './declarations.js';
import type { AspectId, CardId, Procedure, Selection, Side, Step, Track, Weave, World } from './ir.js';
import { idOf, unknown } from './lookup.js';
import { resolveCondition } from './resolve-condition.js';
import { resolveSelection } from './resolve-selection.js';
import { resolveSteps } from './resolve-steps.js';
import { createSymbols, type Symbols } from './symbols.js';

/** What a world has beside its declarations and its setup. */
export type ResolvedParts = Pick<World, 'cards' | 'chits' | 'procedures' | 'standing' | 'tracks' | 'weaves'>;

interface Resolving {
  readonly symbols: Symbols;
  readonly declared: Declared;
  readonly diagnostics: Diagnostic[];
}

/** Resolves every sentence of `spec`; those without meaning are reported in `diagnostics` and become error acts. */
export function resolveSpec(
  spec: Spec,
  game: GameDocument,
  declared: Declared,
  diagnostics: Diagnostic[],
): ResolvedParts {
  const resolving: Resolving = { symbols: createSymbols(declared.declarations), declared, diagnostics };
  return {
    tracks: resolveTracks(resolving, game),
    procedures: resolveProcedures(resolving),
    chits: resolveChits(resolving, spec),
    cards: resolveCards(resolving),
    weaves: resolveWeaves(resolving),
    standing: game.standing.map(({ rule, effect, span }) => ({
      rule,
      steps: stepsOf(resolving, effect),
      declared: span,
    })),
  };
}

type Options = Partial<Pick<ContextOptions, 'procedure' | 'actor' | 'here' | 'complete'>>;

function contextOf({ symbols, diagnostics }: Resolving, frame: string, options: Options = {}): Context {
  return createContext({ symbols, report: (diagnostic) => diagnostics.push(diagnostic), frame, ...options });
}

function stepsOf(resolving: Resolving, effect: Effect, options: Options = {}): readonly Step[] {
  const context = contextOf(resolving, effect.frame, { complete: effect.complete, ...options });
  return resolveSteps(context, effect.steps);
}

function resolveTracks(resolving: Resolving, game: GameDocument): readonly Track[] {
  return resolving.declared.declarations.tracks.map((track, index) => ({
    ...track,
    beyond: (game.tracks[index]?.beyond ?? []).flatMap(({ end, rule, effect }) => {
      const steps = stepsOf(resolving, effect);
      const place = endOf(track, end);
      if (place !== null) return [{ end: place, rule, steps }];
      const ends = [track.boxes?.at(0)?.name, track.boxes?.at(-1)?.name].flatMap((name) => name ?? []);
      resolving.diagnostics.push(unknown('RW0308', end, ends, resolving.declared.tables.tracks.note));
      return [];
    }),
  }));
}

/** The place of the first or the last box, where `end` names one of them. */
function endOf({ boxes, to }: Pick<Track, 'boxes' | 'to'>, end: Name): number | null {
  if (boxes === null) return null;
  if (boxes[0]?.name === end.text) return 0;
  return boxes.at(-1)?.name === end.text ? to : null;
}

function resolveProcedures(resolving: Resolving): readonly Procedure[] {
  return resolving.declared.procedures.flatMap((document, index) => {
    const procedure = resolving.declared.declarations.procedures[index];
    if (procedure === undefined) return [];
    const { selects: _selects, conditions: _conditions, alternatives: _alternatives, ...own } = procedure;
    const name = document.name.text;
    const requires = document.requires;
    return [
      {
        ...own,
        requires:
          requires === null
            ? null
            : resolveCondition(contextOf(resolving, `${name}, requires`, { procedure }), requires),
        selection: selectionOf(resolving, document.selection, `${name}, select`, procedure),
        steps: stepsOf(resolving, document.effect, { procedure }),
      },
    ];
  });
}

function selectionOf(
  resolving: Resolving,
  document: SelectionDocument | null,
  frame: string,
  procedure: DeclaredProcedure,
): Selection | null {
  const what = document?.what ?? null;
  if (document === null || what === null) return null;
  const conditions = document.conditions.flatMap(({ name, condition }) =>
    condition === null ? [] : [{ name, condition }],
  );
  const written = { what, conditions, span: document.span };
  return resolveSelection(contextOf(resolving, frame, { procedure }), written);
}

function resolveChits(resolving: Resolving, spec: Spec): World['chits'] {
  const { aspects, chits } = resolving.declared.declarations;
  const documents = spec.chits.flatMap((family) => family.kinds);
  return chits.map((chit, index) => {
    const effects = documents[index]?.effects ?? [];
    return {
      ...chit,
      effects: aspects.flatMap(({ name, family }, place) => {
        const written = effects.find((it) => it.aspect.text === name);
        if (family !== chit.family || written === undefined) return [];
        // A chit may be resolved in a space.
        return [{ aspect: place as AspectId, steps: stepsOf(resolving, written.effect, { here: true }) }];
      }),
    };
  });
}

function resolveCards(resolving: Resolving): World['cards'] {
  return resolving.declared.declarations.cards.map((card, index) => ({
    ...card,
    sides: card.sides.flatMap((side, place): Side[] => {
      const document = resolving.declared.cards[index]?.sides[place];
      return document === undefined ? [] : [{ ...side, steps: stepsOf(resolving, document.effect) }];
    }),
  }));
}

/** What cards add to procedures while they are the current card. */
function resolveWeaves(resolving: Resolving): readonly Weave[] {
  const { declared, diagnostics } = resolving;
  return declared.cards.flatMap((card, index) =>
    card.additions.flatMap((it): Weave[] => {
      const procedure = idOf(diagnostics, declared.tables.procedures, it.procedure);
      const steps = stepsOf(resolving, it.effect, {
        procedure: procedure === null ? null : (declared.declarations.procedures[procedure] ?? null),
      });
      if (procedure === null) return [];
      return [
        {
          card: index as CardId,
          when: { kind: 'current' },
          procedure,
          moment: it.moment,
          title: it.title,
          rule: it.rule,
          steps,
          span: it.span,
        },
      ];
    }),
  );
}
