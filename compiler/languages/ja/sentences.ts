/** Sentences in Japanese: who, where and what come first, the verb last. */
import { actorForms } from '../../surface/forms/acting.js';
import { clauseForms } from '../../surface/forms/clauses.js';
import { openingForms } from '../../surface/forms/openings.js';
import type { Actor, Clause, Conduct, NounPhrase, Opening, Precedence, Sentence, Term } from '../../surface/ir.js';
import { bareText, nounText, objectText, phraseOf, whereText } from './nouns.js';
import { conditionText, formText, ifText, numberText, slotText, unit } from './numbers.js';
import { mayDo, type Verb } from './verbs.js';
import { joined, type TranslationContext, word } from './words.js';

/** What stands before the verb, and the verb. */
type Predicate = readonly [before: string, verb: Verb];

/** `王国はここに細胞を最大2個配置してもよい`. */
export function sentenceText(context: TranslationContext, { actor, may, clause }: Sentence): string {
  const [before, verb] = clauseOf(context, clause);
  const performer = actor === null ? '' : `${actorText(context, actor)}は`;
  return joined(performer, before, may ? mayDo(verb) : verb);
}

/** `選択した各スペースで`: the key of a block. */
export function openingText(context: TranslationContext, opening: Opening): string {
  switch (opening.kind) {
    case 'if':
      return ifText(context, opening.condition);
    case 'unless':
      return `${conditionText(context, opening.condition)}場合を除き`;
    case 'in':
      return led(context, opening, `${nounText(context, opening.spaces)}で${orderText(opening)}`);
    case 'for each':
      if (opening.count.kind === 'count') return `${one(context, opening.count.what)}につき`;
      if (opening.count.kind === 'removed') return `除去した${one(context, opening.count.what)}につき`;
      if (opening.count.kind === 'placed') return `配置した${one(context, opening.count.what)}につき`;
      return `${numberText(context, opening.count)}の回数だけ`;
    case 'choose one':
      return performed(context, opening, opening.any ? 'いずれか1つを選ぶ' : '1つを選ぶ');
    case 'choose pieces':
      return led(context, opening, `${objectText(context, opening.pieces)}${opening.may ? '選んで' : '選ぶ'}`);
    case 'actor':
      return `${actorText(context, opening.actor)}は${opening.may ? '以下を行ってもよい' : ''}`;
    case 'times':
      return led(context, opening, slotText.times(context, opening.most));
    case 'repeat':
      return led(context, opening, `${numberText(context, opening.count)}回`);
    case 'while':
      return led(context, opening, `${conditionText(context, opening.condition)}間`);
    case 'groups':
      return `${sentenceText(context, opening.move)}。移動した各グループについて`;
    default:
      return formText(context, openingForms[opening.kind], opening);
  }
}

/** `騒乱がある各町1箇所につき-2`. */
export function termText(context: TranslationContext, term: Term): string {
  const { sign, amount, span } = term;
  const by = `${sign === 1 ? '+' : '-'}${amount}`;
  if (term.kind === 'if') return `${ifText(context, term.condition)}${by}`;
  const { every, what } = term;
  const counted = unit(context, what, { kind: 'literal', value: every, span });
  return `${counted}につき${by}`;
}

/** `（順番は任意）`. */
function orderText({ order }: Extract<Opening, { readonly kind: 'in' }>): string {
  return { 'of the map': '', any: '（順番は任意）', afresh: '（1箇所ずつ順に選ぶ）' }[order];
}

function one(context: TranslationContext, what: Parameters<typeof unit>[1]): string {
  return unit(context, what, { kind: 'literal', value: 1, span: what.span });
}

interface Performed {
  readonly actor: Actor | null;
  readonly may: boolean;
}

/** Who acts in front of an opening, and behind it that he may. */
function led(context: TranslationContext, { actor, may }: Performed, text: string): string {
  const performer = actor === null ? '' : `${actorText(context, actor)}は、`;
  return `${performer}${text}${may ? '以下を行ってもよい' : ''}`;
}

function performed(context: TranslationContext, { actor, may }: Performed, text: Verb): string {
  const performer = actor === null ? '' : `${actorText(context, actor)}は`;
  return `${performer}${may ? '1つを選んでもよい' : text}`;
}

export function actorText(context: TranslationContext, actor: Actor): string {
  switch (actor.kind) {
    case 'faction':
      return word(context, actor.name.text);
    case 'ordinal': {
      const place = word(context, actor.name.text);
      return place.endsWith('派閥') ? place : joined(place, 'の派閥');
    }
    default:
      return formText(context, actorForms[actor.kind], actor);
  }
}

function clauseOf(context: TranslationContext, clause: Clause): Predicate {
  switch (clause.kind) {
    case 'place': {
      const from = clause.from === null ? '' : `${nounText(context, clause.from)}から`;
      const none = clause.ifNone ? 'まだなければ、' : '';
      return [joined(none, from, placedText(context, clause)), '配置する'];
    }
    case 'remove': {
      const order =
        clause.order.length === 0 ? '' : `（${clause.order.map((it) => precedenceText(context, it)).join('、')}）`;
      const what = joined(objectText(context, clause.what), order);
      if (clause.to !== null) return [`${what}除去して${nounText(context, clause.to)}に`, '置く'];
      return isInBox(context, clause.what) ? [`${what}${word(context, 'Available')}に`, '戻す'] : [what, '除去する'];
    }
    case 'replace':
      return [`${objectText(context, clause.what)}${bareText(context, clause.with)}に`, '置き換える'];
    case 'exchange':
      return [
        `${objectText(context, clause.what).replace(/を$/u, '')}と${objectText(context, clause.with)}`,
        '入れ替える',
      ];
    case 'roll':
      return [
        `${clause.sides === null ? '' : `${numberText(context, clause.sides)}面`}ダイスを${numberText(context, clause.dice)}個`,
        '振る',
      ];
    case 'move': {
      const from = clause.from === null ? '' : `${nounText(context, clause.from)}から`;
      return [
        `${joined(from, objectText(context, clause.what))}、${nounText(context, clause.to)}${clause.own ? '（元のスペースも可）' : ''}へ${clause.once ? '（各駒1回まで）' : clause.perTurn ? '（各駒1手番に1回まで）' : ''}`,
        '移動させる',
      ];
    }
    case 'flip':
      return [
        joined(objectText(context, clause.what), `${word(context, clause.state.text)}に`),
        context.names.kinds.get(clause.state.text) === 'marker' ? '裏返す' : 'する',
      ];
    case 'shift': {
      const toward = word(context, clause.toward.text);
      const by = numberText(context, clause.by);
      return [`${word(context, clause.track.text)}を${toward}に向けて${by}マス`, '移動させる'];
    }
    case 'raise':
    case 'reduce':
      return [
        `${word(context, clause.track.text)}を${numberText(context, clause.by)}${clause.by.kind === 'literal' ? '' : 'だけ'}`,
        clause.kind === 'raise' ? '増加させる' : '低下させる',
      ];
    case 'return':
      return [`${objectText(context, clause.what)}${word(context, 'pool')}に`, '戻す'];
    case 'resolve':
      return [`${bareText(context, clause.of)}の${word(context, clause.aspect.text)}を`, '解決する'];
    case 'conduct':
      return [conductText(context, clause), '行う'];
    case 'move it along': {
      const { most, through, cost, stopping, perTurn } = clause;
      const far =
        cost === null
          ? `${numberText(context, most)}スペースまで`
          : `各スペースの${word(context, cost.text)}を払って最大${numberText(context, most)}まで`;
      const stops = stopping === null ? '' : `（${nounText(context, stopping)}で停止）`;
      const once = perTurn ? '（1手番に1回まで）' : '';
      return [`それを${nounText(context, through)}に沿って${far}${stops}${once}`, '移動させる'];
    }
    case 'look up': {
      const across = clause.across === null ? '' : `と${numberText(context, clause.across)}`;
      const shift =
        clause.by === null ? '' : `${clause.toLeft ? '左' : '右'}へ${numberText(context, clause.by)}列ずらして`;
      const looked = `${numberText(context, clause.value)}${across}`;
      return [`${looked}を${word(context, clause.table.text)}で${shift}`, '調べる'];
    }
    case 'close': {
      const box = word(context, clause.box.text);
      return [`${box.endsWith('ボックス') ? box : joined(box, 'ボックス')}を`, '閉じる'];
    }
    case 'adjust order':
      return [`選択したボックスに従って${word(context, 'order of play')}を`, '変更する'];
    case 'win':
    case 'lose': {
      const degree = clause.degree === null ? '' : `${word(context, clause.degree.text)}で`;
      return [`${word(context, clause.faction.text)}が${degree}`, clause.kind === 'win' ? '勝利する' : '敗北する'];
    }
    default: {
      const [before = '', verb = ''] = formText(context, clauseForms[clause.kind], clause).split('|');
      return [before, verb];
    }
  }
}

/** What is not on the map goes back to where it is ready. */
function isInBox({ names }: TranslationContext, { filters }: NounPhrase): boolean {
  return filters.some(
    (it) => it.kind === 'in' && it.place.heads.some(({ noun }) => names.kinds.get(noun.text) === 'box'),
  );
}

/** `ここに細胞を最大2個`: a place that is said of the thing is where it is put. */
function placedText(context: TranslationContext, { what, to }: Extract<Clause, { readonly kind: 'place' }>): string {
  if (to !== null) return `${nounText(context, to)}に${objectText(context, what)}`;
  const [where, ...others] = what.filters;
  if (where === undefined || others.length > 0) return objectText(context, what);
  const isPlace = ['here', 'on the map', 'in', 'adjacent to', 'in or adjacent to'].includes(where.kind);
  return isPlace
    ? `${whereText(context, where)}${objectText(context, { ...what, filters: [] })}`
    : objectText(context, what);
}

function conductText(context: TranslationContext, conduct: Conduct): string {
  const names = conduct.what
    .map((it) => joined(conduct.limited.includes(it) ? word(context, 'Limited') : '', word(context, it.text)))
    .join('または');
  const where = conduct.where === null ? '' : whereText(context, conduct.where, 'で');
  const notes = [
    ...(conduct.waiving.length === 0
      ? []
      : [`${conduct.waiving.map(({ text }) => word(context, text)).join('と')}の条件を満たさなくてもよい`]),
    ...(conduct.choosing === null ? [] : [`${word(context, conduct.choosing.text)}を選択する`]),
    ...conduct.settings.map((setting) =>
      setting.kind === 'value'
        ? `${word(context, setting.name.text)}は${numberText(context, setting.value)}とする`
        : `${word(context, setting.name.text)}は${nounText(context, setting.spaces)}とする`,
    ),
    ...conduct.forgoing.map(({ text }) => `${word(context, text)}は使用しない`),
    ...(conduct.disregarding === null ? [] : ['カードの効果は適用しない']),
    ...(conduct.accompanied === null
      ? []
      : [`いずれかの時点で${word(context, conduct.accompanied.text)}も1回実行できる`]),
  ];
  const noted = notes.length === 0 ? '' : `（${notes.join('、')}）`;
  return `${joined(where, names)}${noted}を`;
}

function precedenceText(context: TranslationContext, precedence: Precedence): string {
  const what = bareText(context, precedence.what);
  if (precedence.kind === 'first') return `まず${what}`;
  return `${phraseOf(context, { ...precedence.remaining, quantity: null }).noun}がなくなった場合のみ${what}`;
}
