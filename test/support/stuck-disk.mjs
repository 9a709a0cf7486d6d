/**
 * Loaded before the command line (`node --import`): the third file that it writes into a new folder is never written, and the
 * process says so and stays there, to be ended.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const original = fs.writeFileSync;
let written = 0;
fs.writeFileSync = (place, ...rest) => {
  if (typeof place === 'string' && /\.rulewright[\\/][^\\/]+\.new[\\/]/u.test(place) && ++written === 3) {
    fs.writeSync(1, 'stuck');
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  }
  return original(place, ...rest);
};
syncBuiltinESMExports();
