/** The path of a file of a spec, taken apart: the game's folder, and what stands below it. */

/** The folder of the game. */
export function gameFolder(path: string): string {
  return path.slice(0, Math.max(0, path.indexOf('/')));
}

/** The path below the folder of the game. */
export function belowGame(path: string): string {
  return path.slice(path.indexOf('/') + 1);
}

/** The path without the extension of a spec file. */
export function withoutExtension(path: string): string {
  return path.replace(/\.ya?ml$/iu, '');
}
