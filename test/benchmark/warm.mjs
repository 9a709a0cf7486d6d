/** What goes on in one process while somebody writes: the language server after a keystroke, and `build --watch` after a save. */
import { writeFileSync } from 'node:fs';
import { PassThrough } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { createProtocolConnection, StreamMessageReader, StreamMessageWriter } from 'vscode-languageserver/node';
import { dist, median } from './workbench.mjs';

/** Of each the median and the least, in milliseconds of processor time, and the median of the time on the clock. */
export async function measureWarm(bench, game, rounds) {
  // What waits here for a file or a message has nothing of its own that keeps the process.
  const staying = setInterval(() => {}, 1000);
  const times = [
    { name: 'keystroke, until what is wrong is told', ...(await typed(bench, rounds)) },
    { name: 'save, until verdicts are told and code is written', ...(await saved(bench, game, rounds)) },
  ];
  clearInterval(staying);
  return times;
}

/** A number is mistyped and mended, as it is typed, in a server of this process. */
async function typed(bench, rounds) {
  const { serveOver } = await import(dist('compiler/language-server/stdio.js'));
  const [toServer, toClient] = [new PassThrough(), new PassThrough()];
  const served = serveOver(toServer, toClient);
  const connection = createProtocolConnection(new StreamMessageReader(toClient), new StreamMessageWriter(toServer));
  const told = new PassThrough({ objectMode: true });
  connection.onNotification('textDocument/publishDiagnostics', (params) => told.write(params));
  const heard = told[Symbol.asyncIterator]();
  connection.listen();
  await connection.sendRequest('initialize', {
    processId: null,
    workspaceFolders: [{ uri: pathToFileURL(bench.root).href, name: 'games' }],
    capabilities: {},
  });
  await connection.sendNotification('initialized', {});
  const uri = pathToFileURL(bench.edit.path).href;
  const [text] = bench.edit.texts;
  // A word of the first sentence of the card is mistyped, and mended; never twice the same text, which would be known.
  const slip = (round) => text.replace(/(?<=^ *- \w+ )(?=\w)/mu, `x${round}`);
  await connection.sendNotification('textDocument/didOpen', {
    textDocument: { uri, languageId: 'yaml', version: 1, text },
  });
  const times = await measured(rounds, async (round) => {
    const isSlip = round % 2 === 0;
    await connection.sendNotification('textDocument/didChange', {
      textDocument: { uri, version: round + 2 },
      contentChanges: [{ text: isSlip ? slip(round) : `${text}# ${round}\n` }],
    });
    for (;;) {
      const { value: params } = await heard.next();
      if (params.uri === uri && params.diagnostics.length > 0 === isSlip) return;
    }
  });
  await connection.sendRequest('shutdown');
  await connection.sendNotification('exit');
  await served;
  return times;
}

async function saved(bench, game, rounds) {
  const { watchCommand } = await import(dist('compiler/commands/watch.js'));
  const printed = new PassThrough({ objectMode: true });
  let stop = () => {};
  const terminal = {
    out: (text) => printed.write(text),
    err: () => {},
    color: false,
    watched: false,
    folder: bench.root,
    onInterrupt: (end) => {
      stop = end;
      return () => {};
    },
  };
  const lines = printed[Symbol.asyncIterator]();
  const until = async (words) => {
    for (;;) {
      const { value: text } = await lines.next();
      if (text.includes(words)) return;
    }
  };
  const watching = watchCommand(terminal, [game]);
  await until('watching spec/');
  const times = await measured(rounds, async () => {
    bench.edit.next();
    await until(' written');
  });
  stop();
  await watching;
  writeFileSync(bench.edit.path, bench.edit.original);
  return times;
}

/** Does a thing several times, after two that are not counted. */
async function measured(rounds, act) {
  const [processor, clock] = [[], []];
  for (let round = 0; round < rounds + 2; round += 1) {
    const [start, used] = [performance.now(), process.cpuUsage()];
    await act(round);
    const { user, system } = process.cpuUsage(used);
    if (round < 2) continue;
    processor.push((user + system) / 1000);
    clock.push(performance.now() - start);
  }
  return { medianMs: median(processor), leastMs: Math.min(...processor), clockMs: median(clock) };
}
