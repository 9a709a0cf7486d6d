/** One edit of one file that no error is told of, and what is found to be of no use all the same. */
export interface Finding {
  readonly finding: string;
  readonly file: string;
  readonly before: string;
  readonly after: string;
  readonly code: string;
  /** The first line of what is marked. */
  readonly marks: string;
}

const c1 = 'c1-spring-tide.yaml';
const dried = '- Crown may, in up to 1 space with Troopers and Unrest:\n        - remove Unrest here';
const muster = 'muster.yaml';
const offered =
  '- choose one:\n          Troopers:\n            - place up to raised Troopers here\n          Scout:\n            - place 1 Scout here';
const reckoning = 'sequence.yaml';
const lost = '- if Resolve is 0:\n          - League win';

/** A step of C1 unshaded in place of its own. */
const inC1 = (after: string) => ({ file: c1, before: dried, after });
/** A step in each Province or Town that Muster selects. */
const inMuster = (after: string) => ({ file: muster, before: offered, after });
const inReckoning = (after: string) => ({ file: reckoning, before: lost, after });

const does = 'RW0806';
const decides = 'RW0807';
const offers = 'RW0808';
const reads = 'RW0810';
const differs = 'RW0811';

export const findings: readonly Finding[] = [
  {
    finding: 'a marker removed where there is none',
    ...inC1('- in each space without Unrest:\n        - remove the Unrest here'),
    code: does,
    marks: 'remove the Unrest here',
  },
  {
    finding: 'pieces removed where there are none, one space after another',
    ...inC1('- in 2 spaces without Crown pieces:\n        - remove 1 Trooper here'),
    code: does,
    marks: 'remove 1 Trooper here',
  },
  {
    finding: 'a marker placed where it may not lie',
    ...inC1('- in each Province:\n        - place 1 Watch here'),
    code: does,
    marks: 'place 1 Watch here',
  },
  {
    finding: 'a marker placed where as many lie as may',
    ...inC1('- in each space with Unrest:\n        - place 1 Unrest here'),
    code: does,
    marks: 'place 1 Unrest here',
  },
  {
    finding: 'a piece that is never in the box',
    ...inC1('- remove all Scouts in Gaol'),
    code: does,
    marks: 'remove all Scouts in Gaol',
  },
  {
    finding: 'pieces turned to the state that they are in',
    ...inC1('- in each space without Open Runners:\n        - flip all Runners here to Hidden'),
    code: does,
    marks: 'flip all Runners here to Hidden',
  },
  {
    finding: 'a computed number that is never more than none',
    ...inC1('- let gone be half of the Scouts in Gaol, rounded down\n    - remove gone Runners in Fenwick'),
    code: does,
    marks: 'remove gone Runners in Fenwick',
  },
  {
    finding: 'a number that was let anew',
    ...inC1(
      '- let gone be the Runners on the map\n    - remove up to gone Runners in Harrow\n    - let gone be 2 minus 2\n    - remove up to gone Runners in Fenwick',
    ),
    code: does,
    marks: 'remove up to gone Runners in Fenwick',
  },
  {
    finding: 'a term that is never counted',
    file: reckoning,
    before: '"+1 for every 2 Scouts on the map"',
    after: '"+1 for every 4 Scouts on the map"',
    code: does,
    marks: 'change Resolve by the net of:',
  },
  {
    finding: 'an Operation where it selects no space',
    ...inC1('- League conduct Rise in Causeways'),
    code: does,
    marks: 'League conduct Rise in Causeways',
  },
  {
    finding: 'chits that are never held',
    ...inC1('- discard all held Favour chits'),
    code: does,
    marks: 'discard all held Favour chits',
  },
  {
    finding: 'a roll of more than a die shows',
    ...inC1('- roll a die\n    - if the roll is more than 6:\n        - remove 1 Runner in Fenwick'),
    code: decides,
    marks: 'if the roll is more than 6:',
  },
  {
    finding: 'a bound that is the end of a track',
    ...inReckoning('- if Resolve is at least 0:\n          - League win'),
    code: decides,
    marks: 'if Resolve is at least 0:',
  },
  {
    finding: 'more pieces than the game has',
    ...inReckoning('- if the Scouts on the map is more than 3:\n          - League win'),
    code: decides,
    marks: 'if the Scouts on the map is more than 3:',
  },
  {
    finding: 'a kind of space that is never in hand',
    ...inMuster('- if here is a Haven:\n          - place 1 Scout here'),
    code: decides,
    marks: 'if here is a Haven:',
  },
  {
    finding: 'what the selection has said already',
    ...inMuster('- if more Crown pieces than Rebel pieces are here:\n          - place 1 Scout here'),
    code: decides,
    marks: 'if more Crown pieces than Rebel pieces are here:',
  },
  {
    finding: 'one thing and its opposite',
    ...inMuster('- if Unrest is here and no Unrest is here:\n          - place 1 Scout here'),
    code: decides,
    marks: 'if Unrest is here and no Unrest is here:',
  },
  {
    finding: 'more of some than of all of them',
    ...inMuster('- if more Scouts than Crown pieces are here:\n          - place 1 Scout here'),
    code: decides,
    marks: 'if more Scouts than Crown pieces are here:',
  },
  {
    finding: 'a condition of a selection that holds in none of its spaces',
    file: muster,
    before: 'control: more Crown pieces than Rebel pieces are here',
    after: 'control: here is a Causeway',
    code: decides,
    marks: 'up to 3 Provinces or Towns',
  },
  {
    finding: 'an alternative that can never begin',
    ...inMuster(
      '- choose one:\n          Troopers:\n            - place up to raised Troopers here\n          Scout:\n            - in up to 1 Town without Scouts and with Hidden Scouts:\n                - place 1 Scout here',
    ),
    code: offers,
    marks: 'choose one:',
  },
  {
    finding: 'a procedure that nothing conducts',
    file: reckoning,
    before: '- conduct Rest',
    after: '- raise Resolve by 2',
    code: offers,
    marks: 'Rest',
  },
  {
    finding: 'a number that nothing reads',
    ...inC1('- let gone be the Runners on the map\n    - remove 1 Runner in Fenwick'),
    code: reads,
    marks: 'let gone be the Runners on the map',
  },
  {
    finding: 'a question with one answer',
    ...inMuster(
      '- if Unrest is here:\n          - place 1 Scout here\n        otherwise:\n          - place 1 Scout here',
    ),
    code: differs,
    marks: 'if Unrest is here:',
  },
  {
    finding: 'two alternatives that are the same',
    ...inMuster(
      '- choose one:\n          Troopers:\n            - place 1 Scout here\n          Scout:\n            - place 1 Scout here',
    ),
    code: differs,
    marks: 'choose one:',
  },
  {
    finding: 'a step after the end of the game',
    ...inReckoning('- if Resolve is 0:\n          - League win\n          - raise Resolve by 1'),
    code: 'RW0812',
    marks: 'raise Resolve by 1',
  },
  {
    finding: 'pieces that move only once where they move once',
    ...inC1('- move any Troopers in Fenwick to adjacent spaces, each only once'),
    code: 'RW0812',
    marks: 'move any Troopers in Fenwick to adjacent spaces, each only once',
  },
  {
    finding: 'the value of a chit that may be none',
    ...inC1('- draw 1 Favour chit\n    - raise Resolve by the value of the drawn Favour chit'),
    code: 'RW0813',
    marks: 'draw 1 Favour chit',
  },
  {
    finding: 'more pieces than may stand in a space',
    ...inC1('- let gone be 3\n    - remove gone Depots in Fenwick'),
    code: 'RW0814',
    marks: 'remove gone Depots in Fenwick',
  },
];

/** Edits that look alike, and of which nothing is told, because what was known is not any more or may be otherwise. */
export const sound: readonly Pick<Finding, 'finding' | 'file' | 'before' | 'after'>[] = [
  {
    finding: 'pieces that an earlier step has brought',
    ...inC1('- in each space without Runners:\n        - place 1 Runner here\n        - remove 1 Runner here'),
  },
  {
    finding: 'pieces that moved there from another of the spaces',
    ...inC1(
      '- in each Province without Troopers:\n        - remove 1 Trooper here\n        - Crown move any Troopers on the map to adjacent spaces',
    ),
  },
  {
    finding: 'a number that is let anew in some cases',
    ...inC1(
      '- let gone be 0\n    - if Unrest is in Fenwick:\n        - let gone be 2\n    - remove up to gone Runners in Fenwick',
    ),
  },
  {
    finding: 'a chit that is drawn where there is one',
    ...inC1(
      '- if the Favour chits in the pool is at least 1:\n        - draw 1 Favour chit\n        - raise Resolve by the value of the drawn Favour chit',
    ),
  },
  {
    finding: 'a chit without a value that may be missing',
    ...inC1('- draw 1 Favour chit\n    - in 1 Town:\n        - resolve the Boon of the drawn Favour chit'),
  },
];
