/** An opponent that takes any option. */
import type { Session } from '../../runtime/session.js';

/** Depends on the seed and on how many answers were given, so that a move that was taken back is played again alike. */
export function randomOption(session: Session, seed: number): number {
  const options = session.asked?.options ?? [];
  const answered = session.history.reduce((sum, { answers }) => sum + answers.length, 0);
  const index = Math.floor((mixed(seed, answered) / 4294967296) * options.length);
  return options[index] ?? 0;
}

/** A whole number below 2³², spread evenly (splitmix32). */
function mixed(seed: number, step: number): number {
  let value = (Math.imul(seed + 1, 0x9e3779b1) + Math.imul(step + 1, 0x85ebca6b)) | 0;
  value = Math.imul(value ^ (value >>> 16), 0x21f0aaad);
  value = Math.imul(value ^ (value >>> 15), 0x735a2d97);
  return (value ^ (value >>> 15)) >>> 0;
}
