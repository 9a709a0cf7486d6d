/** The browser that the page of the studio is tested in. */
import { findChromium } from '../../compiler/host/chromium.js';

/** The Chromium that `RULEWRIGHT_CHROMIUM` names, else the first of its names in the path; null where there is none. */
export function chromiumHere(): string | null {
  const { RULEWRIGHT_CHROMIUM: named = '', PATH: path = '' } = process.env;
  return findChromium({ named, path });
}
