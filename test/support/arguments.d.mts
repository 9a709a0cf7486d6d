import type { parseArgs, ParseArgsConfig } from 'node:util';

export function argumentsOf<const T extends ParseArgsConfig>(config: T, help: string): ReturnType<typeof parseArgs<T>>;
