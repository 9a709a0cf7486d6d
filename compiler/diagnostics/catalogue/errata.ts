/** Messages `RW071x` and `RW072x`: errata, and the editions that they make. */
import { allOf, entry, quoted } from './entry.js';

/** Errata with such a rest. */
function errataWith(...lines: readonly string[]): string {
  const head = ['errata: Second printing', 'date: 2026-05-14', 'kind: correction', 'source: the web page'];
  return [...head, ...lines, ''].join('\n');
}

const sound = errataWith(
  'changes:',
  '  - change: [C1, shaded, effect]',
  '    was: place up to cut Runners in Harrow',
  '    now: place up to cut Runners in Fenwick',
);

export const errataMessages = {
  RW0710: entry<{ readonly key: string }>({
    severity: 'error',
    headline: ({ key }) => `errata that the spec has in it have \`reverse\` alone, and not ${quoted(key)} beside it`,
    label: () => 'leads forward, and `reverse` leads back',
    explain: {
      what: 'Errata either lead on from the spec to a later edition, by `changes`, or the spec has them in it already and `reverse` leads back to the edition before. Both at once would be errata that are half applied. Take back what `errata apply` was to write with `rulewright undo`, or delete the one that is not meant.',
      wrong: errataWith(
        'changes:',
        '  - change: [C1, title]',
        '    was: Spring Flood',
        '    now: Spring Tide',
        'reverse:',
        '  - change: [C1, title]',
        '    was: Spring Tide',
        '    now: Spring Flood',
      ),
      right: errataWith('reverse:', '  - change: [C1, title]', '    was: Spring Tide', '    now: Spring Flood'),
    },
  }),
  RW0711: entry<{ readonly key: string }>({
    severity: 'error',
    headline: ({ key }) =>
      `a change begins with \`change\`, \`add to\`, \`add file\` or \`delete\`, not with ${quoted(key)}`,
    label: () => 'does not say what is done',
    explain: {
      what: 'The first key of a change says what is done, and where: `change` puts `now` in place of `was`, `add to` adds `now`, `delete` takes something away, and `add file` adds a whole file. Change their order.',
      wrong: errataWith(
        'changes:',
        '  - was: place up to cut Runners in Harrow',
        '    now: place up to cut Runners in Fenwick',
        '    change: [C1, shaded, effect]',
      ),
      right: sound,
    },
  }),
  RW0712: entry<{ readonly verb: string; readonly key: string; readonly what?: string }>({
    severity: 'error',
    headline: ({ verb, key, what }) => `${quoted(verb)} needs ${quoted(key)}${what === undefined ? '' : `: ${what}`}`,
    label: ({ key }) => `what is ${key === 'was' ? 'said before' : 'said from now on'} is missing`,
    explain: {
      what: '`change` needs `was`, what is said before, and `now`, what is said from now on; `add to` and `add file` need `now`. What was there before is written so that errata for another text than this are noticed.',
      wrong: errataWith('changes:', '  - change: [C1, shaded, effect]', '    now: place up to cut Runners in Fenwick'),
      right: sound,
    },
  }),
  RW0713: entry<{ readonly verb: string; readonly key: string; readonly keys: readonly string[] }>({
    severity: 'error',
    headline: ({ verb, key, keys }) =>
      `${quoted(key)} says nothing beside ${quoted(verb)}${keys.length === 0 ? '' : `, which has ${allOf(keys.map(quoted))}`}`,
    label: () => 'would be read by nobody',
    explain: {
      what: 'Beside `change` stand `was` and `now`, beside `add to` stands `now` and, where it is not added at the end, `after` or `before`; beside `delete` may stand `was`, and beside `add file` stands `now`. What else is said there would change nothing.',
      wrong: errataWith('changes:', '  - delete: [C1, examples, half of the Runners come back]', '    now: nothing'),
      right: errataWith('changes:', '  - delete: [C1, examples, half of the Runners come back]'),
    },
  }),
  RW0714: entry<{ readonly name: string; readonly where: string; readonly among: readonly string[] }>({
    severity: 'error',
    headline: ({ name, where, among }) =>
      `there is no ${quoted(name)} ${where === '' ? 'in the spec' : `in ${quoted(where)}`}${amongText(where, among)}`,
    label: () => 'leads nowhere',
    explain: {
      what: 'A change tells its place by the way to it: first what a thing is called, such as a card by its code, a procedure, a rule by its number, or `game`, `map`, `setup`; then the keys and names below it. In a list, the name is what the first line of an item says, or the sentence itself.',
      wrong: errataWith(
        'changes:',
        '  - change: [C1, shadde]',
        '    was: place up to cut Runners in Harrow',
        '    now: place up to cut Runners in Fenwick',
      ),
      right: sound,
    },
  }),
  RW0715: entry<{ readonly what: string; readonly where: string }>({
    severity: 'error',
    headline: ({ what, where }) =>
      `${where === '' ? quoted(what) : `${what} in ${quoted(where)}`} is there more than once`,
    label: () => 'may be each of them',
    explain: {
      what: 'A change must lead to one place. Make the way to it longer, down to the side, the key or the example that is meant, or write more of the lines under `was`.',
      wrong: errataWith('changes:', '  - change: game', '    was: "1.2"', '    now: "1.3"'),
      right: sound,
    },
  }),
  RW0716: entry<{ readonly where: string; readonly isDone: boolean }>({
    severity: 'error',
    headline: ({ where, isDone }) =>
      isDone
        ? `${quoted(where)} says already what these errata make of it, and no longer what was there`
        : `${quoted(where)} does not say this`,
    label: ({ isDone }) => (isDone ? 'has been changed in the spec itself' : 'is not there'),
    explain: {
      what: 'What errata say was there must be there, in these words or in others that mean the same, or they were written for another text. Where other errata have changed it before, these must be for what those made of it. Where somebody has changed the spec itself, put it back: `errata apply` puts errata into the spec, and keeps the way back.',
      wrong: errataWith(
        'changes:',
        '  - change: [C1, shaded, effect]',
        '    was: place up to cut Runners in Dunmoor',
        '    now: place up to cut Runners in Fenwick',
      ),
      right: sound,
    },
  }),
  RW0717: entry<{ readonly what: string; readonly because: string }>({
    severity: 'error',
    headline: ({ what, because }) => `${what} can take its place, for ${because}`,
    label: () => 'has no place there',
    explain: {
      what: 'A sentence takes the place of a sentence, keys with what stands below them that of keys, and lines of a list that of lines. An opening with steps below it is written with these steps under `was` and `now` where they change too.',
      wrong: errataWith(
        'changes:',
        '  - change: [C1, unshaded, effect]',
        '    was: Crown may, in up to 1 space with Troopers and Unrest',
        '    now: [remove Unrest in Fenwick]',
      ),
      right: sound,
    },
  }),
  RW0718: entry<{ readonly name: string; readonly where: string }>({
    severity: 'error',
    headline: ({ name, where }) => `there is ${quoted(name)}${where} already`,
    label: () => 'would be there twice',
    explain: {
      what: 'What errata add must not be there before. Write `change` where something is there and becomes something else.',
      wrong: errataWith('changes:', '  - add to: C1', '    now: { title: Neap Flood }'),
      right: errataWith('changes:', '  - change: [C1, title]', '    was: Spring Tide', '    now: Spring Flood'),
    },
  }),
  RW0719: entry<{ readonly isErrata: boolean }>({
    severity: 'error',
    headline: ({ isErrata }) =>
      isErrata
        ? 'errata add no errata: those have a file of their own'
        : 'this is no file of a spec: its first key does not say what it is',
    label: ({ isErrata }) => (isErrata ? 'begins as errata do' : 'begins with no such key'),
    explain: {
      what: 'What is added as a file must be all that the file says, beginning with the key that tells what it is, such as `card`. Its place says only what the file is called.',
      wrong: errataWith('changes:', '  - add file: cards/c25-new-moon.yaml', '    now:', '      title: New Moon'),
      right: sound,
    },
  }),
  RW0720: entry<{ readonly name: string; readonly editions: readonly string[] }>({
    severity: 'error',
    headline: ({ name, editions }) =>
      `there is no edition ${quoted(name)} of this game: there ${editions.length === 1 ? 'is' : 'are'} ${allOf(editions.map(quoted))}`,
    label: () => 'the printed edition, before all errata',
    explain: {
      what: 'A game has an edition of the name that its file gives the printed one, and one for each date of its errata. The newest is read where none is asked for.',
      wrong: '',
      right: '',
    },
  }),
  RW0721: entry<{ readonly date: string }>({
    severity: 'error',
    headline: ({ date }) => `the edition ${quoted(date)} is there twice`,
    label: () => 'second of this name',
    explain: {
      what: 'Editions are called by the dates of their errata, so that a day has errata once. Put the changes of both into one file, or give one of them another date.',
      wrong: '',
      right: '',
    },
  }),
  RW0722: entry<{ readonly date: string; readonly dates: readonly string[] }>({
    severity: 'error',
    headline: ({ date, dates }) =>
      `there are no errata of ${date} before these${dates.length === 0 ? '' : `: there are those of ${allOf(dates)}`}`,
    label: () => 'withdraws nothing',
    explain: {
      what: 'Errata withdraw earlier ones by their date: from their own date on, the spec is as if those had never been. Correct the date, or leave `withdraws` out.',
      wrong: errataWith('withdraws: 2027-01-01'),
      right: errataWith(),
    },
  }),
  RW0723: entry<{ readonly date: string; readonly earlier: string }>({
    severity: 'error',
    headline: ({ date, earlier }) =>
      `the spec has the errata of ${date} in it, and not those of ${earlier}, which are earlier`,
    label: () => 'applied out of turn',
    explain: {
      what: 'Errata are applied to the spec in the order of their dates. `errata apply` does so; take back with `rulewright undo` what was written otherwise.',
      wrong: '',
      right: '',
    },
  }),
  RW0724: entry<{
    readonly is: 'for a game' | 'for none' | 'near' | 'unknown';
    readonly name?: string;
    /** What the games are called. */
    readonly titles?: readonly string[];
  }>({
    severity: 'error',
    headline: ({ is, name = '', titles = [] }) =>
      is === 'for a game'
        ? 'errata in the folder of a game are for that game: `games` is for errata to a board'
        : is === 'for none'
          ? 'errata to a board say under `games` which games they are for'
          : `no game is called ${quoted(name)}${titles.length === 0 ? '' : `: there ${titles.length === 1 ? 'is' : 'are'} ${allOf(titles.map(quoted))}`}`,
    label: ({ is }) => (is === 'near' ? 'is not the name of this game' : 'would be read by nobody'),
    explain: {
      what: 'Errata to a board that several games share stand in `boards/errata` and name the games that they are for, each as its own file calls it. Errata below the folder of a game are for that game, and say nothing under `games`.',
      wrong: errataWith('games: [Saltmarsh]'),
      right: errataWith(),
    },
  }),
  RW0725: entry({
    severity: 'error',
    headline: () => '`now` says what `was` says, so that this changes nothing',
    label: () => 'is there already',
    explain: {
      what: 'A change puts something in the place of something else. Write under `now` what is said from that day on, or leave the change out.',
      wrong: errataWith('changes:', '  - change: [C1, title]', '    was: Spring Tide', '    now: Spring Tide'),
      right: errataWith('changes:', '  - change: [C1, title]', '    was: Spring Tide', '    now: Spring Flood'),
    },
  }),
  RW0726: entry<{ readonly date: string }>({
    severity: 'error',
    headline: ({ date }) => `no month has the day ${date}`,
    label: () => 'is no day',
    explain: {
      what: 'Errata hold from a day on, and the edition that they make is called so. Write a day that there is.',
      wrong: errataWith().replace('2026-05-14', '2026-02-31'),
      right: errataWith(),
    },
  }),
};

function amongText(where: string, among: readonly string[]): string {
  if (where === '' || among.length === 0 || among.length > 8) return '';
  return `, which has ${allOf(among.map(quoted))}`;
}
