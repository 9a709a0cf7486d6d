/** The World, put together from what is declared and what is resolved. */
import type { GameDocument, Spec } from '../surface/documents.js';
import type { DeclaredSpec } from './declare/declare-spec.js';
import type { ResolvedParts } from './from-surface.js';
import type { World } from './ir.js';

/** Null where the spec has no setup. */
export function assemble(declared: DeclaredSpec, parts: ResolvedParts): World | null {
  const { spec, game } = declared;
  if (declared.setup === null) return null;
  const { always: _always, spacesKey: _key, control: _control, ...declarations } = declared.declarations;
  return {
    name: game.name.text,
    title: game.title,
    cites: game.cites,
    edition: game.edition,
    start: declared.start,
    ...declarations,
    ...parts,
    setup: declared.setup,
    assumed: assumptions(spec, game),
    provenance: spec.provenance,
  };
}

/** What the rulebook neither states nor shows, in words. */
function assumptions({ map }: Spec, game: GameDocument): World['assumed'] {
  const boxes = game.tracks.flatMap((track) =>
    (track.boxes ?? []).flatMap((box, index) => {
      if (box.assumed === null) return [];
      const text = `box ${index + 1} of ${track.words.one.text} has the value ${box.value}`;
      return [{ text, note: box.assumed, span: box.span }];
    }),
  );
  const pairs = (map?.assumed ?? []).map(({ pair, adjacent, sure, note, span }) => {
    const [first, second] = pair;
    const text = `${first.text} and ${second.text} are ${adjacent ? '' : 'not '}adjacent (${sure})`;
    return { text, note: note ?? '', span };
  });
  return [...boxes, ...pairs];
}
