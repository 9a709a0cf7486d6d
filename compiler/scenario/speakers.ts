/** Who answers: a faction by its name, or chance. */
import { nearest } from '../diagnostics/nearest.js';
import { report } from '../diagnostics/report.js';
import type { Help } from '../diagnostics/diagnostic.js';
import type { World } from '../resolved/ir.js';
import type { Speaker } from './ir.js';
import { spanOf, textOf, type Parsed, type Part } from './parts.js';
import type { Vocabulary } from './vocabulary.js';

const chances = ['draw', 'roll'] as const;

/** The speaker that the part names; who is neither chance nor a faction that somebody plays is refused. */
export function speakerCalled(world: World, { factions }: Vocabulary, part: Part): Parsed<Speaker> {
  const name = textOf(part);
  const chance = chances.find((it) => it === name);
  if (chance !== undefined) return { ok: true, value: { kind: chance } };
  const faction = factions.find(name);
  const span = spanOf(part);
  if (faction !== null && world.factions[faction]?.isPlayed === false)
    return { ok: false, diagnostic: report('RW0576', span, { faction: world.factions[faction].name }) };
  if (faction !== null) return { ok: true, value: { kind: 'faction', faction } };
  const help = nearest(name, [...factions.names, ...chances]).map((near): Help => ({
    text: `\`${near}\` is similar`,
    edits: [{ span, text: near }],
    safe: false,
  }));
  return { ok: false, diagnostic: report('RW0603', span, { name, factions: factions.names }, { help }) };
}
