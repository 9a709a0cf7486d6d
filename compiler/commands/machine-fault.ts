/** Tells apart what the machine refuses, such as a full disk, from what is wrong with rulewright itself. */
import { reasonOf } from '../host/read-file.js';

/** What the system refuses by itself, whatever it is asked for; other codes would be a slip of ours. */
const ofMachine: ReadonlySet<string> = new Set([
  'EACCES',
  'EAGAIN',
  'EBUSY',
  'EDQUOT',
  'EFBIG',
  'EIO',
  'ELOOP',
  'EMFILE',
  'ENAMETOOLONG',
  'ENFILE',
  'ENODEV',
  'ENOLCK',
  'ENOMEM',
  'ENOSPC',
  'ENOTSUP',
  'ENXIO',
  'EPERM',
  'EROFS',
  'ESTALE',
  'ETIMEDOUT',
  'ETXTBSY',
  'ERR_WORKER_INIT_FAILED',
  'ERR_WORKER_OUT_OF_MEMORY',
]);

/** In words for people; null where it is no fault of the machine. */
export function machineFault(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return null;
  if (!ofMachine.has(error.code)) return null;
  if (error.code.startsWith('ERR_WORKER')) return 'there is not enough memory for the threads';
  const place = 'path' in error && typeof error.path === 'string' ? ` (${error.path})` : '';
  return `${reasonOf(error)}${place}`;
}
