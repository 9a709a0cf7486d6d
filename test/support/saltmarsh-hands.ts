/** The kinds of card of Saltmarsh, and those of its cards that factions hold. */

export const cardKinds = `card kinds:
  Event: { plural: Events, rule: "5.0" }
  Fixed Event: { plural: Fixed Events, rule: "5.1" }
  Reckoning: { aliases: [Reckoning card], rule: "6.0" }
  Tiding: { plural: Tidings, held by: each faction, rule: "5.0" }
  Ruse: { plural: Ruses, held by: each faction, rule: "5.0" }
`;

export const heldCards: readonly (readonly [path: string, text: string])[] = [
  [
    'saltmarsh/cards/t1-fair-wind.yaml',
    `card: T1
title: Fair Wind
kind: Tiding
event:
  title: Sails in the mouth of the river
  effect:
    - raise Resolve by 1
    - draw 1 Ruse card
examples:
  - name: a Ruse is drawn
    given:
      - Resolve is 3
      - the Ruse deck holds False Lights
    when:
      - League play T1
    then:
      - Resolve is 4
      - League hold False Lights
`,
  ],
  [
    'saltmarsh/cards/u1-false-lights.yaml',
    `card: U1
title: False Lights
kind: Ruse
event:
  title: The wrong shore
  effect:
    - draw 1 Tiding card
    - play up to 1 Tiding card in hand
    - reshuffle the Tiding discard pile into the deck
examples:
  - name: a Tiding is played, and is in the deck again
    given:
      - Resolve is 3
      - League hold Fair Wind
      - the Ruse deck holds nothing
    when:
      - League play U1
      - League: Fair Wind
    then:
      - Resolve is 4
      - the Tiding deck holds Fair Wind
`,
  ],
];
