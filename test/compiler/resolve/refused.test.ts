import { describe, expect, it } from 'vitest';
import { resolve, shown } from './marsh.js';

/** The sentence, the code of its one message, the words that are marked, and what the first fix writes there. */
type Refusal = readonly [sentence: string, code: string, at: string, help: string | null];

const unknownNames: readonly Refusal[] = [
  ['Corwn may roll a die', 'RW0301', 'Corwn', 'Crown'],
  ['move 1 Trooopr in Fenwick to Dunmoor', 'RW0302', 'Trooopr', 'Trooper'],
  ['flip all Runners on the map to Hiden', 'RW0303', 'Hiden', 'Hidden'],
  ['place 1 Runner in Fenwik', 'RW0304', 'Fenwik', 'Fenwick'],
  ['place 1 Runner in Provinse', 'RW0304', 'Provinse', 'Province'],
  ['remove 1 Runner in Fenwick to Goal', 'RW0306', 'Goal', 'Gaol'],
  ['raise Tresury by 1', 'RW0307', 'Tresury', 'Treasury'],
  ['shift Mood 1 toward Calmer', 'RW0308', 'Calmer', 'Calm'],
  ['draw 1 Favor chit', 'RW0310', 'Favor', 'Favour'],
  ['resolve the Bonn of the drawn Favour chit', 'RW0311', 'Bonn', 'Boon'],
  ['conduct Mutser', 'RW0312', 'Mutser', 'Muster'],
  ['conduct Muster waiving presents', 'RW0313', 'presents', 'presence'],
  ['conduct Muster, forgoing Signal Fyre', 'RW0328', 'Signal Fyre', 'Signal Fire'],
  ['conduct Incite, forgoing Signal Fire', 'RW0328', 'Signal Fire', null],
  ['conduct Muster choosing Tropers', 'RW0314', 'Tropers', 'Troopers'],
  ['conduct Muster, where offred is 1', 'RW0325', 'offred', 'offered'],
  ['conduct Muster, where stired spaces are Towns', 'RW0326', 'stired', 'stirred'],
  ['cancel all shaded Corwn Capabilities', 'RW0301', 'Corwn', 'Crown'],
  ['close the Evetn box', 'RW0317', 'Evetn', 'Event'],
  ['conduct Muster with a Speical Activity at any one moment', 'RW0319', 'Speical Activity', 'Special Activity'],
  ['remove 1 Hiden Runner in Fenwick', 'RW0320', 'Hiden', 'Hidden'],
  ['place 1 Runer in Fenwick', 'RW0321', 'Runer', 'Runner'],
  ['place 1 runner in Fenwick', 'RW0321', 'runner', 'Runner'],
];

const wrongKinds: readonly Refusal[] = [
  ['flip all Unrest in Fenwick to Watch', 'RW0441', 'Watch', null],
  ['make Crown Event', 'RW0322', 'Event', null],
  ['place 1 Fenwick in Fenwick', 'RW0322', 'Fenwick', null],
  ['remove 1 Gaol in Fenwick', 'RW0322', 'Gaol', null],
  ['move 1 Unrest in Fenwick to Dunmoor', 'RW0322', 'Unrest', null],
  ['raise Treasury by Fenwick', 'RW0322', 'Fenwick', null],
  ['place 1 Runner in Gaol', 'RW0424', 'Gaol', null],
  ['remove 1 Runner in Fenwick to Dunmoor', 'RW0424', 'Dunmoor', null],
  ['move 1 Runner in Gaol to Fenwick', 'RW0424', '1 Runner in Gaol', null],
  ['remove all Runners or Unrest in Fenwick', 'RW0415', 'Unrest', null],
  ['remove 1 selected Runner in Fenwick', 'RW0320', 'selected', null],
  ['resolve the Bane of the drawn Favour chit', 'RW0432', 'Bane', null],
  ['raise Mood by 1', 'RW0420', 'Mood', null],
  ['shift Treasury 1 toward Calm', 'RW0420', 'Treasury', null],
  ['shift Mood 1 toward Settled', 'RW0405', 'Settled', null],
  ['League may conduct Muster', 'RW0417', 'Muster', null],
  ['cancel all Runners', 'RW0424', 'Runners', null],
  ['cancel all shaded Capabilities', 'RW0434', 'Capabilities', 'Crown Capabilities'],
  ['cancel 2 Crown Capabilities', 'RW0404', '2', null],
  ['raise Treasury by the Hidden Capabilities in play', 'RW0320', 'Hidden', null],
  ['raise Treasury by the Crown Capabilities on the map', 'RW0416', 'on the map', null],
  ['draw 1 BoonFavour Omen chit', 'RW0320', 'BoonFavour Omen chit', null],
  ['remove 1 Runner in Available', 'RW0424', '1 Runner in Available', null],
  ['conduct Incite in 1 or 2 Towns', 'RW0404', '1 or 2', null],
];

const bounds: readonly Refusal[] = [
  ['place 99 Runners in Fenwick', 'RW0401', '99', null],
  ['place up to 5 Depots in Fenwick', 'RW0401', '5', null],
  ['place 0 Runners in Fenwick', 'RW0402', '0', null],
  ['remove up to 0 Runners in Fenwick', 'RW0402', '0', null],
  ['raise Treasury by 1 per 0 Depots on the map', 'RW0402', '0', null],
  ['place Runners in Fenwick', 'RW0403', 'Runners', '1 '],
  ['place no Runners in Fenwick', 'RW0404', 'no', null],
  ['place any Unrest in Fenwick', 'RW0423', 'any', null],
  ['shift Mood 9 toward Calm', 'RW0425', '9', null],
  ['raise Treasury by 31', 'RW0425', '31', null],
  ['set Treasury to 99', 'RW0429', '99', null],
  ['replace 1 Runner in Fenwick with 2 Troopers', 'RW0404', '2', null],
  ['move all Runners in Fenwick to 2 Provinces', 'RW0433', '2', null],
];

const pointless: readonly Refusal[] = [
  ['remove 1 Hidden Trooper in Fenwick', 'RW0406', 'Hidden', null],
  ['remove 1 Crown Runner in Fenwick', 'RW0408', 'Crown', null],
  ['remove all Hidden Runners in Gaol', 'RW0419', 'Hidden', null],
  ['expose 1 Trooper in Fenwick', 'RW0430', 'Trooper', null],
  ['expose 1 Open Runner in Fenwick', 'RW0430', '1 Open Runner in Fenwick', null],
  ['place 1 Open Runner in Fenwick', 'RW0431', 'Open', ''],
  ['place 1 Depot in Sable Road', 'RW0407', 'Depot', null],
  ['place 1 Unrest in Roads', 'RW0407', 'Unrest', null],
  ['remove 1 Trooper in Roads with a Depot', 'RW0407', 'Depot', null],
  ['replace 1 Trooper in Roads with a Depot', 'RW0407', 'Depot', null],
  ['draw 1 Favour chit on the map', 'RW0416', 'on the map', null],
  ['conduct a Limited Muster or Parley', 'RW0480', 'Limited Muster or Parley', 'Limited '],
  ['remove all Runners in any Fenwick and Dunmoor', 'RW0481', 'and', ' or '],
  ['remove 1 Runner in 3 Fenwick or Dunmoor', 'RW0404', '3', '2 '],
  ['remove 1 Runner in Fenwick, Troopers first', 'RW0416', 'Troopers', null],
  ['conduct Parley in Fenwick', 'RW0426', 'in Fenwick', null],
  ['conduct a Limited Parley', 'RW0426', 'Parley', null],
  ['conduct Game, with a Special Activity at any one moment', 'RW0470', 'Special Activity', null],
  ['place 1 Trooper in Towns that are not Towns', 'RW0428', 'Towns that are not Towns', null],
];

const unmentioned: readonly Refusal[] = [
  ['place hits Runners in Fenwick', 'RW0409', 'hits', null],
  ['expose the group', 'RW0410', 'the group', null],
  ['raise Treasury by the roll', 'RW0411', 'the roll', null],
  ['raise Treasury by the pieces removed', 'RW0412', 'the pieces removed', null],
  ['raise Treasury by the value of the Favour chit discarded', 'RW0460', 'the Favour chit', null],
  ['place 1 Runner in 1 selected space', 'RW0413', 'selected', null],
  ['place 1 Runner here', 'RW0414', 'here', null],
  ['remove 1 Runner in adjacent Towns', 'RW0414', 'adjacent', null],
  ['place 1 Runner', 'RW0418', '1 Runner', '1 Runner in a space'],
  ['remove 1 Runner', 'RW0418', '1 Runner', null],
  ['hold 1 Favour chit', 'RW0421', '1 Favour chit', ' in the pool'],
  ['play 1 Favour chit', 'RW0421', '1 Favour chit', 'drawn '],
];

/** The order of spaces, where there is nothing to choose or everything is chosen already. */
const orders: readonly Refusal[] = [
  ['in each Town, one after another', 'RW0456', 'one after another', ''],
  ['in 1 Town, one after another', 'RW0456', 'one after another', ''],
  ['in up to 2 Towns, in any order', 'RW0456', 'in any order', ''],
  ['in 1 Town, in any order', 'RW0456', 'in any order', ''],
];

const conditions: readonly Refusal[] = [
  ['the card is an Evnt', 'RW0316', 'Evnt', 'Event'],
  ['C9 is in play', 'RW0315', 'C9', 'C1'],
  ['C1 is in play', 'RW0422', 'C1', null],
  ['C2 shaded is in play and Mood is at Claim', 'RW0308', 'Claim', null],
  ['Treasury is 99', 'RW0429', '99', null],
  ['here is a Town', 'RW0414', 'here is a Town', null],
  ['more the group than Troopers are in Fenwick', 'RW0416', 'in Fenwick', null],
  ['the executing faction is Leauge', 'RW0301', 'Leauge', 'League'],
];

describe('a sentence without meaning gives one message at the word', () => {
  it.each([...unknownNames, ...wrongKinds, ...bounds, ...pointless, ...unmentioned])(
    '`%s` gives %s',
    (sentence, code, at, help) => {
      const { steps, diagnostics } = resolve(sentence);
      expect(diagnostics.map(shown)).toEqual([{ code, at, help }]);
      expect(steps.map((it) => it.act)).toEqual([{ kind: 'error', reported: diagnostics[0] }]);
    },
  );

  it.each(orders)('`%s` gives %s', (opening, code, at, help) => {
    const { diagnostics } = resolve(`- ${opening}:\n    - place 1 Runner here\n`);
    expect(diagnostics.map(shown)).toEqual([{ code, at, help }]);
    const [needless] = diagnostics[0]?.help[0]?.edits ?? [];
    expect(needless === undefined ? null : needless.span.file.text.slice(needless.span.start, needless.span.end)).toBe(
      `, ${at}`,
    );
  });

  it('where none may be chosen, `any` alternative gives RW0456', () => {
    const { diagnostics } = resolve(
      '- Crown may choose any one:\n    A:\n      - nothing\n    B:\n      - draw 1 Favour chit\n',
    );
    expect(diagnostics.map(shown)).toEqual([{ code: 'RW0456', at: 'any', help: '' }]);
    const [needless] = diagnostics[0]?.help[0]?.edits ?? [];
    expect(needless?.span.file.text.slice(needless.span.start, needless.span.end)).toBe('any ');
  });

  it.each(conditions)('`if %s` gives %s', (condition, code, at, help) => {
    const { diagnostics } = resolve(`- if ${condition}:\n    - nothing\n`);
    expect(diagnostics.map(shown)).toEqual([{ code, at, help }]);
  });

  it('points at where the names of the right kind are declared, and names the frame of work', () => {
    const [diagnostic] = resolve('place 1 Runner in Fenwik').diagnostics;
    expect(diagnostic?.context).toBe('card C1, event, sentence 1');
    expect(diagnostic?.notes.map((it) => it.span?.file.path)).toEqual(['spec/saltmarsh/map.yaml']);
  });

  it.each([
    ['- nothing\n- place 1 Runner in Fenwik\n', '2'],
    ['- nothing\n- if Unrest is in Fenwick:\n    - nothing\n    - place 1 Runner in Fenwik\n', '2.2'],
    ['- if Unrest is in Fenwik:\n    - nothing\n', '1'],
    ['- if Unrest is in Fenwick:\n    - nothing\n  otherwise:\n    - place 1 Runner in Fenwik\n', '1.2'],
    ['- choose one:\n    A:\n      - nothing\n    B:\n      - place 1 Runner in Fenwik\n', '1.2'],
    ['- nothing\n- plce 1 Runner in Fenwick\n', '2'],
    ['- plce 1 Runner in Fenwick\n- place 1 Runner in Fenwik\n', '1,2'],
    ['- for each Runner on the map:\n    - nothing\n    - plce 1 Runner in Fenwick\n', '1.2'],
  ])('says which sentence of the effect it is: %j', (text, numbers) => {
    const frames = numbers.split(',').map((number) => `card C1, event, sentence ${number}`);
    const found = resolve(text).diagnostics.map(({ context }) =>
      context.replace(/^card C1(?=, sentence)/u, 'card C1, event'),
    );
    expect(found).toEqual(frames);
  });

  it('fixes only the spelling of capitals without asking', () => {
    expect(resolve('place 1 runner in Fenwick').diagnostics[0]?.help[0]?.safe).toBe(true);
    expect(resolve('place 1 Runer in Fenwick').diagnostics[0]?.help[0]?.safe).toBe(false);
  });
});
