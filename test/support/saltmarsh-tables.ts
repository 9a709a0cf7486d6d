/** The tables of Saltmarsh, an invented game small enough to read: what the tests of the runtime play. */
import { type Rules, withLayout } from '../../runtime/index.js';

export const Crown = 0;
export const League = 1;

export const Province = 0;
export const City = 1;
export const Road = 2;
export const Haven = 3;

export const Fenwick = 0;
export const Dunmoor = 1;
export const Harrow = 2;
export const PortSable = 3;
export const SableRoad = 4;
export const Reedholm = 5;
export const Outmere = 6;

export const Trooper = 0;
export const Scout = 1;
export const Runner = 2;
export const Depot = 3;

export const Troopers = 0;
export const HiddenScouts = 1;
export const OpenScouts = 2;
export const HiddenRunners = 3;
export const OpenRunners = 4;
export const Depots = 5;

export const Unrest = 0;
export const Watch = 1;
export const Wreckage = 2;
export const Shut = 3;

export const Gaol = 0;
export const Overseas = 1;

export const Resolve = 0;
export const Accord = 1;

export const Reach = 0;

export const Orders = 0;
export const Edicts = 1;

export const Seize = 3;
export const Levy = 4;

export const LimitedBox = 0;
export const EventBox = 1;
export const FullBox = 2;

const sides = ['plain', 'dark'];

export const rules: Rules = withLayout({
  name: 'saltmarsh',
  edition: '1',
  fingerprint: 'saltmarsh-1',
  factions: ['Crown', 'League'],
  spaceKinds: ['Province', 'City', 'Road', 'Haven'],
  spaces: [
    { name: 'Fenwick', kind: Province },
    { name: 'Dunmoor', kind: Province },
    { name: 'Harrow', kind: Province },
    { name: 'Port Sable', kind: City },
    { name: 'Sable Road', kind: Road },
    { name: 'Reedholm', kind: Haven },
    { name: 'Outmere', kind: Haven },
  ],
  adjacent: [
    [Dunmoor, PortSable, SableRoad],
    [Fenwick, Harrow, SableRoad, Reedholm],
    [Dunmoor, SableRoad, Outmere],
    [Fenwick, SableRoad],
    [Fenwick, Dunmoor, Harrow, PortSable],
    [Dunmoor, Outmere],
    [Harrow, Reedholm],
  ],
  pieces: [
    {
      name: 'Trooper',
      faction: Crown,
      inventory: 12,
      columns: [0],
      placedAs: 0,
      mostPerSpace: Infinity,
      barred: [Haven],
    },
    {
      name: 'Scout',
      faction: Crown,
      inventory: 4,
      columns: [1, 2],
      placedAs: 1,
      mostPerSpace: Infinity,
      barred: [Haven],
    },
    {
      name: 'Runner',
      faction: League,
      inventory: 10,
      columns: [3, 4],
      placedAs: 3,
      mostPerSpace: Infinity,
      barred: [],
    },
    { name: 'Depot', faction: League, inventory: 4, columns: [5], placedAs: 5, mostPerSpace: 2, barred: [Road] },
  ],
  columns: [
    { piece: Trooper, state: null, name: 'Trooper' },
    { piece: Scout, state: 'Hidden', name: 'Hidden Scout' },
    { piece: Scout, state: 'Open', name: 'Open Scout' },
    { piece: Runner, state: 'Hidden', name: 'Hidden Runner' },
    { piece: Runner, state: 'Open', name: 'Open Runner' },
    { piece: Depot, state: null, name: 'Depot' },
  ],
  markers: [
    { name: 'Unrest', supply: 3, mostPerSpace: 1, kinds: [Province, City], closes: false },
    { name: 'Watch', supply: 2, mostPerSpace: 1, kinds: [Province, City], closes: false },
    { name: 'Wreckage', supply: Infinity, mostPerSpace: Infinity, kinds: [Road], closes: false },
    { name: 'Shut', supply: 2, mostPerSpace: 1, kinds: [Haven], closes: true },
  ],
  boxes: ['Gaol', 'Overseas'],
  tracks: [
    { name: 'Resolve', from: 0, to: 20, boxes: null },
    {
      name: 'Accord',
      from: 0,
      to: 3,
      boxes: [
        { name: 'Split', value: 2 },
        { name: null, value: 2 },
        { name: null, value: 1 },
        { name: 'Joined', value: 0 },
      ],
    },
  ],
  counters: ['Reach'],
  chitFamilies: ['Orders', 'Edicts'],
  chitOwners: [League, Crown],
  chits: [
    { name: 'One', family: Orders, count: 3, value: 1 },
    { name: 'Two', family: Orders, count: 3, value: 2 },
    { name: 'Three', family: Orders, count: 3, value: 3 },
    { name: 'Seize', family: Edicts, count: 2, value: 0 },
    { name: 'Levy', family: Edicts, count: 2, value: 0 },
  ],
  cards: [
    { id: 'S1', title: 'High Tide', kind: 'Event', sides },
    { id: 'S2', title: 'Salt Tax', kind: 'Event', sides },
    { id: 'S3', title: 'Lanterns', kind: 'Event', sides },
    { id: 'S4', title: 'Ferrymen', kind: 'Event', sides },
    { id: 'S5', title: 'Fog', kind: 'Event', sides: ['event'] },
    { id: 'S6', title: 'Amnesty', kind: 'Event', sides },
    { id: 'S7', title: 'Reckoning', kind: 'Reckoning', sides: [] },
    { id: 'S8', title: 'Reckoning', kind: 'Reckoning', sides: [] },
    { id: 'S9', title: 'Reckoning', kind: 'Reckoning', sides: [] },
  ],
  order: { places: ['1st Eligible', '2nd Eligible'], boxes: ['Limited', 'Event', 'Full'] },
  procedures: ['Muster', 'Ride', 'Storm', 'Question', 'Rally', 'March', 'Wreck', 'Entrench', 'Whisper'],
});

export const CrownPieces = [Troopers, HiddenScouts, OpenScouts];
export const LeaguePieces = [HiddenRunners, OpenRunners, Depots];
export const Runners = [HiddenRunners, OpenRunners];
export const ToOpenRunners = [OpenRunners, OpenRunners];
