/** What a word can be, by the names that the protocol has for it, in the order in which the protocol counts them. */
export const colours = [
  'keyword',
  'operator',
  'number',
  'class',
  'type',
  'namespace',
  'variable',
  'function',
  'enumMember',
] as const;

export type Colour = (typeof colours)[number];
