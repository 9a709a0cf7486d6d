/** From what an example does (`Crown conduct Muster`, `League play C1 shaded`) to ids. */
import { report } from '../diagnostics/report.js';
import type { Help } from '../diagnostics/diagnostic.js';
import type { FactionId } from '../resolved/ir.js';
import type { SpannedText } from '../source/text.js';
import type { Action } from './ir.js';
import { sideDiagnostic } from './parse-given.js';
import type { Known, Words } from './parse-items.js';
import { parseBounded } from './parse-conduct.js';
import { after, lookUp, spanOf, textOf, trimmed, wholeOf, type Parsed, type Part, type Refused } from './parts.js';

/** What is done; refuses unknown forms and names, a side that is none, and a procedure of another faction. */
export function parseAction(known: Known, source: SpannedText): Parsed<Action> {
  const whole = wholeOf(source);
  const does = parseDoes(known, whole);
  if (!does.ok) return does;
  const text = textOf(whole).replace(/\s+/gu, ' ');
  return { ok: true, value: { kind: 'action', text, span: spanOf(whole), does: does.value } };
}

function parseDoes(known: Known, whole: Part): Parsed<Action['does']> {
  const found = /(?<=^|\s)(?:conducts?|plays?)(?=\s)/iu.exec(textOf(whole));
  if (found === null) return unknownForm(whole);
  const subject = trimmed({ ...whole, end: whole.start + found.index });
  const predicate: Part = { ...whole, start: whole.start + found.index };
  const isPlayed = found[0].toLowerCase().startsWith('play');
  if (textOf(subject) === '') return isPlayed ? unknownForm(whole) : parseConduct(known, null, predicate, whole);
  const faction = lookUp(known.vocabulary.factions, 'faction', subject);
  if (!faction.ok) return faction;
  if (isPlayed) return parsePlay(known, faction.value, objectOf(predicate));
  return parseConduct(known, faction.value, predicate, whole);
}

/** What follows the verb. */
function objectOf(predicate: Part): Part {
  return after(predicate, /^\S+/u) ?? predicate;
}

function parseConduct(known: Known, by: FactionId | null, predicate: Part, whole: Part): Parsed<Action['does']> {
  const object = objectOf(predicate);
  const { world, vocabulary } = known;
  const found = lookUp(vocabulary.procedures, 'procedure', object);
  if (!found.ok) return isBounded(object) ? parseBounded(known, by, predicate) : found;
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

/** More is said than the name of a procedure. */
function isBounded(object: Part): boolean {
  return /^(?:an?|the|free|Limited)\s|\s(?:in|here|or|adjacent|waiving|choosing|where|forgoing|with)\s/iu.test(
    textOf(object),
  );
}

/** `C1 shaded`, `C2`. */
function parsePlay({ world, vocabulary }: Words, by: FactionId, object: Part): Parsed<Action['does']> {
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
    text: 'write `<faction> conduct <procedure>`, `<faction> conduct a Limited <procedure> in <space>`, `conduct <phase>` or `<faction> play <card> shaded`',
    edits: [],
    safe: false,
  };
  return { ok: false, diagnostic: report('RW0626', spanOf(whole), { text: textOf(whole) }, { help: [help] }) };
}
