/** A disk that fails: calls of `node:fs` end as the system ends them. */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/** Which call of `node:fs` fails on paths that hold a text, with which code, after how many that went well. */
export interface DiskFault {
  readonly call: string;
  readonly path: string;
  readonly code: keyof typeof reasons;
  readonly after?: number;
}

const reasons = {
  EACCES: 'permission denied',
  EROFS: 'read-only file system',
  ENOSPC: 'no space left on device',
  EIO: 'i/o error',
};

type Call = (place: unknown, ...rest: readonly unknown[]) => unknown;

/** Does `work` while the disk fails below a folder; then it is sound again. */
export async function withFailingDisk<T>(
  folder: string,
  faults: readonly DiskFault[],
  work: () => Promise<T>,
): Promise<T> {
  if (faults.length === 0) return work();
  const calls = fs as unknown as Record<string, Call>;
  const sound = new Map<string, Call>();
  for (const fault of faults) {
    const original = calls[fault.call];
    if (original === undefined) throw new Error(`node:fs has no ${fault.call}`);
    sound.set(fault.call, sound.get(fault.call) ?? original);
    calls[fault.call] = failing(original, folder, fault);
  }
  syncBuiltinESMExports();
  try {
    return await work();
  } finally {
    Object.assign(calls, Object.fromEntries(sound));
    syncBuiltinESMExports();
  }
}

function failing(original: Call, folder: string, { call, path, code, after = 0 }: DiskFault): Call {
  let left = after;
  return (place, ...rest) => {
    if (typeof place !== 'string' || !place.startsWith(folder) || !place.includes(path)) {
      return original(place, ...rest);
    }
    left -= 1;
    if (left >= 0) return original(place, ...rest);
    const syscall = call.replace(/Sync$/u, '');
    throw Object.assign(new Error(`${code}: ${reasons[code]}, ${syscall} '${place}'`), { code, syscall, path: place });
  };
}
