/** The numbered rules of Saltmarsh's rulebook. */
import type { SourceFile } from '../../compiler/source/span.js';

export const saltmarshRules: SourceFile = {
  path: 'saltmarsh/rules.yaml',
  text: `rules:
  "1.0": { title: The Marsh, not playable: tells the story }
  "1.1": Factions
  "1.2": Pieces
  "1.3": Taken from the Map
  "1.4": { title: Markers, carried by: [Unrest] }
  "1.5": Gaol
  "1.6": Resolve
  "1.7": Mood
  "1.8": Favour
  "1.9": The Map
  "2.0": Setup
  "2.1": Whole Game
  "2.2": Turn
  "2.3":
    title: Rest
    examples:
      - name: a Rest raises Resolve
        cites: "1.6"
        given:
          - Resolve is 5
        when:
          - Crown conduct Rest
        then:
          - Resolve is 6
  "2.4": Wind
  "3.0": Operations
  "3.1": Muster
  "3.2": Rise
  "3.3": Rove
  "3.4": Ebb
  "4.0": Special Activities
  "4.1": Riot
  "4.2": Beacon
  "5.0": Events
  "5.1": Fixed Events
  "6.0": Reckoning
  "6.0.1": { title: Nightfall, carried by: [Reckoning Round] }
  "6.1": Winter Stores
  "8.0": An Example
`,
};
