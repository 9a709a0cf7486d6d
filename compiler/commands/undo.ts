/** `undo`: takes back what the last command that writes into specs has written. */
import { findCheckout } from '../host/checkout.js';
import { takeBack } from '../host/write-edits.js';
import { onSpecs } from './rewriting.js';
import { cannotWrite, type ExitCode, type Terminal, wrongUse } from './terminal.js';

export async function undoCommand(terminal: Terminal, { dryRun }: { readonly dryRun: boolean }): Promise<ExitCode> {
  const checkout = findCheckout(terminal.folder);
  if (checkout === null) return wrongUse(terminal, 'there is no folder `spec` here or in any folder above');
  const { root } = checkout;
  return onSpecs(terminal, root, !dryRun, () => {
    const result = takeBack(root, dryRun);
    switch (result.kind) {
      case 'nothing to take back':
        terminal.out('no command has written into these specs that could be taken back\n');
        return 0;
      case 'taken back':
        terminal.out(result.paths.map((path) => `${path}\n`).join(''));
        terminal.out(`what \`${result.command}\` wrote ${dryRun ? 'would be' : 'is'} taken back\n`);
        return 0;
      case 'changed since':
        for (const path of result.paths)
          terminal.err(`error: \`${path}\` was changed since \`${result.command}\` wrote it, and that would be lost\n`);
        terminal.err('help: nothing was taken back; undo your own changes of these files first\n');
        return 1;
      case 'refused':
        return cannotWrite(terminal, result.path, result.refusal);
    }
  });
}
