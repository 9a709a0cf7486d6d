/** Run once when the compiler has been compiled: writes the validators of its schemas, which take long to compile. */
import { writeFileSync } from 'node:fs';
import { schemaDocuments } from '../surface/file-kinds.js';
import { validatorsModule } from '../yaml/compile-schemas.js';

writeFileSync(new URL('../yaml/written-validators.js', import.meta.url), validatorsModule(schemaDocuments));
