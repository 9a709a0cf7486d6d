/** From what an example does (`Crown conduct Muster`, `League play C1 shaded`) to ids. */
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { report } from '../diagnostics/report.js';
import { askedAlone } from '../resolved/check/check-unplayed.js';
import type { FactionId, World } from '../resolved/ir.js';
import { lonePlayer } from '../resolved/players.js';
import type { SpannedText } from '../source/text.js';
import type { Action } from './ir.js';
import { formsToRead, readLine, type Meanings } from './lines/read.js';
import { actionLines } from './lines/when.js';
import { sideDiagnostic } from './parse-given.js';
import type { Known } from './parse-items.js';
import { spanOf, textOf, wholeOf, type Parsed, type Part } from './parts.js';

const meanings: Meanings<typeof actionLines, Action['does']> = {
  conduct: ({ by, procedure }, { known: { world }, whole }) => {
    const declared = world.procedures[procedure];
    const owner = declared?.faction ?? null;
    if (by !== null && owner !== null && by !== owner) {
      const params = {
        faction: world.factions[by]?.name ?? '',
        procedure: declared?.name ?? '',
        owner: world.factions[owner]?.name ?? '',
      };
      return { ok: false, diagnostic: report('RW0630', spanOf(whole), params) };
    }
    const conductor = by ?? owner ?? lonePlayer(world.factions);
    const asked = unplayed(world, conductor, { procedure }, whole);
    if (asked !== null) return { ok: false, diagnostic: asked };
    return { ok: true, value: { kind: 'conduct', by: conductor, procedure } };
  },
  'conduct within': ({ bounds }, { known: { world }, whole }) => {
    const [procedure] = bounds.procedures;
    const asked = procedure === undefined ? null : unplayed(world, bounds.by, { procedure }, whole);
    return asked === null ? { ok: true, value: bounds } : { ok: false, diagnostic: asked };
  },
  play: ({ by, card, side }, { known: { world }, whole, at }) => {
    const sides = (world.cards[card]?.sides ?? []).map(({ name }) => name);
    const wanted = side === 'only' ? '' : side;
    const index = side === 'only' && sides.length === 1 ? 0 : sides.findIndex((name) => name === wanted);
    const asked = index === -1 ? null : unplayed(world, by, { card, side: index }, whole);
    if (asked !== null) return { ok: false, diagnostic: asked };
    if (index !== -1) return { ok: true, value: { kind: 'play', by, card, side: index } };
    const object = { ...whole, start: at('card').start };
    return { ok: false, diagnostic: sideDiagnostic(world, card, wanted, object) };
  },
};

/** What is wrong where a faction that nobody plays would be asked; null where it is not. */
function unplayed(
  world: World,
  by: FactionId | null,
  what: Parameters<typeof askedAlone>[1],
  whole: Part,
): Diagnostic | null {
  const faction = by === null ? undefined : world.factions[by];
  if (by === null || faction === undefined || faction.isPlayed) return null;
  const asking = askedAlone(world, what, by);
  const notes = [{ message: 'it would be asked at', span: asking }];
  return asking === null ? null : report('RW0576', spanOf(whole), { faction: faction.name }, { notes });
}

const forms = formsToRead(actionLines, meanings);

/** What is done; refuses unknown forms and names, a side that is none, and a procedure of another faction. */
export function parseAction(known: Known, source: SpannedText): Parsed<Action> {
  const whole = wholeOf(source);
  const does = readLine(known, forms, whole, 'RW0626');
  if (!does.ok) return does;
  const text = textOf(whole).replace(/\s+/gu, ' ');
  return { ok: true, value: { kind: 'action', text, span: spanOf(whole), does: does.value } };
}
