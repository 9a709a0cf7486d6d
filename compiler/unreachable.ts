/** Reached only when a union gained a member that a switch does not know; the type checker then points here. */
export function unreachable(value: never): never {
  throw new Error(`unreachable: ${JSON.stringify(value)}`);
}
