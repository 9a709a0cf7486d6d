/** Faults of the engine or of generated code: never the doing of a player, a spec's author or a saved file. */

/** Throws: what happened should have been impossible. */
export function fault(message: string): never {
  throw new Error(`internal fault: ${message}`);
}
