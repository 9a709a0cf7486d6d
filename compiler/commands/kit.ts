/** `kit`: the examples and scenarios of a game as data for engines written elsewhere. */
import { join, resolve } from 'node:path';
import { renderText } from '../diagnostics/render.js';
import { compile } from '../driver.js';
import { loadProgram } from '../host/load-engine.js';
import { writeWhole } from '../host/write-whole.js';
import type { Kit } from '../kit/ir.js';
import { type Failure, kitOf } from '../kit/kit.js';
import { printKit } from '../kit/print.js';
import { gamesCalled, specOf } from './games.js';
import { cannotWrite, type ExitCode, type Terminal } from './terminal.js';

/** `out`: the folder that `<game>.json` is written to; null: none, and without `json` it is only told what would be. */
export async function kitCommand(
  terminal: Terminal,
  name: string,
  { out, json, edition }: { readonly out: string | null; readonly json: boolean; readonly edition: string | null },
): Promise<ExitCode> {
  const [game] = gamesCalled(terminal, [name], edition) ?? [];
  if (game === undefined) return 2;
  const { world, output, plans, examples, diagnostics } = await compile(specOf(game));
  if (world === null || output === null) {
    terminal.err(renderText(diagnostics, { color: terminal.color }));
    return 1;
  }
  const made = kitOf(await loadProgram(game.root, output.engine), world, { examples, scenarios: plans });
  if (!made.ok) {
    terminal.err(refusal(made.failures));
    return 1;
  }
  const text = printKit(made.kit);
  if (json) {
    terminal.out(text);
    return 0;
  }
  const told = summary(made.kit, text);
  if (out === null) {
    terminal.out(`${name}: ${told}; \`--out FOLDER\` writes them, \`--json\` prints them\n`);
    return 0;
  }
  const file = join(out, `${name}.json`);
  const reason = writeWhole(resolve(terminal.folder, file), text);
  if (reason !== null) return cannotWrite(terminal, file, reason);
  terminal.out(`${file}: ${told}\n`);
  return 0;
}

/** `5 examples and 1 scenario with 9 decisions, 31 kB`. */
function summary({ tests, madeUp }: Kit, text: string): string {
  const isExample = tests.filter(({ kind }) => kind === 'example').length;
  const steps = tests.flatMap(({ parts }) => parts.flatMap((part) => part.steps));
  const asked = steps.reduce((sum, { decisions }) => sum + decisions.length, 0);
  const size = Math.ceil(Buffer.byteLength(text) / 1000);
  const counts = `${counted(isExample, 'example')} and ${counted(tests.length - isExample, 'scenario')}`;
  return `${counts} with ${counted(asked, 'decision')}, ${size} kB${madeUp === undefined ? '' : `; ${madeUp}`}`;
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}

/** Another engine cannot be held against what this one does not do. */
function refusal(failures: readonly Failure[]): string {
  const each = failures.map(({ id, title, reason }) => {
    const lines = reason ?? `\`rulewright replay ${id.replace('scenario/', '')}\` tells where`;
    return `  ${id} (${title})\n${lines.replace(/^/gmu, '    ')}\n`;
  });
  const what = `${counted(failures.length, 'test')} of the spec ${failures.length === 1 ? 'does' : 'do'} not hold`;
  return `error: there is no kit: ${what}\n${each.join('')}help: a kit is made of what holds; fix the spec or its tests first\n`;
}
