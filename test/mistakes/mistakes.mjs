/** `npm run mistakes`: brings what is compiled up to date, and measures the messages. */
import { register } from 'node:module';

register('../support/typescript.mjs', import.meta.url);
const { default: freshDist } = await import('../support/fresh-dist.ts');
await freshDist();
const { main } = await import('./main.ts');
process.exitCode = main(process.argv.slice(2));
