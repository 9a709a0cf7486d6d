/** What holds while a card is in play, in Japanese. */
import { changeForms } from '../../surface/forms/lasting.js';
import { momentForms } from '../../surface/forms/moments.js';
import type { Change, Moment, NounPhrase } from '../../surface/ir.js';
import { bareText, isSingle, nounText } from './nouns.js';
import { formText, ifText, numberText } from './numbers.js';
import { type TranslationContext, word } from './words.js';

/** `召集のスペースは最大1`. */
export function changeText(context: TranslationContext, change: Change): string {
  switch (change.kind) {
    case 'quantity':
    case 'class quantity': {
      const quantity = change.quantity.text === 'spaces' ? 'スペース数' : word(context, change.quantity.text);
      const condition = change.condition === null ? '' : `${ifText(context, change.condition)}、`;
      const faction =
        change.kind === 'quantity' || change.faction === null ? '' : `${word(context, change.faction.text)}の`;
      const of = `${faction}${change.kind === 'quantity' ? '' : '各'}${word(context, change.of.text)}`;
      return `${condition}${of}の${quantity}は${howText(context, change)}`;
    }
    case 'restriction':
      return `${word(context, change.procedure.text)}では${bareText(context, change.spaces)}を選択できない`;
    case 'targets':
      return `${word(context, change.procedure.text)}では${bareText(context, change.what)}を対象にできない`;
    case 'barred': {
      const where =
        change.where === null ? '' : `${bareText(context, change.where)}${change.verb === 'place' ? 'に' : 'から'}`;
      return `${where}${bareText(context, change.what)}を${barredVerbs[change.verb]}できない`;
    }
    case 'if':
      return `${ifText(context, change.condition)}、${changeText(context, change.change)}`;
    case 'rolls of':
      return `${word(context, change.procedure.text)}での${changeText(context, { ...change, kind: 'rolls' })}`;
    case 'rolls':
      return `${numberText(context, change.against)}に対する各判定の出目${signed(change.how, numberText(context, change.by))}`;
    case 'track bound':
    case 'track change': {
      const kinds = change.kinds.map(({ text }) => word(context, text)).join('または');
      const what = change.verb === 'raise' ? '増加' : '低下';
      const number = numberText(context, change.by);
      const by =
        change.kind === 'track bound' ? `最大${number}` : `${number}${change.how === 'more' ? '多い' : '少ない'}`;
      return `${kinds}による${word(context, change.track.text)}の各${what}は${by}`;
    }
    default:
      return formText(context, changeForms[change.kind], change);
  }
}

const barredVerbs = { place: '配置', remove: '除去', move: '移動' } as const;

/** `召集の後に`. */
export function momentText(context: TranslationContext, moment: Moment): string {
  switch (moment.kind) {
    case 'selected':
      return `${word(context, moment.procedure.text)}で${nounText(context, moment.spaces)}を解決${moment.moment === 'before' ? 'する前に' : 'した後に'}`;
    case 'moves':
      return `${bareText(context, moment.from)}から${movedText(context, moment.what)}が移動するたびに`;
    case 'arrivals':
      return `${word(context, moment.procedure.text)}で${movedText(context, moment.what)}が${bareText(context, moment.to)}に移動するたびに`;
    case 'changes':
    case 'first change': {
      const place = moment.where === null ? '' : bareText(context, moment.where);
      const where = place === '' ? '' : `${place}${moment.how === 'placed' ? 'に' : 'から'}`;
      const done = moment.how === 'placed' ? '配置される' : '除去される';
      const what = `${where}${movedText(context, moment.what)}が${done}`;
      return moment.kind === 'changes' ? `${what}たびに` : `各手番で最初に${what}とき`;
    }
    default:
      return formText(context, momentForms[moment.kind], moment);
  }
}

/** `騎兵2個以上`; that there is one needs no number. */
function movedText(context: TranslationContext, what: NounPhrase): string {
  return isSingle(what) ? bareText(context, what) : nounText(context, what);
}

function howText(
  context: TranslationContext,
  { how, by }: Extract<Change, { readonly kind: 'quantity' | 'class quantity' }>,
): string {
  const number = numberText(context, by);
  switch (how) {
    case 'is':
      return number;
    case 'at most':
      return `最大${number}`;
    case 'more':
      return `${number}多い`;
    case 'less':
      return `${number}少ない`;
  }
}

function signed(how: 'more' | 'less', by: string): string {
  return how === 'more' ? `に${by}を加える` : `から${by}を引く`;
}
