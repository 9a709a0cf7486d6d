/** What the system says where it refuses something, and whether that is for the machine's own sake. */

/** Why something was refused, in words for people. */
export interface Refusal {
  readonly reason: string;
  /** True where the machine would refuse anything like it: a full disk, one that is only read, no permission. */
  readonly isOfMachine: boolean;
}

/** Other codes follow from what was asked for, such as a folder where a file was named. */
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
]);

const outOfMemory: ReadonlySet<string> = new Set(['ERR_WORKER_INIT_FAILED', 'ERR_WORKER_OUT_OF_MEMORY']);

/** What was thrown where a file or a folder could not be used. */
export function refusalOf(fault: unknown): Refusal {
  return { reason: reasonOf(fault), isOfMachine: ofMachine.has(codeOf(fault)) };
}

/** What the machine refused, in words for people, with the place; null where what was thrown is no fault of the machine. */
export function machineFault(fault: unknown): string | null {
  const code = codeOf(fault);
  if (outOfMemory.has(code)) return 'there is not enough memory for the threads';
  if (!ofMachine.has(code)) return null;
  const place = fault instanceof Error && 'path' in fault && typeof fault.path === 'string' ? ` (${fault.path})` : '';
  return `${reasonOf(fault)}${place}`;
}

/** What the system said, without its code and the path: `permission denied`. */
export function reasonOf(fault: unknown): string {
  if (!(fault instanceof Error)) return String(fault);
  return /^[A-Z][A-Z0-9]+: ([^,]+)/u.exec(fault.message)?.[1] ?? fault.message;
}

/** True for what the system says where nothing has the name that was asked for. */
export function isNothingThere(fault: unknown): boolean {
  return codeOf(fault) === 'ENOENT';
}

function codeOf(fault: unknown): string {
  return fault instanceof Error && 'code' in fault && typeof fault.code === 'string' ? fault.code : '';
}
