/** Sentences of Saltmarsh in Japanese: what a player reads with `--lang ja`. */
import { describe, expect, it } from 'vitest';
import { analyse, check } from '../../../compiler/driver.js';
import { coverageOf, localeOf } from '../../../compiler/languages/languages.js';
import { namesOf } from '../../../compiler/languages/names.js';
import { gameWords } from '../../../compiler/reference/game-words.js';
import type { Step } from '../../../compiler/surface/ir.js';
import { saltmarshJapanese } from '../../support/saltmarsh-ja.js';
import { saltmarshWith } from '../../support/saltmarsh-spec.js';

const flipped = '  Panic: { in: [Province, Town], flips to: Unrest, rule: "1.4" }\n  Flooded: {';

/** How one step of a card reads: a sentence, or the opening of a block. */
function inJapanese(english: string): string {
  const isBlock = english.endsWith(':');
  const step = isBlock ? `${english}\n      - nothing` : english;
  const card = `card: C1\ntitle: Spring Tide\nevent:\n  title: High water\n  effect:\n    - ${step}\n`;
  const files = [
    ...saltmarshWith('game.yaml', '  Flooded: {', flipped).filter(({ path }) => !path.includes('/cards/c1-')),
    { path: 'saltmarsh/cards/c1-spring-tide.yaml', text: card },
    { path: 'saltmarsh/languages/ja.yaml', text: saltmarshJapanese },
  ];
  const { spec, language } = analyse(files);
  const locale = localeOf('ja', spec, language.vocabulary.stateVerbs);
  const [first] = spec.cards.find(({ code }) => code.text === 'C1')?.sides[0]?.effect?.steps ?? [];
  return first === undefined ? 'cannot be read' : read(first, locale);
}

function read(step: Step, locale: ReturnType<typeof localeOf>): string {
  return step.kind === 'sentence' ? locale.sentence(step.sentence) : locale.opening(step.opening);
}

describe('a sentence in Japanese', () => {
  it.each([
    ['place up to 2 Runners in Fenwick', 'フェンウィックに細胞を最大2個配置する'],
    ['reduce Resolve by 1', '決意を1低下させる'],
    ['roll 2 10-sided dice', '10面ダイスを2個振る'],
    ['roll a d8', '8面ダイスを1個振る'],
    ['raise Resolve by hits plus -2', '決意をhitsに-2を加えた数だけ増加させる'],
    ['raise Resolve by the Runners on the map, at most 3', '決意をマップ上の細胞の数（最大3）だけ増加させる'],
    ['League may place 1 Depot in Harrow', '同盟はHarrowに倉庫を1個配置してもよい'],
    ['remove all Hidden Runners in Fenwick to Gaol', 'フェンウィックの全ての潜伏状態細胞を除去して牢獄に置く'],
    [
      'remove 2 Rebel pieces in Fenwick, Runners first, Depots only when no Runners remain',
      'フェンウィックの同盟コマを2個（まず細胞、細胞がなくなった場合のみ倉庫）除去する',
    ],
    ['replace 1 Runner in Fenwick with a Depot', 'フェンウィックの細胞を1個倉庫に置き換える'],
    ['move any patrols on the map to adjacent spaces', 'マップ上の巡視隊を任意の数、隣接スペースへ移動させる'],
    ['expose 1 Hidden Runner in Fenwick', 'フェンウィックの潜伏状態細胞を1個公開状態にする'],
    ['shift Mood 1 toward Calm', '気分を平静に向けて1マス移動させる'],
    ['play 1 Favour chit held or in the pool', '所有するまたは入れ物の恩恵チットを1個プレイする'],
    [
      'let hits be half of the Runners on the map, rounded down',
      'hitsをマップ上の細胞の数の半数（端数切り捨て）とする',
    ],
    [
      'conduct a Limited Operation in or adjacent to Fenwick',
      'フェンウィックまたはその隣接スペースで限定オペレーションを行う',
    ],
    ['roll a die', 'ダイスを1個振る'],
    ['flip all Panic in Fenwick to Unrest', 'フェンウィックの全てのPanicを騒乱に裏返す'],
    ['remove 2 Runners in Gaol', '牢獄の細胞を2個利用可能に戻す'],
    ['League may remove 1 Runner in Gaol', '同盟は牢獄の細胞を1個利用可能に戻してもよい'],
    ['remove all Runners in Fenwick', 'フェンウィックの全ての細胞を除去する'],
    [
      'raise Resolve by 1 per 2 Runners or Unrest in Fenwick',
      '決意をフェンウィックの細胞と騒乱の合計2個につき1だけ増加させる',
    ],
    ['raise Resolve by the Runners or Unrest in Fenwick', '決意をフェンウィックの細胞と騒乱の数だけ増加させる'],
    [
      'raise Resolve by 1 for each Runner or Unrest in Fenwick',
      '決意をフェンウィックの細胞または騒乱1個につき1だけ増加させる',
    ],
    ['adjust the order of play by the boxes taken', '選択したボックスに従って番の順を変更する'],
    ['League win', '同盟が勝利する'],
  ])('`%s` reads `%s`', (english, japanese) => {
    expect(inJapanese(english)).toBe(japanese);
  });

  it.each([
    ['if Resolve is at most 3:', '決意が3以下なら'],
    ['if no Runners are on the map and Mood is at Calm:', 'マップ上に細胞がおらず、かつ気分が平静なら'],
    ['if more Rebel pieces than Crown pieces are in Fenwick:', 'フェンウィックで王国コマよりも同盟コマが多いなら'],
    ['in each space with Troopers and without Unrest:', '騎兵がおり、騒乱がない各スペースで'],
    [
      'Crown may, in up to 2 Towns adjacent to Fenwick:',
      '王国は、フェンウィックに隣接する町最大2箇所で以下を行ってもよい',
    ],
    ['in any Provinces with 2 or more Depots:', '倉庫が2個以上ある任意の数の州で'],
    ['up to 3 times:', '最大3回'],
    ['for each Runner on the map:', 'マップ上の細胞1個につき'],
  ])('the opening `%s` reads `%s`', (english, japanese) => {
    expect(inJapanese(english)).toBe(japanese);
  });

  it('can name whatever the game has words for', () => {
    const { world, analysis } = check({
      files: saltmarshWith('setup.yaml', 'Resolve: 6', 'Resolve: 6'),
      diagnostics: [],
    });
    if (world === null) throw new Error('the spec has errors');
    const named = new Set(namesOf(analysis.spec).flatMap(({ wordings }) => wordings));
    const words = gameWords(world, analysis.spec, analysis.language.vocabulary.stateVerbs).words;
    // Titles of cards have their own place, and a verb of a state is said in the sentence.
    const aside = new Set(['Available', ...world.cards.map(({ title }) => title)]);
    const without = words
      .filter(({ kind }) => kind !== 'verbs of states')
      .flatMap(({ names }) => names.filter((name) => !named.has(name) && !aside.has(name)));
    expect(without).toEqual([]);
  });

  it('is counted, and what is missing is listed', () => {
    const files = [
      ...saltmarshWith('setup.yaml', 'Resolve: 6', 'Resolve: 6'),
      { path: 'saltmarsh/languages/ja.yaml', text: saltmarshJapanese },
    ];
    const coverage = coverageOf(analyse(files).spec, 'ja');
    expect(coverage).toMatchObject({ titles: { said: 1, all: 8 }, unnamed: ['Tiding', 'Ruse', 'Skerries'], gaps: {} });
    expect(coverage.sentences.said).toBe(coverage.sentences.all);
  });
});
