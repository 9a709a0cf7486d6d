/** `new`: lays out a small game that builds and passes, to be changed into another one. */
import { findCheckout, sharedFolders } from '../host/checkout.js';
import { isTaken, layOut } from '../host/lay-out.js';
import { wrongUse, type ExitCode, type Terminal } from './terminal.js';

export function newCommand(terminal: Terminal, name: string, options: { readonly json: boolean }): ExitCode {
  const checkout = findCheckout(terminal.folder);
  if (checkout === null) return wrongUse(terminal, 'there is no folder `spec` here or in any folder above');
  const good = slugOf(name);
  if (name !== good || name === '' || sharedFolders.includes(name)) {
    const rule = 'the name of a game is the name of its folder: small letters, digits and hyphens, a letter first';
    const other = good === '' || sharedFolders.includes(good) ? '' : `; \`${good}\` would do`;
    return wrongUse(terminal, `\`${name}\` is no name for a game: ${rule}${other}`);
  }
  if (isTaken(checkout.root, name)) return wrongUse(terminal, `there is a folder \`spec/${name}\` already`);
  const files = layOut(checkout.root, name, titleOf(name));
  if (options.json) terminal.out(`${JSON.stringify({ game: name, files }, null, 2)}\n`);
  else tell(terminal, name, files);
  return 0;
}

function tell(terminal: Terminal, name: string, files: readonly string[]): void {
  terminal.out(`${files.length} files for a small game in spec/${name}:\n`);
  for (const file of files) terminal.out(`  ${file}\n`);
  terminal.out(
    `\nnext: npx rulewright build ${name}\nthen: npx rulewright replay spec/${name}/scenarios/first-market.yaml\n`,
  );
}

/** `My Game 2` becomes `my-game-2`. */
function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^[-0-9]+|-+$/gu, '');
}

/** `my-game` becomes `My Game`. */
function titleOf(slug: string): string {
  return slug
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ');
}
