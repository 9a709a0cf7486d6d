/** How long a work takes, whatever else the machine is at. */

/** The milliseconds that this process spends of the processors while it does `work`. */
export function processorTime(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
