/** What holds while a card is in play, in Japanese. */
import type { Change, Moment, NounPhrase } from '../../surface/ir.js';
import { bareText, isSingle, nounText } from './nouns.js';
import { ifText, numberText } from './numbers.js';
import { type TranslationContext, untranslated, word } from './words.js';

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
    case 'rolls':
      return `${numberText(context, change.against)}に対する各判定の出目${signed(change.sign, numberText(context, change.by))}`;
    case 'track change': {
      const kinds = change.kinds.map(({ text }) => word(context, text)).join('または');
      const what = change.verb === 'raise' ? '増加' : '低下';
      const by = `${numberText(context, change.by)}${change.sign === 1 ? '多い' : '少ない'}`;
      return `${kinds}による${word(context, change.track.text)}の各${what}は${by}`;
    }
    case 'forced': {
      const chooser = change.faction === null ? '実行する派閥' : word(context, change.faction.text);
      const where = word(context, change.procedure.text);
      return `${chooser}は${where}で${word(context, change.alternative.text)}を選択しなければならない`;
    }
    default:
      return untranslated(context, 'change');
  }
}

/** `召集の後に`. */
export function momentText(context: TranslationContext, moment: Moment): string {
  switch (moment.kind) {
    case 'procedure':
      return `${word(context, moment.procedure.text)}の${moment.moment === 'before' ? '前' : '後'}に`;
    case 'part': {
      const when = { before: '前に', after: '後に', instead: '代わりに' }[moment.moment];
      return `${word(context, moment.of.text)}の${word(context, moment.part.text)}の${when}`;
    }
    case 'selected':
      return `${word(context, moment.procedure.text)}で${nounText(context, moment.spaces)}を解決した後に`;
    case 'moves':
      return `${bareText(context, moment.from)}から${movedText(context, moment.what)}が移動するたびに`;
    case 'arrivals':
      return `${word(context, moment.procedure.text)}で${movedText(context, moment.what)}が${bareText(context, moment.to)}に移動するたびに`;
    case 'terms':
      return `${word(context, moment.procedure.text)}では以下も数える`;
    default:
      return untranslated(context, 'moment');
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

function signed(sign: 1 | -1, by: string): string {
  return sign === 1 ? `に${by}を加える` : `から${by}を引く`;
}
