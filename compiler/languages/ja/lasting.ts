/** What holds while a card is in play, in Japanese. */
import type { Change, Moment, NounPhrase } from '../../surface/ir.js';
import { bareText, isSingle, nounText } from './nouns.js';
import { ifText, numberText } from './numbers.js';
import { type Speech, untold, word } from './words.js';

/** `召集のスペースは最大1`. */
export function changeText(speech: Speech, change: Change): string {
  switch (change.kind) {
    case 'quantity':
    case 'class quantity': {
      const quantity = change.quantity.text === 'spaces' ? 'スペース数' : word(speech, change.quantity.text);
      const condition = change.condition === null ? '' : `${ifText(speech, change.condition)}、`;
      const faction =
        change.kind === 'quantity' || change.faction === null ? '' : `${word(speech, change.faction.text)}の`;
      const of = `${faction}${change.kind === 'quantity' ? '' : '各'}${word(speech, change.of.text)}`;
      return `${condition}${of}の${quantity}は${howText(speech, change)}`;
    }
    case 'restriction':
      return `${word(speech, change.procedure.text)}では${bareText(speech, change.spaces)}を選択できない`;
    case 'rolls':
      return `${numberText(speech, change.against)}に対する各判定の出目${signed(change.sign, numberText(speech, change.by))}`;
    case 'track change': {
      const kinds = change.kinds.map(({ text }) => word(speech, text)).join('または');
      const what = change.verb === 'raise' ? '増加' : '低下';
      const by = `${numberText(speech, change.by)}${change.sign === 1 ? '多い' : '少ない'}`;
      return `${kinds}による${word(speech, change.track.text)}の各${what}は${by}`;
    }
    case 'forced': {
      const chooser = change.faction === null ? '実行する派閥' : word(speech, change.faction.text);
      const where = word(speech, change.procedure.text);
      return `${chooser}は${where}で${word(speech, change.alternative.text)}を選択しなければならない`;
    }
    default:
      return untold(speech, 'change');
  }
}

/** `召集の後に`. */
export function momentText(speech: Speech, moment: Moment): string {
  switch (moment.kind) {
    case 'procedure':
      return `${word(speech, moment.procedure.text)}の${moment.moment === 'before' ? '前' : '後'}に`;
    case 'part': {
      const when = { before: '前に', after: '後に', instead: '代わりに' }[moment.moment];
      return `${word(speech, moment.of.text)}の${word(speech, moment.part.text)}の${when}`;
    }
    case 'selected':
      return `${word(speech, moment.procedure.text)}で${nounText(speech, moment.spaces)}を解決した後に`;
    case 'moves':
      return `${bareText(speech, moment.from)}から${movedText(speech, moment.what)}が移動するたびに`;
    case 'arrivals':
      return `${word(speech, moment.procedure.text)}で${movedText(speech, moment.what)}が${bareText(speech, moment.to)}に移動するたびに`;
    case 'terms':
      return `${word(speech, moment.procedure.text)}では以下も数える`;
    default:
      return untold(speech, 'moment');
  }
}

/** `騎兵2個以上`; that there is one needs no number. */
function movedText(speech: Speech, what: NounPhrase): string {
  return isSingle(what) ? bareText(speech, what) : nounText(speech, what);
}

function howText(
  speech: Speech,
  { how, by }: Extract<Change, { readonly kind: 'quantity' | 'class quantity' }>,
): string {
  const number = numberText(speech, by);
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
