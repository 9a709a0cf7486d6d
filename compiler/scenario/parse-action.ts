/** From what an example does (`Crown conduct Muster`, `League play C1 shaded`) to ids. */
import { report } from '../diagnostics/report.js';
import type { SpannedText } from '../source/text.js';
import type { Action } from './ir.js';
import { formsToRead, readLine, type Meanings } from './lines/read.js';
import { actionLines } from './lines/when.js';
import { sideDiagnostic } from './parse-given.js';
import type { Known } from './parse-items.js';
import { spanOf, textOf, wholeOf, type Parsed } from './parts.js';

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
    return { ok: true, value: { kind: 'conduct', by: by ?? owner, procedure } };
  },
  'conduct within': ({ bounds }) => ({ ok: true, value: bounds }),
  play: ({ by, card, side }, { known: { world }, whole, at }) => {
    const sides = (world.cards[card]?.sides ?? []).map(({ name }) => name);
    const wanted = side === 'only' ? '' : side;
    const index = side === 'only' && sides.length === 1 ? 0 : sides.findIndex((name) => name === wanted);
    if (index !== -1) return { ok: true, value: { kind: 'play', by, card, side: index } };
    const object = { ...whole, start: at('card').start };
    return { ok: false, diagnostic: sideDiagnostic(world, card, wanted, object) };
  },
};

const forms = formsToRead(actionLines, meanings);

/** What is done; refuses unknown forms and names, a side that is none, and a procedure of another faction. */
export function parseAction(known: Known, source: SpannedText): Parsed<Action> {
  const whole = wholeOf(source);
  const does = readLine(known, forms, whole, 'RW0626');
  if (!does.ok) return does;
  const text = textOf(whole).replace(/\s+/gu, ' ');
  return { ok: true, value: { kind: 'action', text, span: spanOf(whole), does: does.value } };
}
