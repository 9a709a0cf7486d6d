/** `studio`: a page on this machine in which a game is edited, played and replayed, until it is interrupted. */
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openPage } from '../host/open-page.js';
import { compiledFolder } from '../host/places.js';
import { serveStudio, type StudioServer } from '../host/studio-server.js';
import { isUnfinished } from '../host/write-edits.js';
import { gamesCalled } from './games.js';
import { onSpecs } from './rewriting.js';
import type { ExitCode, Terminal } from './terminal.js';

export interface StudioFlags {
  /** Null: the first that is free from `firstPort` on, so that a browser finds what it has kept for the page. */
  readonly port: number | null;
  readonly open: boolean;
}

const firstPort = 4680;
const mostTried = 20;

/** Serves the page, opens it where somebody watches, and ends when the command is interrupted. */
export async function studioCommand(terminal: Terminal, game: string | null, flags: StudioFlags): Promise<ExitCode> {
  const games = gamesCalled(terminal, game === null ? [] : [game]);
  if (games === null) return 2;
  const [{ root }] = games;
  const page = join(compiledFolder, 'studio');
  if (!existsSync(join(page, 'index.html')) || !existsSync(join(page, 'page.js'))) {
    terminal.err(
      'error: the page of the studio is not built\nhelp: run `npm run compile` in the checkout of Rulewright\n',
    );
    return 1;
  }
  // Else the page shows what the first save takes back, and takes that for somebody else's change.
  if (isUnfinished(root)) await onSpecs(terminal, root, true, () => 0);
  const token = randomBytes(24).toString('base64url');
  const serve = (port: number): Promise<StudioServer | null> => serveStudio({ root, page, port, token });
  const server = await serveOn(flags.port, serve);
  if (server === null) {
    terminal.err(await takenText(flags.port ?? firstPort, serve));
    return 1;
  }
  const address = `http://127.0.0.1:${server.port}/${game === null ? '' : `?game=${encodeURIComponent(game)}`}#${token}`;
  terminal.out(`${address}\n`);
  terminal.err('the studio is open at this address, for this machine alone; Ctrl+C ends it\n');
  if (flags.open && terminal.watched) openPage(address);
  await new Promise<void>((resolve) => terminal.onInterrupt?.(resolve));
  await server.close();
  return 0;
}

async function serveOn(
  port: number | null,
  serve: (port: number) => Promise<StudioServer | null>,
): Promise<StudioServer | null> {
  if (port !== null) return serve(port);
  for (let tried = firstPort; tried < firstPort + mostTried; tried += 1) {
    const server = await serve(tried);
    if (server !== null) return server;
  }
  return serve(0);
}

/** Says that a port is taken, and which one is free. */
async function takenText(port: number, serve: (port: number) => Promise<StudioServer | null>): Promise<string> {
  const other = await serve(0);
  await other?.close();
  const help = other === null ? '' : `help: \`--port ${other.port}\` is free\n`;
  return `error: the port ${port} is taken by another program\n${help}`;
}
