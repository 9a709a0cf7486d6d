/** Shows an address in the browser of whoever sits here. */
import { spawn } from 'node:child_process';
import { platform } from 'node:os';

/** Where no browser can be opened, nothing happens: the address is printed as well. */
export function openPage(address: string): void {
  const [command, ...args] = commands[platform()] ?? ['xdg-open'];
  const child = spawn(command, [...args, address], { stdio: 'ignore', detached: true });
  child.on('error', () => undefined);
  child.unref();
}

const commands: Readonly<Record<string, readonly [string, ...string[]]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};
