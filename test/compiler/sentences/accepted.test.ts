import { describe, expect, it } from 'vitest';
import { outlineOf, readings, type Part } from './saltmarsh.js';

/** Canonical sentences, and what they are read as. */
const canonical: readonly (readonly [Part, string, string])[] = [
  ['sentence', 'place 2 Runners in Tokyo', '(clause: place(what: exactly(count: 2) Runners, to: Tokyo))'],
  ['sentence', 'place 1 Trooper in Huế', '(clause: place(what: exactly(count: 1) Trooper, to: Huế))'],
  [
    'sentence',
    'place up to 2 Troopers in Fenwick Moor',
    '(clause: place(what: up to(count: 2) Troopers, to: Fenwick Moor))',
  ],
  ['sentence', 'place Unrest', '(clause: place(what: Unrest))'],
  ['sentence', 'place Unrest here if none', '(clause: place(what: Unrest, to: here, ifNone))'],
  ['sentence', 'place Unrest if none', '(clause: place(what: Unrest, ifNone))'],
  ['sentence', 'place hits Runners here', '(clause: place(what: exactly(count: named(name: hits)) Runners, to: here))'],
  [
    'sentence',
    'place all Troopers from Reserve in any Towns',
    '(clause: place(what: all Troopers, from: Reserve, to: any Towns))',
  ],
  [
    'sentence',
    'place 1 Runner in a Fen adjacent to here',
    '(clause: place(what: exactly(count: 1) Runner, to: exactly(count: 1) Fen {adjacent to(place: here)}))',
  ],
  [
    'sentence',
    'place half of hits, rounded down, Runners here',
    '(clause: place(what: exactly(count: half(of: named(name: hits), rounding: down)) Runners, to: here))',
  ],
  [
    'sentence',
    'place up to half of hits, rounded up, Runners in Fenwick',
    '(clause: place(what: up to(count: half(of: named(name: hits), rounding: up)) Runners, to: Fenwick))',
  ],
  [
    'sentence',
    'place as many Runners as there are Depots here',
    '(clause: place(what: exactly(count: count(what: Depots {here})) Runners))',
  ],
  [
    'sentence',
    'place up to as many Runners as there are Depots on the map',
    '(clause: place(what: up to(count: count(what: Depots {on the map})) Runners))',
  ],
  ['sentence', 'place 1 or 2 Runners here', '(clause: place(what: between(least: 1, most: 2) Runners, to: here))'],
  ['sentence', 'place 1 to 3 Runners here', '(clause: place(what: between(least: 1, most: 3) Runners, to: here))'],
  ['sentence', 'place 1 or more Runners here', '(clause: place(what: at least(count: 1) Runners, to: here))'],
  [
    'sentence',
    'Any place 2 Runners in "place"',
    '(actor: faction(name: Any), clause: place(what: exactly(count: 2) Runners, to: place))',
  ],
  ['sentence', 'remove 1 Runner here to Prison', '(clause: remove(what: exactly(count: 1) Runner {here}, to: Prison))'],
  [
    'sentence',
    'remove up to hits Active League pieces here, Runners first, Depots only when no Runners remain',
    '(clause: remove(what: up to(count: named(name: hits)) Active+League+pieces {here}, order: [first(what: Runners), only when none(what: Depots, remaining: Runners)]))',
  ],
  [
    'sentence',
    'remove 2 Runners, Runners first',
    '(clause: remove(what: exactly(count: 2) Runners, order: [first(what: Runners)]))',
  ],
  [
    'sentence',
    'remove 2 League pieces here, Depots only when no Runner remains',
    '(clause: remove(what: exactly(count: 2) League+pieces {here}, order: [only when none(what: Depots, remaining: Runner)]))',
  ],
  ['sentence', 'remove 1 Runner in each Fen', '(clause: remove(what: exactly(count: 1) Runner {in(place: each Fen)}))'],
  [
    'sentence',
    'remove 1 Runner in or adjacent to Fenwick with Troopers',
    '(clause: remove(what: exactly(count: 1) Runner {in or adjacent to(place: Fenwick)} {with(things: [Troopers])}))',
  ],
  [
    'sentence',
    'remove detained Runners here',
    '(clause: remove(what: exactly(count: named(name: detained)) Runners {here}))',
  ],
  [
    'sentence',
    'replace up to 1 Active Runner on the map with a Trooper',
    '(clause: replace(what: up to(count: 1) Active+Runner {on the map}, with: exactly(count: 1) Trooper))',
  ],
  [
    'sentence',
    'replace 1 Runner in a Fen with Troopers with 2 Depots',
    '(clause: replace(what: exactly(count: 1) Runner {in(place: exactly(count: 1) Fen {with(things: [Troopers])})}, with: exactly(count: 2) Depots))',
  ],
  [
    'sentence',
    'replace 1 Runner in Marsh in or adjacent to here with a Trooper',
    '(clause: replace(what: exactly(count: 1) Runner {in(place: Marsh)} {in or adjacent to(place: here)}, with: exactly(count: 1) Trooper))',
  ],
  [
    'sentence',
    'move any cubes on the map to the selected spaces',
    '(clause: move(what: any cubes {on the map}, to: selected+spaces))',
  ],
  ['sentence', 'move all Runners here to adjacent Fens', '(clause: move(what: all Runners {here}, to: adjacent+Fens))'],
  [
    'sentence',
    'move 1 Runner from Fenwick to Harrow',
    '(clause: move(what: exactly(count: 1) Runner, from: Fenwick, to: Harrow))',
  ],
  [
    'sentence',
    'flip all Runners on the map to Hidden',
    '(clause: flip(what: all Runners {on the map}, state: Hidden))',
  ],
  [
    'sentence',
    'expose 1 Hidden Runner here',
    '(clause: flip(what: exactly(count: 1) Hidden+Runner {here}, state: Active))',
  ],
  [
    'sentence',
    'expose 1 Runner per 2 cubes here',
    '(clause: flip(what: exactly(count: per(count: 1, every: 2, what: cubes {here})) Runner, state: Active))',
  ],
  [
    'sentence',
    'expose 1 Runner per sight cubes here',
    '(clause: flip(what: exactly(count: per(count: 1, every: named(name: sight), what: cubes {here})) Runner, state: Active))',
  ],
  [
    'sentence',
    'expose 1 Runner per cube here',
    '(clause: flip(what: exactly(count: per(count: 1, every: 1, what: cube {here})) Runner, state: Active))',
  ],
  ['sentence', 'expose the group', '(clause: flip(what: group, state: Active))'],
  ['sentence', 'shift Resolve 1 toward Firm', '(clause: shift(track: Resolve, by: 1, toward: Firm))'],
  [
    'sentence',
    'shift Resolve the Runners here toward Weak',
    '(clause: shift(track: Resolve, by: count(what: Runners {here}), toward: Weak))',
  ],
  ['sentence', 'raise Supply by 1', '(clause: raise(track: Supply, by: 1))'],
  [
    'sentence',
    'reduce Supply by the League pieces in Prison, at most 3',
    '(clause: reduce(track: Supply, by: at most(value: count(what: League+pieces {in(place: Prison)}), bound: 3)))',
  ],
  [
    'sentence',
    'set War chest to the value of the Fate chit in play',
    '(clause: set(track: War chest, by: value of(what: Fate+chit {in(place: play)})))',
  ],
  [
    'sentence',
    'let cover be the value of the Fate chit discarded, at most left',
    '(clause: let(name: cover, value: at most(value: value discarded(what: Fate+chit), bound: named(name: left))))',
  ],
  [
    'sentence',
    'discard gone held Fate chits',
    '(clause: discard(what: exactly(count: named(name: gone)) held+Fate+chits))',
  ],
  ['sentence', 'draw 2 Fate chits', '(clause: draw(what: exactly(count: 2) Fate+chits))'],
  [
    'sentence',
    'League draw 2 Fate chits',
    '(actor: faction(name: League), clause: draw(what: exactly(count: 2) Fate+chits))',
  ],
  ['sentence', 'play 1 drawn or held Fate chit', '(clause: play(what: exactly(count: 1) drawn+held+Fate+chit))'],
  ['sentence', 'hold 1 Fate chit in the pool', '(clause: hold(what: exactly(count: 1) Fate+chit {in(place: pool)}))'],
  ['sentence', 'discard 1 held Fate chit', '(clause: discard(what: exactly(count: 1) held+Fate+chit))'],
  ['sentence', 'return all Fate chits to the pool', '(clause: return(what: all Fate+chits))'],
  ['sentence', 'return the drawn Fate chits to the pool', '(clause: return(what: drawn+Fate+chits))'],
  ['sentence', 'set aside the Fate chit in play', '(clause: set aside(what: Fate+chit {in(place: play)}))'],
  ['sentence', 'resolve the Omen of the drawn Fate chit', '(clause: resolve(aspect: Omen, of: drawn+Fate+chit))'],
  ['sentence', 'roll a die', '(clause: roll(dice: 1))'],
  ['sentence', 'League roll a die', '(actor: faction(name: League), clause: roll(dice: 1))'],
  [
    'sentence',
    'let hits be the Troopers here if here is a Fen, otherwise the cubes here',
    '(clause: let(name: hits, value: if(condition: is kind(what: exactly(count: 1) Fen), otherwise: count(what: cubes {here}), then: count(what: Troopers {here}))))',
  ],
  [
    'sentence',
    'let hits be half of hits, rounded down, plus 1',
    '(clause: let(name: hits, value: plus(left: half(of: named(name: hits), rounding: down), right: 1)))',
  ],
  [
    'sentence',
    'let hits be 1 per 2 cubes here',
    '(clause: let(name: hits, value: per(count: 1, every: 2, what: cubes {here})))',
  ],
  [
    'sentence',
    'let hits be hits minus 1, at most 3',
    '(clause: let(name: hits, value: at most(value: minus(left: named(name: hits), right: 1), bound: 3)))',
  ],
  [
    'sentence',
    'let hits be 1 per force Troopers here',
    '(clause: let(name: hits, value: per(count: 1, every: named(name: force), what: Troopers {here})))',
  ],
  ['sentence', 'let x be the pieces removed', '(clause: let(name: x, value: removed(what: pieces)))'],
  [
    'sentence',
    'conduct a Limited Operation in or adjacent to Fenwick',
    '(clause: conduct(what: [Operation], article, limited: [Operation], where: in or adjacent to(place: Fenwick)))',
  ],
  [
    'sentence',
    'conduct a Limited Muster or Limited Forage here',
    '(clause: conduct(what: [Muster, Forage], article, limited: [Muster, Forage], where: here))',
  ],
  ['sentence', 'conduct Muster or Forage here', '(clause: conduct(what: [Muster, Forage], where: here))'],
  [
    'sentence',
    'conduct Muster in Towns, waiving presence',
    '(clause: conduct(what: [Muster], where: in(place: Towns), waiving: [presence]))',
  ],
  [
    'sentence',
    'conduct Muster in Towns, waiving presence and quiet, choosing Levy',
    '(clause: conduct(what: [Muster], where: in(place: Towns), waiving: [presence, quiet], choosing: Levy))',
  ],
  [
    'sentence',
    'conduct Muster in up to 2 Towns, waiving presence, forgoing Signal Fire and Night Oars',
    '(clause: conduct(what: [Muster], where: in(place: up to(count: 2) Towns), waiving: [presence], forgoing: [Signal Fire, Night Oars]))',
  ],
  [
    'sentence',
    'conduct Muster, waiving presence, disregarding cards',
    '(clause: conduct(what: [Muster], waiving: [presence], disregarding: disregarding cards))',
  ],
  [
    'sentence',
    'conduct an Operation, forgoing Signal Fire with a Special Activity at any one moment',
    '(clause: conduct(what: [Operation], article, forgoing: [Signal Fire], accompanied: Special Activity))',
  ],
  [
    'sentence',
    'conduct an Operation with a Special Activity at any one moment',
    '(clause: conduct(what: [Operation], article, accompanied: Special Activity))',
  ],
  [
    'sentence',
    'conduct an Operation in 1 Fen with Runners, with a Special Activity at any one moment',
    '(clause: conduct(what: [Operation], article, where: in(place: exactly(count: 1) Fen {with(things: [Runners])}), accompanied: Special Activity))',
  ],
  [
    'sentence',
    'conduct a Levy in 1 selected Road',
    '(clause: conduct(what: [Levy], article, where: in(place: exactly(count: 1) selected+Road)))',
  ],
  [
    'sentence',
    'Crown may conduct a Limited Operation',
    '(actor: faction(name: Crown), may, clause: conduct(what: [Operation], article, limited: [Operation]))',
  ],
  ['sentence', 'conduct a Limited Forge', '(clause: conduct(what: [Forge], article, limited: [Forge]))'],
  ['sentence', 'reveal the next card', '(clause: reveal)'],
  ['sentence', "play the card's Event", '(clause: play event)'],
  ['sentence', 'close the Event box', '(clause: close(box: Event))'],
  ['sentence', 'adjust the order of play by the boxes taken', '(clause: adjust order)'],
  ['sentence', 'League win', '(clause: win(faction: League))'],
  ['sentence', 'nothing', '(clause: nothing)'],
  [
    'sentence',
    'the 1st Eligible faction may conduct Muster',
    '(actor: ordinal(name: 1st Eligible), may, clause: conduct(what: [Muster]))',
  ],
  [
    'sentence',
    'the other faction may place 1 Runner here',
    '(actor: other, may, clause: place(what: exactly(count: 1) Runner, to: here))',
  ],
  [
    'sentence',
    'the executing faction place 1 Runner here',
    '(actor: executing, clause: place(what: exactly(count: 1) Runner, to: here))',
  ],
  ['sentence', 'may place 1 Runner here', '(may, clause: place(what: exactly(count: 1) Runner, to: here))'],
  ['sentence', 'place 2 runners here', '(clause: place(what: exactly(count: 2) runners, to: here))'],
  ['sentence', 'place 2 trops here', '(clause: place(what: exactly(count: 2) trops, to: here))'],
  [
    'sentence',
    'remove 1 Runner here with a Troper',
    '(clause: remove(what: exactly(count: 1) Runner {here} {with(things: [exactly(count: 1) Troper])}))',
  ],
  ['sentence', 'remove 1 Active runers here', '(clause: remove(what: exactly(count: 1) Active+runers {here}))'],
  ['sentence', 'remove all Runners and Depots here', '(clause: remove(what: all Runners|Depots {here}))'],
  [
    'sentence',
    'remove 1 Runner in spaces that are Fens or Towns with more Runners or Depots than Troopers',
    '(clause: remove(what: exactly(count: 1) Runner {in(place: spaces {that are(what: Fens|Towns)} {with more(more: Runners|Depots, than: Troopers)})}))',
  ],
  ['sentence', 'discard the other Fate chit', '(clause: discard(what: other+Fate+chit))'],
  [
    'sentence',
    'remove 1 Runner in Samarai Bay',
    '(clause: remove(what: exactly(count: 1) Runner {in(place: Samarai Bay)}))',
  ],
  [
    'sentence',
    'remove 1 Runner in Fenwick-Harrow',
    '(clause: remove(what: exactly(count: 1) Runner {in(place: Fenwick-Harrow)}))',
  ],
  ['sentence', 'place 1 Runner in Anywhere', '(clause: place(what: exactly(count: 1) Runner, to: Anywhere))'],
  ['sentence', 'place 2 Runners in Inland', '(clause: place(what: exactly(count: 2) Runners, to: Inland))'],
  ['sentence', 'draw 3 Ops', '(clause: draw(what: 3 Ops))'],
  ['sentence', 'conduct Operation & Special Activity', '(clause: conduct(what: [Operation & Special Activity]))'],
  ['sentence', 'expose 1 Runner here', '(clause: flip(what: exactly(count: 1) Runner {here}, state: Active))'],
  [
    'sentence',
    'League may remove 2 Depots in Fenwick–Harrow',
    '(actor: faction(name: League), may, clause: remove(what: exactly(count: 2) Depots {in(place: Fenwick–Harrow)}))',
  ],
  ['sentence', 'make League 1st Eligible', '(clause: make(faction: League, place: 1st Eligible))'],
  ['sentence', 'cancel all shaded Crown Capabilities', '(clause: cancel(what: all shaded+Crown+Capabilities))'],
  [
    'sentence',
    'place 1 Runner from Prison here',
    '(clause: place(what: exactly(count: 1) Runner, from: Prison, to: here))',
  ],
  [
    'sentence',
    'play 1 Fate chit held or in the pool',
    '(clause: play(what: exactly(count: 1) held+Fate+chit {in(place: pool)}))',
  ],
  [
    'sentence',
    'conduct Muster, where offered is 0 and stirred spaces are Fens with Runners and Depots',
    '(clause: conduct(what: [Muster], settings: [value(name: offered, value: 0), place(name: stirred, spaces: Fens {with(things: [Runners, Depots])})]))',
  ],
  [
    'sentence',
    'conduct Muster in 2 Towns, waiving presence, choosing Troopers, where stirred spaces are Towns and offered is 3',
    '(clause: conduct(what: [Muster], where: in(place: exactly(count: 2) Towns), waiving: [presence], choosing: Troopers, settings: [place(name: stirred, spaces: Towns), value(name: offered, value: 3)]))',
  ],
  [
    'sentence',
    'let hits be the Runners on the map',
    '(clause: let(name: hits, value: count(what: Runners {on the map})))',
  ],
];

describe('a sentence in its canonical wording', () => {
  it.each(canonical)('%s: %s', (part, text, outline) => {
    expect(outlineOf(part, text)).toBe(outline);
    expect(readings[part].reprint(text)).toBe(text);
  });
});
