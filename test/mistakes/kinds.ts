/** What people get wrong in the files of a game, by kind. */
import type { Draw } from './draw.js';
import type { Edit } from './edits.js';
import { ofExamples, ofWords } from './kinds-of-words.js';
import { ofKeys } from './kinds-of-keys.js';
import { ofLayout } from './kinds-of-layout.js';
import { ofSentences } from './kinds-of-sentences.js';
import type { Sites } from './sites.js';

export interface Slipped {
  readonly edits: readonly Edit[];
  /** False where what was meant is nowhere in the text any more: nobody can propose it. */
  readonly isTold?: boolean;
}

export interface Kind {
  readonly name: string;
  /** False where what was meant is nowhere in the text any more, so that no fix of it is to be expected. */
  readonly isTold: boolean;
  /** One mistake of the kind; null where the file has nothing to make it in. */
  readonly make: (sites: Sites, draw: Draw) => Slipped | null;
}

export const kinds: readonly Kind[] = [...ofWords, ...ofSentences, ...ofKeys, ...ofLayout, ...ofExamples];
