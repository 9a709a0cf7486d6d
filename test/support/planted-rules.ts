/**
 * Errors in rules, such as a hasty reader of a rulebook makes: each in one place of a spec that examples and scenarios must notice.
 * Hardly any of them is a change that `mutate` makes.
 */

export interface PlantedRule {
  /** What the spec then says wrongly. */
  readonly error: string;
  /** Below the game's folder in `spec/`. */
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

export const plantedRules: Readonly<Record<string, readonly PlantedRule[]>> = {
  'arab-revolt': [
    {
      error: 'Assault counts Troops alone in Cities and all cubes in Districts',
      file: 'operations/assault.yaml',
      from: 'the Troops here if here is a District, otherwise the cubes here',
      to: 'the Troops here if here is a City, otherwise the cubes here',
    },
    {
      error: 'Opposition halves the hits of an Assault only where Police take part',
      file: 'operations/assault.yaml',
      from: '      - if Opposition is here:\n',
      to: '      - if Opposition is here and Police are here:\n',
    },
    {
      error: 'a Base lets Rally place 1, and its absence 2',
      file: 'operations/rally.yaml',
      from: 'place up to 2 Guerrillas here\n        otherwise:\n          - place 1 Guerrilla here',
      to: 'place 1 Guerrilla here\n        otherwise:\n          - place up to 2 Guerrillas here',
    },
    {
      error: 'March counts the group alone against the limit',
      file: 'operations/march.yaml',
      from: 'if the group plus the British pieces here is more than 3',
      to: 'if the group is more than 3',
    },
    {
      error: 'March activates in every space but Railways',
      file: 'operations/march.yaml',
      from: 'if here is a Railway or a Curfew is here:',
      to: 'if here is not a Railway:',
    },
    {
      error: 'Patrol activates in every selected space',
      file: 'operations/patrol.yaml',
      from: 'in each selected Railway:',
      to: 'in each selected space:',
    },
    {
      error: 'Sweep counts Troops alone',
      file: 'operations/sweep.yaml',
      from: 'let scouted be half of the cubes here, rounded down',
      to: 'let scouted be half of the Troops here, rounded down',
    },
    {
      error: 'Deploy lifts a Curfew and leaves the Opposition',
      file: 'operations/deploy.yaml',
      from: '          - remove the Curfew here\n          - remove Opposition here\n',
      to: '          - remove the Curfew here\n',
    },
    {
      error: 'Ambush lowers Political Will where three pieces fell in one space',
      file: 'operations/ambush.yaml',
      from: '  - if the pieces removed is at least 3:\n      - reduce Political Will by 1',
      to: '      - if the pieces removed is at least 3:\n          - reduce Political Will by 1',
    },
    {
      error: 'Raid comes from any space with Guerrillas',
      file: 'special-activities/raid.yaml',
      from: 'from an adjacent space with a Base to here',
      to: 'from an adjacent space to here',
    },
    {
      error: 'Guerrillas go to Foreign Countries although there is a Base',
      file: 'propaganda.yaml',
      from: '          - if a Base is on the map:',
      to: '          - if no Bases are on the map:',
    },
    {
      error: 'the Redeploy Phase comes before the Support Phase',
      file: 'propaganda.yaml',
      from: '      - conduct Support Phase\n      - conduct Redeploy Phase\n',
      to: '      - conduct Redeploy Phase\n      - conduct Support Phase\n',
    },
    {
      error: 'Foreign Assistance needs Rebel pieces there',
      file: 'propaganda.yaml',
      from: ', waiving presence',
      to: '',
    },
  ],
  palestine: [
    {
      error: 'Travel turns a group Underground on a Railway whatever its size',
      file: 'operations/travel.yaml',
      from: 'if here is a Railway and the group plus the cubes here is more than 3:',
      to: 'if here is a Railway and the cubes here is more than 3:',
    },
    {
      error: 'Sabotage spends Arms Caches only in its own space',
      file: 'operations/sabotage.yaml',
      from: 'remove 1 Arms Cache in or adjacent to here',
      to: 'remove 1 Arms Cache here',
    },
    {
      error: 'Mass Detention reduces Political Will also by those who are caught',
      file: 'special-activities/mass-detention.yaml',
      from: 'reduce Political Will by suspects minus detained',
      to: 'reduce Political Will by suspects plus detained',
    },
    {
      error: 'Negotiate draws Intel while the Haganah still cooperate little',
      file: 'special-activities/negotiate.yaml',
      from: 'if Haganah is 0:',
      to: 'if Haganah is at least 1:',
    },
    {
      error: 'Rob activates where no Police are',
      file: 'operations/rob.yaml',
      from: 'if Police are here:',
      to: 'if no Police are here:',
    },
    {
      error: 'Restore turns Terror over first, and so removes it at once',
      file: 'special-activities/restore.yaml',
      from: '      - remove all Sabotage here\n      - flip all Terror here to Sabotage',
      to: '      - flip all Terror here to Sabotage\n      - remove all Sabotage here',
    },
    {
      error: 'Irgun draw Intel when they Pass, the British Rob',
      file: 'sequence.yaml',
      from: 'if the executing faction is British:',
      to: 'if the executing faction is Irgun:',
    },
    {
      error: 'Cells return to Cities under Curfew',
      file: 'propaganda.yaml',
      from: 'in each City without a Curfew:',
      to: 'in each City with a Curfew:',
    },
    {
      error: 'Assault sends the first of the removed to Prison',
      file: 'operations/assault.yaml',
      from: 'let imprisoned be half of the Cells removed, rounded down',
      to: 'let imprisoned be half of the Cells removed, rounded up',
    },
    {
      error: 'Search looks in Cities for all cubes without Intel',
      file: 'operations/search.yaml',
      from: '                - activate 1 Cell per watch cubes here',
      to: '                - activate 1 Cell per cube here',
    },
    {
      error: 'Terror raises the Haganah track',
      file: 'special-activities/terror.yaml',
      from: '          - reduce Haganah by 1',
      to: '          - raise Haganah by 1',
    },
    {
      error: 'Propagandize spares a Cell only where one is Underground',
      file: 'special-activities/propagandize.yaml',
      from: 'if no Active Cells are here:',
      to: 'if no Underground Cells are here:',
    },
    {
      error: 'half of the Prison is freed, rounded up',
      file: 'propaganda.yaml',
      from: 'let freed be half of the Cells in Prison, rounded down',
      to: 'let freed be half of the Cells in Prison, rounded up',
    },
  ],
};
