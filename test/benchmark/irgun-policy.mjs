/** A yardstick: what somebody who has read the rules of Palestine for an hour might do as Irgun. All that it does not say is by chance. */

/**
 * A player for the faction. The box of an Operation with a Special Activity where it is open, else that of the Limited Operation; Sabotage with
 * four or more Cells Underground on the map, else Recruit; a City before a Railway before any other space; yes to what may be done.
 */
export function irgunPolicy(program, { gameAt, playerOf, optionLabel, piecesOn }) {
  const { rules } = program;
  const byChance = playerOf({ kind: 'random', budget: null });
  const underground = rules.columns.flatMap(({ name }, column) => (name === 'Underground Cell' ? [column] : []));
  const kindOf = (space) => rules.spaceKinds[rules.spaces[space]?.kind];
  const order = ['City', 'Railway'];
  return (moment) => {
    const { asked, checkpoint } = moment;
    const { kind, options } = asked;
    const called = (wanted) =>
      wanted.map((name) => options.find((it) => optionLabel(rules, asked, it) === name)).find((it) => it !== undefined);
    const isReady = piecesOn(gameAt(program, checkpoint), underground) >= 4;
    switch (kind) {
      case 'box':
        return called(['Operation & Special Activity', 'Limited Operation']) ?? byChance(moment);
      case 'alternative':
        return called(['Operation', 'Limited Operation', 'yes', 'do it']) ?? byChance(moment);
      case 'procedure':
        return called(isReady ? ['Sabotage', 'Recruit'] : ['Recruit']) ?? byChance(moment);
      case 'space':
        return (
          order.map((it) => options.find((space) => kindOf(space) === it)).find((it) => it !== undefined) ??
          byChance(moment)
        );
      default:
        return byChance(moment);
    }
  };
}
