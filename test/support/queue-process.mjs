// A command in a process of its own, from what is compiled in a folder: `hurried-worker URL TIMES` is a worker with times of its own, all else what the command line takes.
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';

const [dist, ...args] = process.argv.slice(2);
const compiled = (path) => import(pathToFileURL(join(dist, 'compiler', path)).href);
if (args[0] === 'hurried-worker') {
  const [, queue, times] = args;
  const { processTerminal } = await compiled('process-terminal.js');
  const { workerCommand } = await compiled('commands/queue/worker.js');
  process.exitCode = await workerCommand(processTerminal(), { queue, workers: 1 }, JSON.parse(times));
} else {
  const { main } = await compiled('cli.js');
  await main([process.execPath, 'rulewright', ...args]);
}
