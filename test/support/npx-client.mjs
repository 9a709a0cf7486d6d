// Stands for `npx` in a script that a test runs: asks the process of the test, at a port, to run the command, and ends as it ended.
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

const [port, ...args] = process.argv.slice(2);
const asked = connect(Number(port), '127.0.0.1');
asked.end(JSON.stringify({ args, cwd: process.cwd() }));
const { exitCode, out, err } = JSON.parse(await text(asked));
process.stdout.write(out);
process.stderr.write(err);
process.exitCode = exitCode;
