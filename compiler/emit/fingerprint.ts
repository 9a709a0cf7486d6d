/** A short mark of what a game means: saved games carry it. */
import { meaningOf } from '../core/meaning.js';
import type { Core } from '../core/ir.js';

/** 53 bits of two multiplicative hashes over the meaning, as 14 hexadecimal digits. */
export function fingerprintOf(core: Core): string {
  const meaning = meaningOf(core);
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < meaning.length; index += 1) {
    const unit = meaning.charCodeAt(index);
    high = Math.imul(high ^ unit, 2654435761);
    low = Math.imul(low ^ unit, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  const value = 4294967296 * (2097151 & low) + (high >>> 0);
  return value.toString(16).padStart(14, '0');
}
