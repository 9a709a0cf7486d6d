/** The browser that the page of the studio is tested in. */
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'chrome'];

/** The Chromium that `RULEWRIGHT_CHROMIUM` names, else the first of its names in the path; null where there is none. */
export function chromiumHere(): string | null {
  const { RULEWRIGHT_CHROMIUM: named, PATH = '' } = process.env;
  if (named !== undefined && named !== '') return named;
  const places = PATH.split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  return places.find(isProgram) ?? null;
}

function isProgram(place: string): boolean {
  try {
    accessSync(place, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
