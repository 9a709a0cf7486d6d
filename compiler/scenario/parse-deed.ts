/** From what an example does (`Crown conduct Muster`, `League play C1 shaded`) to ids. */
import { report } from '../diagnostics/report.js';
import type { Help } from '../diagnostics/diagnostic.js';
import type { FactionId } from '../resolved/ir.js';
import type { SpannedText } from '../source/text.js';
import type { Deed } from './ir.js';
import { sideDiagnostic } from './parse-given.js';
import type { Known } from './parse-items.js';
import { lookUp, spanOf, textOf, trimmed, wholeOf, type Parsed, type Part, type Refused } from './parts.js';

/** What is done; refuses unknown forms and names, a side that is none, and a procedure of another faction. */
export function parseDeed(known: Known, source: SpannedText): Parsed<Deed> {
  const whole = wholeOf(source);
  const does = parseDoes(known, whole);
  if (!does.ok) return does;
  const text = textOf(whole).replace(/\s+/gu, ' ');
  return { ok: true, value: { kind: 'deed', text, span: spanOf(whole), does: does.value } };
}

function parseDoes(known: Known, whole: Part): Parsed<Deed['does']> {
  const verb = /(?<=^|\s)(?:conducts?|plays?)(?=\s)/iu.exec(textOf(whole));
  if (verb === null) return unknownForm(whole);
  const subject = trimmed({ ...whole, end: whole.start + verb.index });
  const object = trimmed({ ...whole, start: whole.start + verb.index + verb[0].length });
  const isPlayed = verb[0].toLowerCase().startsWith('play');
  if (textOf(subject) === '') return isPlayed ? unknownForm(whole) : parseConduct(known, null, object, whole);
  const faction = lookUp(known.vocabulary.factions, 'faction', subject);
  if (!faction.ok) return faction;
  return isPlayed ? parsePlay(known, faction.value, object) : parseConduct(known, faction.value, object, whole);
}

function parseConduct(known: Known, by: FactionId | null, object: Part, whole: Part): Parsed<Deed['does']> {
  const { world, vocabulary } = known;
  const found = lookUp(vocabulary.procedures, 'procedure', object);
  if (!found.ok) return found;
  const owner = world.procedures[found.value]?.faction ?? null;
  if (by !== null && owner !== null && by !== owner) {
    const params = {
      faction: world.factions[by]?.name ?? '',
      procedure: textOf(object),
      owner: world.factions[owner]?.name ?? '',
    };
    return { ok: false, diagnostic: report('RW0630', spanOf(whole), params) };
  }
  return { ok: true, value: { kind: 'conduct', by: by ?? owner, procedure: found.value } };
}

/** `C1 shaded`, `C2`. */
function parsePlay({ world, vocabulary }: Known, by: FactionId, object: Part): Parsed<Deed['does']> {
  const said = /\s+(unshaded|shaded)$/iu.exec(textOf(object));
  const code = said === null ? object : { ...object, end: object.start + said.index };
  const card = lookUp(vocabulary.cards, 'card', code);
  if (!card.ok) return card;
  const wanted = said?.[1]?.toLowerCase() ?? '';
  const sides = (world.cards[card.value]?.sides ?? []).map(({ name }) => name);
  const side = wanted === '' && sides.length === 1 ? 0 : sides.findIndex((name) => name === wanted);
  if (side === -1) return { ok: false, diagnostic: sideDiagnostic(world, card.value, wanted, object) };
  return { ok: true, value: { kind: 'play', by, card: card.value, side } };
}

function unknownForm(whole: Part): Refused {
  const help: Help = {
    text: 'write `<faction> conduct <procedure>`, `conduct <phase>` or `<faction> play <card> shaded`',
    edits: [],
    safe: false,
  };
  return { ok: false, diagnostic: report('RW0626', spanOf(whole), { text: textOf(whole) }, { help: [help] }) };
}
