/** Sentences in Japanese: who, where and what come first, the verb last. */
import { clauseForms } from '../../surface/forms/clauses.js';
import type { Actor, Clause, Conduct, NounPhrase, Opening, Precedence, Sentence, Term } from '../../surface/ir.js';
import { bareText, nounText, objectText, phraseOf, whereText } from './nouns.js';
import { conditionText, formText, ifText, numberText, unit } from './numbers.js';
import { mayDo, type Verb } from './verbs.js';
import { joined, type Speech, untold, word } from './words.js';

/** What stands before the verb, and the verb. */
type Said = readonly [before: string, verb: Verb];

/** `王国はここに細胞を最大2個配置してもよい`. */
export function sentenceText(speech: Speech, { actor, may, clause }: Sentence): string {
  const [before, verb] = clauseOf(speech, clause);
  const performer = actor === null ? '' : `${actorText(speech, actor)}は`;
  return joined(performer, before, may ? mayDo(verb) : verb);
}

/** `選択した各スペースで`: the key of a block. */
export function openingText(speech: Speech, opening: Opening): string {
  switch (opening.kind) {
    case 'if':
      return ifText(speech, opening.condition);
    case 'in':
      return led(speech, opening, `${nounText(speech, opening.spaces)}で${orderText(opening)}`);
    case 'for each':
      if (opening.count.kind === 'count') return `${one(speech, opening.count.what)}につき`;
      if (opening.count.kind === 'removed') return `除去した${one(speech, opening.count.what)}につき`;
      return `${numberText(speech, opening.count)}の回数だけ`;
    case 'choose one':
      return performed(speech, opening, opening.any ? 'いずれか1つを選ぶ' : '1つを選ぶ');
    case 'take box':
      return '空いているボックスを1つ選ぶ';
    case 'actor':
      return `${actorText(speech, opening.actor)}は${opening.may ? '以下を行ってもよい' : ''}`;
    case 'times':
      return led(speech, opening, timesText(speech, opening.most));
    case 'repeat':
      return led(speech, opening, `${numberText(speech, opening.count)}回`);
    case 'while':
      return led(speech, opening, `${conditionText(speech, opening.condition)}間`);
    case 'step':
      return `手順「${word(speech, opening.name.text)}」`;
    case 'groups':
      return `${sentenceText(speech, opening.move)}。移動した各グループについて`;
    case 'net':
      return `${word(speech, opening.track.text)}を以下の合計だけ変更する`;
    case 'until deck empty':
      return '引きデッキがなくなるまで';
    default:
      return untold(speech, `opening ${kindOf(opening)}`);
  }
}

/** `騒乱がある各町1箇所につき-2`. */
export function termText(speech: Speech, term: Term): string {
  const { sign, amount, span } = term;
  const by = `${sign === 1 ? '+' : '-'}${amount}`;
  if (term.kind === 'if') return `${ifText(speech, term.condition)}${by}`;
  const { every, what } = term;
  const counted = unit(speech, what, { kind: 'literal', value: every, span });
  return `${counted}につき${by}`;
}

/** `（順番は任意）`. */
function orderText({ anyOrder, afresh }: Extract<Opening, { readonly kind: 'in' }>): string {
  return anyOrder ? '（順番は任意）' : afresh ? '（1箇所ずつ順に選ぶ）' : '';
}

function timesText(speech: Speech, most: Extract<Opening, { readonly kind: 'times' }>['most']): string {
  if (most.kind === 'at most') return `${timesText(speech, most.value)}（最大${numberText(speech, most.bound)}回）`;
  return most.kind === 'count' ? `${bareText(speech, most.what)}の数の回数まで` : `最大${numberText(speech, most)}回`;
}

function one(speech: Speech, what: Parameters<typeof unit>[1]): string {
  return unit(speech, what, { kind: 'literal', value: 1, span: what.span });
}

interface Performed {
  readonly actor: Actor | null;
  readonly may: boolean;
}

/** Who acts in front of an opening, and behind it that he may. */
function led(speech: Speech, { actor, may }: Performed, text: string): string {
  const performer = actor === null ? '' : `${actorText(speech, actor)}は、`;
  return `${performer}${text}${may ? '以下を行ってもよい' : ''}`;
}

function performed(speech: Speech, { actor, may }: Performed, text: Verb): string {
  const performer = actor === null ? '' : `${actorText(speech, actor)}は`;
  return `${performer}${may ? '1つを選んでもよい' : text}`;
}

export function actorText(speech: Speech, actor: Actor): string {
  switch (actor.kind) {
    case 'faction':
      return word(speech, actor.name.text);
    case 'executing':
      return '実行する派閥';
    case 'other':
      return '他の派閥';
    case 'ordinal': {
      const place = word(speech, actor.name.text);
      return place.endsWith('派閥') ? place : joined(place, 'の派閥');
    }
    default:
      return untold(speech, 'actor');
  }
}

function clauseOf(speech: Speech, clause: Clause): Said {
  switch (clause.kind) {
    case 'place': {
      const from = clause.from === null ? '' : `${nounText(speech, clause.from)}から`;
      const none = clause.ifNone ? 'まだなければ、' : '';
      return [joined(none, from, placedText(speech, clause)), '配置する'];
    }
    case 'remove': {
      const order =
        clause.order.length === 0 ? '' : `（${clause.order.map((it) => precedenceText(speech, it)).join('、')}）`;
      const what = joined(objectText(speech, clause.what), order);
      if (clause.to !== null) return [`${what}除去して${nounText(speech, clause.to)}に`, '置く'];
      return isInBox(speech, clause.what) ? [`${what}${word(speech, 'Available')}に`, '戻す'] : [what, '除去する'];
    }
    case 'replace':
      return [`${objectText(speech, clause.what)}${bareText(speech, clause.with)}に`, '置き換える'];
    case 'move': {
      const from = clause.from === null ? '' : `${nounText(speech, clause.from)}から`;
      return [
        `${joined(from, objectText(speech, clause.what))}、${nounText(speech, clause.to)}${clause.own ? '（元のスペースも可）' : ''}へ${clause.once ? '（各駒1回まで）' : ''}`,
        '移動させる',
      ];
    }
    case 'flip':
      return [
        joined(objectText(speech, clause.what), `${word(speech, clause.state.text)}に`),
        speech.names.kinds.get(clause.state.text) === 'marker' ? '裏返す' : 'する',
      ];
    case 'shift': {
      const toward = word(speech, clause.toward.text);
      const by = numberText(speech, clause.by);
      return [`${word(speech, clause.track.text)}を${toward}に向けて${by}マス`, '移動させる'];
    }
    case 'raise':
    case 'reduce':
      return [
        `${word(speech, clause.track.text)}を${numberText(speech, clause.by)}${clause.by.kind === 'literal' ? '' : 'だけ'}`,
        clause.kind === 'raise' ? '増加させる' : '低下させる',
      ];
    case 'return':
      return [`${objectText(speech, clause.what)}${word(speech, 'pool')}に`, '戻す'];
    case 'resolve':
      return [`${bareText(speech, clause.of)}の${word(speech, clause.aspect.text)}を`, '解決する'];
    case 'conduct':
      return [conductText(speech, clause), '行う'];
    case 'close': {
      const box = word(speech, clause.box.text);
      return [`${box.endsWith('ボックス') ? box : joined(box, 'ボックス')}を`, '閉じる'];
    }
    case 'adjust order':
      return [`選択したボックスに従って${word(speech, 'order of play')}を`, '変更する'];
    case 'win':
      return [`${word(speech, clause.faction.text)}が`, '勝利する'];
    default: {
      const [before = '', verb = ''] = formText(speech, clauseForms[clause.kind], clause).split('|');
      return [before, verb];
    }
  }
}

/** What is not on the map goes back to where it is ready. */
function isInBox({ names }: Speech, { filters }: NounPhrase): boolean {
  return filters.some(
    (it) => it.kind === 'in' && it.place.heads.some(({ noun }) => names.kinds.get(noun.text) === 'box'),
  );
}

/** `ここに細胞を最大2個`: a place that is said of the thing is where it is put. */
function placedText(speech: Speech, { what, to }: Extract<Clause, { readonly kind: 'place' }>): string {
  if (to !== null) return `${nounText(speech, to)}に${objectText(speech, what)}`;
  const [where, ...others] = what.filters;
  if (where === undefined || others.length > 0) return objectText(speech, what);
  const isPlace = ['here', 'on the map', 'in', 'adjacent to', 'in or adjacent to'].includes(where.kind);
  return isPlace
    ? `${whereText(speech, where)}${objectText(speech, { ...what, filters: [] })}`
    : objectText(speech, what);
}

function conductText(speech: Speech, conduct: Conduct): string {
  const names = conduct.what
    .map((it) => joined(conduct.limited.includes(it) ? word(speech, 'Limited') : '', word(speech, it.text)))
    .join('または');
  const where = conduct.where === null ? '' : whereText(speech, conduct.where, 'で');
  const notes = [
    ...(conduct.waiving.length === 0
      ? []
      : [`${conduct.waiving.map(({ text }) => word(speech, text)).join('と')}の条件を満たさなくてもよい`]),
    ...(conduct.choosing === null ? [] : [`${word(speech, conduct.choosing.text)}を選択する`]),
    ...conduct.settings.map((setting) =>
      setting.kind === 'value'
        ? `${word(speech, setting.name.text)}は${numberText(speech, setting.value)}とする`
        : `${word(speech, setting.name.text)}は${nounText(speech, setting.spaces)}とする`,
    ),
    ...conduct.forgoing.map(({ text }) => `${word(speech, text)}は使用しない`),
    ...(conduct.accompanied === null
      ? []
      : [`いずれかの時点で${word(speech, conduct.accompanied.text)}も1回実行できる`]),
  ];
  const noted = notes.length === 0 ? '' : `（${notes.join('、')}）`;
  return `${joined(where, names)}${noted}を`;
}

function precedenceText(speech: Speech, precedence: Precedence): string {
  const what = bareText(speech, precedence.what);
  if (precedence.kind === 'first') return `まず${what}`;
  return `${phraseOf(speech, { ...precedence.remaining, quantity: null }).noun}がなくなった場合のみ${what}`;
}

function kindOf({ kind }: { readonly kind: string }): string {
  return kind;
}
