/** What a question tells of itself, on both back ends, and how it is put to whoever plays. */
import { describe, expect, it } from 'vitest';
import { askerOf, type Asked } from '../../compiler/table/asking.js';
import { compile } from '../../compiler/driver.js';
import { localeOf } from '../../compiler/languages/languages.js';
import {
  begin,
  type Effect,
  type Game,
  indexOf,
  pending,
  rowAt,
  type Session,
  answer,
  startGame,
} from '../../runtime/index.js';
import { bothBackEnds } from '../support/both-back-ends.js';
import { saltmarshWith } from '../support/saltmarsh-spec.js';

const files = saltmarshWith(
  'muster.yaml',
  '          Scout:\n            - place 1 Scout here\n',
  `          Scout:
            - place 1 Scout here
  - remove 2 Runners or Depots on the map
  - move any Troopers on the map to the selected spaces
  - in up to 2 Provinces with Unrest:
      - remove Unrest here
  - Crown may, up to 2 times:
      - raise Resolve by 1
`,
).map(({ path, text }) => ({
  path,
  text: text.replace('where:\n  control: more Crown pieces than Rebel pieces are here\n', ''),
}));
const compiled = await compile({ files, diagnostics: [] });
const { world, analysis, diagnostics } = compiled;
if (world === null) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
const program = bothBackEnds(compiled);
const verbs = analysis.language.vocabulary.stateVerbs;
const ask = askerOf(analysis.spec, verbs, localeOf('en', analysis.spec, verbs));

/** Crown conducts Muster at the setup. */
function mustering(): Session {
  const at = indexOf(program.rules.procedures, 'Muster');
  const play = (game: Game): Effect =>
    rowAt(program.procedures, at).run(game, indexOf(program.rules.factions, 'Crown'));
  return begin({ ...program, play }, 'ask', startGame(program, 1, null));
}

/** What is asked after these answers, as it is put. */
function told(session: Session, ...answers: readonly string[]): readonly string[] {
  for (const given of answers) expect(answer(session, given)).toEqual({ ok: true });
  const asked = pending(session);
  if (asked === null) throw new Error('nothing is asked');
  return [ask(asked), String(asked.space), `${asked.nth} of ${asked.most}`];
}

describe('a question', () => {
  it('tells the space in hand, which choice of how many it is, and the limit that counts', () => {
    const session = mustering();
    expect(told(session)).toEqual(['select up to 3 Provinces or Towns (1 of 3)', 'null', '1 of 3']);
    expect(told(session, 'Port Sable')).toEqual(['choose one, in Port Sable', 'Port Sable', 'null of null']);
    expect(told(session, 'Troopers')).toEqual(['place up to 2 Troopers in Port Sable', 'Port Sable', 'null of 2']);
    expect(told(session, '2', 'done')).toEqual(['remove 2 Runners or Depots on the map (1 of 2)', 'null', '1 of 2']);
    expect(told(session, 'Depot in Dunmoor')[0]).toBe('remove 2 Runners or Depots on the map (2 of 2)');
    expect(told(session, 'Hidden Runner in Dunmoor')[0]).toBe('move any Troopers on the map to the selected spaces');
    expect(told(session, 'Fenwick')).toEqual([
      'move any Troopers on the map to the selected spaces, from Fenwick',
      'Fenwick',
      'null of null',
    ]);
    expect(told(session, '1', 'done')[0]).toBe('in up to 2 Provinces with Unrest: remove Unrest here (1 of 2)');
    expect(told(session, 'Fenwick')).toEqual(['may, up to 2 times: raise Resolve by 1 (1 of 2)', 'null', '1 of 2']);
    expect(told(session, 'yes')[0]).toBe('may, up to 2 times: raise Resolve by 1 (2 of 2)');
  });

  const asked = (asks: string, rule: string, about: Partial<Asked>): Asked => ({
    by: 'Crown',
    asks,
    rule,
    space: null,
    nth: null,
    most: null,
    ...about,
  });

  it.each<readonly [Asked, string]>([
    // The limit of a Limited Operation, and that of a procedure with a number of the board.
    [asked('select up to 3 Provinces or Towns', 'SM 3.1', { most: 1 }), 'select up to 1 Province or Town'],
    [
      asked('select up to Favour value spaces that are not Causeways', 'SM 3.2', { nth: 2, most: 4 }),
      'select up to 4 spaces that are not Causeways (2 of 4)',
    ],
    // A number with a name is told, whatever it is now.
    [
      asked('place up to raised Troopers here', 'SM 3.1', { most: 1, space: 'Harrow' }),
      'place up to 1 Trooper in Harrow',
    ],
    [asked('place up to raised Troopers here', 'SM 3.1', {}), 'place up to 2 Troopers here'],
    [asked('place up to cut Runners in Harrow', 'C1 shaded', {}), 'place Runners in Harrow'],
    // Who is asked is named already.
    [
      asked('Crown may, in up to 1 space with Troopers and Unrest', 'C1 unshaded', { most: 1 }),
      'may, in up to 1 space with Troopers and Unrest: remove Unrest here',
    ],
    [asked('no such sentence', 'SM 1', { space: 'Harrow' }), 'no such sentence, in Harrow'],
  ])('%o is put as %s', (question, text) => {
    expect(ask(question)).toBe(text);
  });
});
