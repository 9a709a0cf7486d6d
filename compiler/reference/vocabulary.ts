/** The words of the small invented game in which the reference gives its examples. */
import { createLanguage, type Language } from '../surface/parse.js';

const names = [
  ['Crown', 'League'],
  ['Runner', 'Runners', 'Trooper', 'Troopers', 'Depot', 'Depots', 'patrol', 'patrols', 'Hidden', 'Open'],
  ['Fenwick', 'Dunmoor', 'Harrow', 'Port Sable', 'Marshland'],
  ['Province', 'Provinces', 'Town', 'Towns', 'Causeway', 'Causeways'],
  ['Unrest', 'Watch', 'Watches', 'Gaol', 'Resolve', 'Mood', 'Angry', 'Calm', 'Favour value'],
  ['Mark', 'Marks', 'Crown Marks', "Crown's Marks", 'League Marks', "League's Marks"],
  ['depth', 'strength', 'tide', 'raiders'],
  ['Triumph', 'Stalemate', 'Weather', 'Skirmish', 'Spring Tides', 'Neap Tides', 'Reserve Boats'],
  [
    'Favour',
    'Bread',
    'Salt',
    'Boon',
    'Operation',
    'Special Activity',
    'Muster',
    'Forage',
    'Levy',
    'Sally',
    'Signal Fire',
    'Night Oars',
  ],
  ['presence', 'stirred', 'calmed', '1st in Line', 'Event', 'Reckoning', 'Tiding', 'Tidings', 'C1', 'C3'],
].flat();

const samples = new Map([
  ['piece', 'Runner'],
  ['pieces', 'Runners'],
  ['other piece', 'Trooper'],
  ['other pieces', 'Troopers'],
  ['turning pieces', 'Runners'],
  ['state', 'Hidden'],
  ['faction', 'Crown'],
  ['adjective', 'Crown'],
  ['track', 'Resolve'],
  ['value', '3'],
  ['named track', 'Mood'],
  ['end', 'Calm'],
  ['kind', 'Town'],
  ['kinds', 'Towns'],
  ['space', 'Fenwick'],
  ['family', 'Favour'],
  ['aspect', 'Boon'],
  ['procedure', 'Muster'],
  ['other procedure', 'Forage'],
  ['selecting', 'Muster'],
  ['order box', 'Event'],
]);

/** Made when it is first asked for. */
export function exampleLanguage(): Language {
  return createLanguage({ names, stateVerbs: new Map([['expose', 'Open']]), samples });
}
