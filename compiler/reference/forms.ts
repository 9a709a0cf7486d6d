/** The table of forms: every form of the language, in the order of the reference. */
import { clauseForms } from '../surface/forms/clauses.js';
import type { Form } from '../surface/forms/form.js';
import { actorForms, changeForms, filterForms, momentForms, precedenceForms, settingForms } from './nouns.js';
import { conditionForms, numberForms, quantityForms } from '../surface/forms/numbers.js';
import { openingForms, termForms } from './openings.js';
import { nounForms } from './things.js';

export interface Chapter {
  readonly title: string;
  readonly text: string;
  /** By the kind in the Surface. */
  readonly forms: Readonly<Record<string, Form>>;
}

export const chapters: readonly Chapter[] = [
  {
    title: 'Sentences',
    text: 'A sentence is one line, without a full stop. It begins with who acts, where that is not the executing faction, and a verb.',
    forms: clauseForms,
  },
  { title: 'Who acts', text: 'Stands before the verb, or alone as the opening of a block.', forms: actorForms },
  {
    title: 'Openings of blocks',
    text: 'A key with a colon; what belongs to it is indented below.',
    forms: openingForms,
  },
  {
    title: 'Nouns',
    text: 'What a sentence speaks of. Wording that could be read in two ways is refused, with an unambiguous wording for each.',
    forms: nounForms,
  },
  { title: 'How many', text: 'Stands before a noun.', forms: quantityForms },
  { title: 'Which ones', text: 'Stands behind a noun, and several may follow one another.', forms: filterForms },
  { title: 'The order of a removal', text: 'Stands at the end of `remove`.', forms: precedenceForms },
  { title: 'Numbers', text: 'Wherever a number is asked for.', forms: numberForms },
  { title: 'Conditions', text: 'Behind `if`, and where a procedure says what it requires.', forms: conditionForms },
  { title: 'What is different in one conduct', text: 'Stands at the end of `conduct`.', forms: settingForms },
  { title: 'Terms', text: 'Below `change TRACK by the net of:`, in quotes.', forms: termForms },
  {
    title: 'While a card is in play: changes',
    text: 'A sentence below `while in play:`, or below `on the next CARD:`, which holds on the next card of that kind (`on the next Event or Reckoning:`, or `on the next card:` for any), from when it is revealed until the card after it is.',
    forms: changeForms,
  },
  {
    title: 'While a card is in play: moments',
    text: 'A key below `while in play:` or `on the next CARD:`, with steps or terms below it.',
    forms: momentForms,
  },
];
