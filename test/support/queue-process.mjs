// A command in a process of its own, from what is compiled in a folder: `worker URL TIMES` with times of its own, or any other.
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';

const [dist, ...args] = process.argv.slice(2);
const compiled = (path) => import(pathToFileURL(join(dist, 'compiler', path)).href);
const { processTerminal } = await compiled('process-terminal.js');
if (args[0] === 'worker') {
  const [, queue, times] = args;
  const { workerCommand } = await compiled('commands/queue/worker.js');
  process.exitCode = await workerCommand(processTerminal(), { queue, workers: 1 }, JSON.parse(times));
} else {
  const { run } = await compiled('cli.js');
  process.exitCode = await run(args, processTerminal());
}
