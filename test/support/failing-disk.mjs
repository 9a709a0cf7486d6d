/**
 * Loaded before the command line (`node --import`), it makes the disk fail: RULEWRIGHT_TEST_DISK lists, as JSON, which call
 * fails on which paths with which code of the system, and after how many calls that went well.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const reasons = {
  EACCES: 'permission denied',
  EROFS: 'read-only file system',
  ENOSPC: 'no space left on device',
  EIO: 'i/o error',
};

for (const { call, path, code, after = 0 } of JSON.parse(process.env.RULEWRIGHT_TEST_DISK ?? '[]')) {
  const original = fs[call];
  let left = after;
  fs[call] = (place, ...rest) => {
    if (typeof place !== 'string' || !place.includes(path)) return original(place, ...rest);
    left -= 1;
    if (left >= 0) return original(place, ...rest);
    const syscall = call.replace(/Sync$/u, '');
    throw Object.assign(new Error(`${code}: ${reasons[code]}, ${syscall} '${place}'`), { code, syscall, path: place });
  };
}
syncBuiltinESMExports();
