/** Faults that are planted in the emitted engine of Arab Revolt, each of another kind. */

export interface Fault {
  readonly kind: string;
  /** The module, below the folder of the engine. */
  readonly file: string;
  /** What is changed is the first `from` after this text, or after the beginning. */
  readonly after?: string;
  readonly from: string;
  readonly to: string;
}

export const faults: readonly Fault[] = [
  // Standing rules, moments and the order of steps
  {
    kind: 'standing rules not kept',
    file: 'operations/sweep.ts',
    after: '*run',
    from: 'keepStandingRules(game);',
    to: '',
  },
  { kind: 'a moment skipped', file: 'operations/sweep.ts', after: '*run', from: 'yield* pause(game, scope);', to: '' },
  {
    kind: 'nothing accompanies',
    file: 'sequence.ts',
    from: "{ label: 'Special Activity', procedures: specialActivities }",
    to: 'null',
  },
  { kind: 'play goes on after its end', file: 'propaganda.ts', from: 'if (isOver(game)) return;', to: '' },
  {
    kind: 'the other faction wins',
    file: 'propaganda.ts',
    from: 'win(game, Faction.British)',
    to: 'win(game, Faction.Rebels)',
  },
  // Numbers
  { kind: '> for ≥', file: 'operations/march.ts', from: 'destination) > 3', to: 'destination) >= 3' },
  { kind: '≤ for <', file: 'propaganda.ts', from: '<= piecesOn(game, BASES)', to: '< piecesOn(game, BASES)' },
  { kind: 'rounded up', file: 'operations/assault.ts', from: 'Math.floor(hits / 2)', to: 'Math.ceil(hits / 2)' },
  {
    kind: 'a named number rounded up',
    file: 'propaganda.ts',
    from: 'Math.floor(piecesOn(game, IRREGULARS) / 2)',
    to: 'Math.ceil(piecesOn(game, IRREGULARS) / 2)',
  },
  {
    kind: 'another divisor',
    file: 'propaganda.ts',
    from: '(piecesOn(game, IRREGULARS) / 3)',
    to: '(piecesOn(game, IRREGULARS) / 2)',
  },
  { kind: 'another sign', file: 'operations/ambush.ts', from: 'Track.PoliticalWill, -1', to: 'Track.PoliticalWill, 1' },
  {
    kind: 'shifted the other way',
    file: 'operations/assault.ts',
    from: 'shiftUnity(game, -1)',
    to: 'shiftUnity(game, 1)',
  },
  { kind: 'beyond the other end', file: 'tracks.ts', from: 'let step = -beyond', to: 'let step = beyond' },
  {
    kind: 'at least 1 for 0',
    file: 'operations/deploy.ts',
    after: "'place up to 2 Police here [AR 3.2.1]',",
    from: 'atMost: 2',
    to: 'atLeast: 1, atMost: 2',
  },
  {
    kind: 'at most 3 for 2',
    file: 'operations/rally.ts',
    after: "'place up to 2 Guerrillas here [AR 3.3.1]',",
    from: 'atMost: 2',
    to: 'atMost: 3',
  },
  { kind: 'once too few', file: 'operations/assault.ts', from: 'times > 0', to: 'times > 1' },
  { kind: 'a count of removals lost', file: 'operations/ambush.ts', from: 'piecesRemoved += yield*', to: 'yield*' },
  { kind: 'a roll changed the other way', file: 'rolls.ts', from: 'added -= 1', to: 'added += 1' },
  { kind: 'a draw too few', file: 'sequence.ts', from: 'count: 2', to: 'count: 1' },
  // Which pieces, where
  {
    kind: 'other pieces',
    file: 'operations/ambush.ts',
    after: "'remove 1 Police or Irregular here [AR 3.3.4]',",
    from: 'POLICE_OR_IRREGULARS,',
    to: 'UNDERGROUND_GUERRILLAS,',
  },
  {
    kind: 'pieces of one state only',
    file: 'pieces.ts',
    after: 'GUERRILLAS: readonly number[] = [Column.UndergroundGuerrilla',
    from: ', Column.ActiveGuerrilla',
    to: '',
  },
  {
    kind: 'turned to the other state',
    file: 'pieces.ts',
    after: 'UNDERGROUND_GUERRILLAS_TURNED_ACTIVE: readonly number[] = [',
    from: 'Column.ActiveGuerrilla',
    to: 'Column.UndergroundGuerrilla',
  },
  {
    kind: 'a count leaves a state out',
    file: 'pieces.ts',
    after: 'function rebelPieces',
    from: 'countAt(game, space, Column.ActiveGuerrilla) +',
    to: '',
  },
  { kind: 'another box', file: 'chits.ts', after: 'in: [space],', from: 'to: Box.Prison,', to: '' },
  {
    kind: 'all where some',
    file: 'operations/march.ts',
    after: 'yield* moveGroup(',
    from: 'pairsOnce',
    to: 'atLeast: 1000, pairsOnce',
  },
  {
    kind: 'nothing is lifted',
    file: 'operations/rally.ts',
    from: 'lift: true',
    to: 'lift: false',
  },
  {
    kind: 'a stage that does not wait',
    file: 'operations/assault.ts',
    from: 'if (guerrillas(game, space) === 0)',
    to: 'if (game !== null)',
  },
  { kind: 'a marker stays', file: 'chits.ts', from: 'removeMarkers(game, Marker.Opposition, MANY, space);', to: '' },
  {
    kind: 'another marker',
    file: 'operations/sabotage.ts',
    after: 'if (isRailway(space))',
    from: 'Marker.Sabotage',
    to: 'Marker.Opposition',
  },
  {
    kind: 'nothing is flipped',
    file: 'propaganda.ts',
    after: 'export function* resetPhase',
    from: 'flipAll(',
    to: 'String(',
  },
  // Moving
  {
    kind: 'moved pieces move again',
    file: 'operations/march.ts',
    after: 'yield* moveGroup(',
    from: 'arrivals,',
    to: 'arrivals: newArrivals(),',
  },
  {
    kind: 'a pair of spaces twice',
    file: 'operations/march.ts',
    after: 'yield* moveGroup(',
    from: 'pairsOnce: true',
    to: 'pairsOnce: false',
  },
  {
    kind: 'adjacency lost',
    file: 'special-activities/raid.ts',
    after: "each only once, and for each group [AR 4.3.3]',",
    from: 'neighbours(game, space)',
    to: 'game.rules.layout.everySpace',
  },
  {
    kind: 'no way to be done',
    file: 'operations/patrol.ts',
    after: 'yield* moveGroups(',
    from: 'from:',
    to: 'must: true, from:',
  },
  {
    kind: 'a way to be done too many',
    file: 'propaganda.ts',
    after: 'export function* redeployPhase',
    from: 'must: true',
    to: 'must: false',
  },
  // Selecting and choosing
  {
    kind: 'candidates looked up once',
    file: 'operations/march.ts',
    from: 'const selected: number[] = [];',
    to: 'const selected: number[] = [];\nscope = { ...scope, within: game.rules.layout.everySpace.filter((space) => eligible(game, space, scope, newArrivals())) };',
  },
  { kind: 'a space selected twice', file: 'special-activities/air-recon.ts', from: 'selected.push(space);', to: '' },
  {
    kind: 'a condition of selection lost',
    file: 'operations/rally.ts',
    from: 'markersAt(game, Marker.Curfew, space) === 0 &&',
    to: '',
  },
  {
    kind: 'a condition that is not waived',
    file: 'operations/rally.ts',
    from: "scope.waiving.includes('presence') ||",
    to: '',
  },
  { kind: 'another limit', file: 'operations/sweep.ts', from: 'return 3;', to: 'return 2;' },
  {
    kind: 'a limit of the conduct lost',
    file: 'sequence.ts',
    after: "'conduct a Limited Operation [AR 2.3.2]',",
    from: 'scope: scopeOf({ limit: 1 })',
    to: 'scope: undefined',
  },
  { kind: 'a place of the conduct lost', file: 'special-activities/raid.ts', from: ', within: [destination]', to: '' },
  {
    kind: 'one space of each',
    file: 'special-activities/punish.ts',
    from: 'for (const space of selected)',
    to: 'for (const space of selected.slice(0, 1))',
  },
  {
    kind: 'what may be declined is done',
    file: 'propaganda.ts',
    after: "'British hold up to 1 Punishment chit in the pool [AR 6.2.1]',",
    from: 'optional: true',
    to: 'optional: false',
  },
  {
    kind: 'another faction is asked',
    file: 'cards/a8-fawzi-al-qawuqji.ts',
    after: 'yield* moveGroup(',
    from: 'Faction.Rebels',
    to: 'Faction.British',
  },
  {
    kind: 'labels in another order',
    file: 'operations/deploy.ts',
    from: "['Police', 'Irregular']",
    to: "['Irregular', 'Police']",
  },
  { kind: 'an alternative swapped', file: 'operations/deploy.ts', from: 'case 0: {', to: 'case 2: {' },
  {
    kind: 'another rule is cited',
    file: 'operations/march.ts',
    after: 'yield* moveGroup(',
    from: '[AR 3.3.2]',
    to: '[AR 3.3.1]',
  },
  // Branches
  {
    kind: 'the other branch',
    file: 'sequence.ts',
    from: 'if (trackAt(game, Track.Unity) === 0)',
    to: 'if (trackAt(game, Track.Unity) !== 0)',
  },
  {
    kind: 'and for or',
    file: 'operations/march.ts',
    from: '|| markersAt(game, Marker.Curfew, destination) > 0',
    to: '&& markersAt(game, Marker.Curfew, destination) > 0',
  },
  {
    kind: 'a kind of space turned round',
    file: 'operations/sabotage.ts',
    from: 'if (isRailway(space))',
    to: 'if (!isRailway(space))',
  },
  // Cards in play
  {
    kind: 'the other side of a card',
    file: 'operations/sweep.ts',
    from: 'isInPlay(game, Card.A18, Side.Shaded)',
    to: 'isInPlay(game, Card.A18, Side.Unshaded)',
  },
  {
    kind: 'the other side put in play',
    file: 'cards/a8-fawzi-al-qawuqji.ts',
    from: 'putInPlay(game, Card.A8, Side.Shaded)',
    to: 'putInPlay(game, Card.A8, Side.Unshaded)',
  },
  {
    kind: 'a restriction by a card lost',
    file: 'special-activities/raid.ts',
    from: 'isInPlay(game, Card.A15, Side.Unshaded) &&',
    to: 'game === null &&',
  },
  {
    kind: 'a change by a card lost',
    file: 'chits.ts',
    after: 'function detained',
    from: 'value += 1;',
    to: 'value += 0;',
  },
  {
    kind: 'steps of a card before lost',
    file: 'special-activities/punish.ts',
    from: 'if (isInPlay(game, Card.A27, Side.Unshaded)) yield* a27BeforePunish',
    to: 'if (game === null) yield* a27BeforePunish',
  },
  {
    kind: 'steps of a card instead lost',
    file: 'special-activities/punish.ts',
    from: 'isInPlay(game, Card.A18, Side.Unshaded)',
    to: 'game === null',
  },
  {
    kind: 'a term of a card lost',
    file: 'propaganda.ts',
    from: 'isInPlay(game, Card.A27, Side.Shaded)',
    to: 'game === null',
  },
  {
    kind: 'a value of the conduct lost',
    file: 'special-activities/punish.ts',
    from: 'scope.values.offered ?? 2',
    to: '2',
  },
  {
    kind: 'spaces of the conduct lost',
    file: 'special-activities/mobilize.ts',
    from: 'other === undefined ?',
    to: 'game !== null || other === undefined ?',
  },
  // Chits, boxes, setup and tables
  {
    kind: 'chits of a place forgotten',
    file: 'propaganda.ts',
    from: '[DRAWN, IN_PLAY, ASIDE, HELD], POOL',
    to: '[DRAWN, IN_PLAY, ASIDE], POOL',
  },
  {
    kind: 'chits to another place',
    file: 'sequence.ts',
    after: 'set aside the Operations chit',
    from: 'ASIDE',
    to: 'POOL',
  },
  { kind: 'a box left open', file: 'sequence.ts', from: 'closeBox(game, OrderBox.Event);', to: '' },
  { kind: 'an order not adjusted', file: 'sequence.ts', from: 'adjustOrder(game);', to: '' },
  { kind: 'a piece too many at the beginning', file: 'setup.ts', after: 'setCountAt(game', from: ', 2);', to: ', 3);' },
  { kind: 'a card too few in a pile', file: 'setup.ts', from: 'pile += 1', to: 'pile += 2' },
  { kind: 'a neighbour missing', file: 'tables.ts', after: 'adjacent: [', from: '[Space.', to: '[-1 + Space.' },
  { kind: 'a limit of pieces lost', file: 'tables.ts', from: 'mostPerSpace: 2', to: 'mostPerSpace: 3' },
];

/** The text with the fault in it. Throws where nothing is there to be changed. */
export function withFault(text: string, { kind, after = '', from, to }: Fault): string {
  const start = text.indexOf(after);
  const at = text.indexOf(from, start + after.length);
  if (start === -1 || at === -1) throw new Error(`no place for the fault "${kind}"`);
  return text.slice(0, at) + to + text.slice(at + from.length);
}
