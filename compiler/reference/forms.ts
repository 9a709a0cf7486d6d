/** The table of forms: every form of the language, in the order of the reference. */
import { actorForms, precedenceForms, settingForms } from '../surface/forms/acting.js';
import { clauseForms } from '../surface/forms/clauses.js';
import { conditionForms } from '../surface/forms/conditions.js';
import type { Form, Forms } from '../surface/forms/form.js';
import { changeForms } from '../surface/forms/lasting.js';
import { momentForms } from '../surface/forms/moments.js';
import { filterForms, quantityForms } from '../surface/forms/nouns.js';
import { nounForms } from '../surface/forms/things.js';
import { numberForms } from '../surface/forms/numbers.js';
import { openingForms, termForms } from '../surface/forms/openings.js';
import type {
  Actor,
  Change,
  Clause,
  Condition,
  Filter,
  Moment,
  NumberPhrase,
  Opening,
  Precedence,
  Quantity,
  Setting,
  Term,
} from '../surface/ir.js';

export interface Chapter {
  readonly title: string;
  readonly text: string;
  /** By the kind in the Surface. */
  readonly forms: Readonly<Record<string, Form>>;
}

export const chapters: readonly Chapter[] = [
  {
    title: 'Sentences',
    text: 'A sentence is one line; a capital at its start and a full stop at its end change nothing. It begins with who acts, where that is not the executing faction, and a verb.',
    forms: clauseForms satisfies Forms<Clause['kind']>,
  },
  {
    title: 'Who acts',
    text: 'Stands before the verb, or alone as the opening of a block.',
    forms: actorForms satisfies Forms<Actor['kind']>,
  },
  {
    title: 'Openings of blocks',
    text: 'A key with a colon; what belongs to it is indented below.',
    forms: openingForms satisfies Forms<Opening['kind']>,
  },
  {
    title: 'Nouns',
    text: 'What a sentence speaks of. Wording that could be read in two ways is refused, with an unambiguous wording for each.',
    forms: nounForms,
  },
  { title: 'How many', text: 'Stands before a noun.', forms: quantityForms satisfies Forms<Quantity['kind']> },
  {
    title: 'Which ones',
    text: 'Stands behind a noun, and several may follow one another.',
    forms: filterForms satisfies Forms<Filter['kind']>,
  },
  {
    title: 'The order of a removal',
    text: 'Stands at the end of `remove`.',
    forms: precedenceForms satisfies Forms<Precedence['kind']>,
  },
  {
    title: 'Numbers',
    text: 'Wherever a number is asked for.',
    forms: numberForms satisfies Forms<NumberPhrase['kind']>,
  },
  {
    title: 'Conditions',
    text: 'Behind `if`, and where a procedure says what it requires.',
    forms: conditionForms satisfies Forms<Condition['kind']>,
  },
  {
    title: 'What is different in one conduct',
    text: 'Stands at the end of `conduct`.',
    forms: settingForms satisfies Forms<Setting['kind']>,
  },
  {
    title: 'Terms',
    text: 'Below `change TRACK by the net of:`, in quotes.',
    forms: termForms satisfies Forms<Term['kind']>,
  },
  {
    title: 'While a card is in play: changes',
    text: 'A sentence below `while in play:`, or below `on the next CARD:`, which holds on the next card of that kind (`on the next Event or Reckoning:`, or `on the next card:` for any), from when it is revealed until the card after it is.',
    forms: changeForms satisfies Forms<Change['kind']>,
  },
  {
    title: 'While a card is in play: moments',
    text: 'A key below `while in play:` or `on the next CARD:`, with steps or terms below it.',
    forms: momentForms satisfies Forms<Moment['kind']>,
  },
];
