/** A short mark of a set of rules: saved games carry it. */
import type { Module } from './module.js';

/** 53 bits of two multiplicative hashes over paths and texts, as 14 hexadecimal digits. */
export function fingerprintOf(modules: readonly Module[]): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (const { path, declarations } of modules) {
    for (const part of [path, '\n', JSON.stringify(declarations), '\n']) {
      for (let index = 0; index < part.length; index += 1) {
        const unit = part.charCodeAt(index);
        high = Math.imul(high ^ unit, 2654435761);
        low = Math.imul(low ^ unit, 1597334677);
      }
    }
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  const value = 4294967296 * (2097151 & low) + (high >>> 0);
  return value.toString(16).padStart(14, '0');
}
