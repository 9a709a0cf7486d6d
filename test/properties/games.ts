/** The games that the properties are held against. */
import { program as arabRevolt } from '../../generated/arab-revolt/index.js';
import { program as israeliIndependence } from '../../generated/israeli-independence/index.js';
import { program as palestine } from '../../generated/palestine/index.js';
import type { Program } from '../../runtime/program.js';

export const games: readonly { readonly folder: string; readonly program: Program }[] = [
  { folder: 'arab-revolt', program: arabRevolt },
  { folder: 'palestine', program: palestine },
  { folder: 'israeli-independence', program: israeliIndependence },
];
