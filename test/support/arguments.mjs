import { parseArgs } from 'node:util';

/** What stands behind the name of a command, read as `parseArgs` does; what it does not know ends the command with its help. */
export function argumentsOf(config, help) {
  try {
    return parseArgs(config);
  } catch ({ message }) {
    process.stderr.write(`${message.split('. ')[0]}\n\n${help}`);
    return process.exit(2);
  }
}
