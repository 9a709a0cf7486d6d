/** What errata can be. */
export const errataKinds = ['clarification', 'correction', 'change of rule'] as const;

export type ErrataKind = (typeof errataKinds)[number];
