/**
 * Plain wordings: what people write in one sentence and the language says in several lines. Each has a pattern and says which
 * lines it stands for; a pattern that fits is only tried, and holds where every line can be read.
 */
import type { Piece } from './compose.js';
import type { Line, PlainWording } from './wording.js';

const sentence = (...text: readonly Piece[]): Line => ({ kind: 'sentence', text });
const block = (opening: readonly Piece[], body: readonly Line[], otherwise: readonly Line[] | null = null): Line => ({
  kind: 'block',
  opening,
  body,
  otherwise,
});

const isEmpty = ([start, end]: readonly [number, number]): boolean => start === end;

/** Words that speak of what stands before them in the same sentence, which lines of their own do not. */
const backward = /\b(?:it|its|they|them|their(?! own)|those|these|there(?! (?:is|are)\b))\b/u;

export const plainWordings: Readonly<Record<string, PlainWording>> = {
  'if, otherwise': {
    shape: 'if CONDITION, SENTENCE; otherwise SENTENCE',
    means: 'One of two sentences is done.',
    pairs: [
      [
        'If Unrest is here, raise Resolve by 1; otherwise reduce Resolve by 1.',
        'if Unrest is here: [raise Resolve by 1]\notherwise: [reduce Resolve by 1]',
      ],
    ],
    pattern: /^[Ii]f (?<condition>.+?), (?<then>.+)[,;] otherwise,? (?<otherwise>.+)$/du,
    lines: ({ at, text }) =>
      backward.test(`${text('then')} ${text('otherwise')}`)
        ? null
        : [block(['if ', at('condition')], [sentence(at('then'))], [sentence(at('otherwise'))])],
    isSure: true,
  },
  'each faction': {
    shape: 'each faction, in order of play, SENTENCE',
    means: 'Each faction does it, one after another.',
    pairs: [
      [
        'Each faction, in the order of play, places 1 Unrest in Fenwick.',
        'each faction, in order of play: [place 1 Unrest in Fenwick]',
      ],
    ],
    pattern: /^[Ee]ach faction,? in (?:the )?order of play, (?<deed>.+)$/du,
    lines: ({ at }) => [block(['each faction, in order of play'], [sentence(at('deed'))])],
    isSure: true,
  },
  'the faction with': {
    shape: 'the faction with the fewest | most PIECES, SENTENCE',
    means: 'That faction does it.',
    pairs: [
      [
        'The faction with the fewest pieces in Towns places 1 Unrest in Fenwick.',
        'the faction with the fewest pieces in Towns: [place 1 Unrest in Fenwick]',
      ],
    ],
    pattern:
      /^[Tt]he faction (?:with|that has) the (?<how>fewest|most) (?<what>.+?),? (?<deed>(?:[a-z]+s|may|can|must) .+)$/du,
    lines: ({ at, text }) => [block([`the faction with the ${text('how')} `, at('what')], [sentence(at('deed'))])],
    isSure: true,
  },
  'if in front': {
    shape: 'if CONDITION, SENTENCE',
    means: 'The sentence is done where the condition holds.',
    pairs: [
      ['If Unrest is here, raise Resolve by 1.', 'if Unrest is here: [raise Resolve by 1]'],
      ['if Unrest is here, then raise Resolve by 1', 'if Unrest is here: [raise Resolve by 1]'],
      ['Unless Unrest is here, raise Resolve by 1.', 'unless Unrest is here: [raise Resolve by 1]'],
    ],
    pattern: /^(?<word>[Ii]f|[Uu]nless) (?<condition>.+?), (?:then )?(?<then>.+)$/du,
    lines: ({ at, text }) =>
      backward.test(text('then'))
        ? null
        : [block([`${text('word').toLowerCase()} `, at('condition')], [sentence(at('then'))])],
    isSure: true,
  },
  sequence: {
    shape: 'SENTENCE; SENTENCE, or SENTENCE, then SENTENCE',
    means:
      'The second is done when the first has been. Behind `then` goes on who acts in the first; behind a semicolon a sentence stands by itself.',
    pairs: [
      [
        'Raise Resolve by 1; Crown may place 1 Trooper in Fenwick.',
        'raise Resolve by 1\nCrown may place 1 Trooper in Fenwick',
      ],
      [
        'Crown may place 1 Trooper in Fenwick, then reduce Resolve by 1.',
        'Crown may: [place 1 Trooper in Fenwick, reduce Resolve by 1]',
      ],
    ],
    pattern: /^(?<first>.+?)(?<border>; (?:then )?|: (?=on )|,? (?:and )?then )(?<rest>.+)$/du,
    lines: ({ at, text, acting }) => {
      if (backward.test(text('rest'))) return null;
      if (/^[;:]/u.test(text('border'))) return [sentence(at('first')), sentence(at('rest'))];
      const first = acting(at('first'));
      if (first === null) return null;
      const { actor, deed } = first;
      if (isEmpty(actor)) return [sentence(at('first')), sentence(at('rest'))];
      return [block([actor], [sentence(deed), sentence(at('rest'))])];
    },
    isSure: true,
  },
  'discard down': {
    shape: 'discard down to NUMBER CARDS',
    means: 'Of the cards in hand as many are discarded as there are more than that.',
    pairs: [['discard down to 3 Tiding cards in hand', 'discard all but 3 Tiding cards in hand']],
    pattern: /^(?<before>(?:.+ )?[Dd]iscards?) down to (?<what>.+)$/du,
    lines: ({ at }) => [sentence(at('before'), ' all but ', at('what'))],
    isSure: true,
  },
  'look at a hand': {
    shape: "look at FACTION's hand",
    means: 'All cards in the hand are looked at.',
    pairs: [["look at League's hand", "look at all cards in League's hand"]],
    pattern: /^(?<before>(?:.+ )?[Ll]ooks? at) (?:the )?(?<whose>\S.*['’]s?) hand$/du,
    lines: ({ at }) => [sentence(at('before'), ' all cards in ', at('whose'), ' hand')],
    isSure: true,
  },
  'that number': {
    shape: 'count the PIECES placed | removed this way; SENTENCE that number',
    means: 'What has been placed or removed since the steps began is the number.',
    pairs: [
      [
        'Place 2 Runners in Fenwick; count the Runners placed this way; reduce Resolve by half that number, rounded up.',
        'place 2 Runners in Fenwick\nreduce Resolve by half the Runners placed, rounded up',
      ],
    ],
    pattern:
      /^[Cc]ounts? (?<things>(?:the )?.+? (?:placed|removed))(?: this way| so)?(?:;|,? and|,? then|, and then) (?<before>.+?\b(?:by|to|of|half|is) )(?:that|this) number(?<after>.*)$/du,
    lines: ({ at, text }) => {
      const the: Piece = text('things').startsWith('the ') ? '' : 'the ';
      return [sentence(at('before'), the, at('things'), at('after'))];
    },
    isSure: true,
  },
  'there, chosen': {
    shape: 'ACTOR choose QUANTITY SPACES; SENTENCE there',
    means: 'The sentence is done in the spaces that are chosen.',
    pairs: [
      ['Crown choose a Town; remove all Runners there.', 'Crown, in a Town: [remove all Runners here]'],
      ['Choose up to 2 Towns, then place 1 Depot there.', 'in up to 2 Towns: [place 1 Depot here]'],
    ],
    pattern: /^(?<actor>.+? )?[Cc]hooses? (?<spaces>(?:an? |up to )?.+?)(?:;|, then|,? and) (?<rest>.+\bthere\b.*)$/du,
    lines: ({ at, text }) => {
      const actor = text('actor').trim();
      const before: readonly Piece[] = actor === '' ? ['in '] : [trimmed(at('actor'), text('actor')), ', in '];
      return [block([...before, at('spaces')], [sentence(at('rest'))])];
    },
    isSure: false,
  },
  'it, chosen': {
    shape: 'ACTOR choose PIECES WHERE; it moves to SPACES, or it is removed',
    means: 'The pieces that are chosen move, or are removed.',
    pairs: [
      ['Crown choose a Runner in Fenwick; it moves to Harrow.', 'Crown move a Runner in Fenwick to Harrow'],
      ['Crown choose a Runner in Fenwick; it is removed to Gaol.', 'Crown remove a Runner in Fenwick to Gaol'],
      ['Choose 2 Runners in Fenwick; they are removed.', 'remove 2 Runners in Fenwick'],
    ],
    pattern:
      /^(?<actor>.+? )?[Cc]hooses? (?<what>.+?)(?:;|,? and|, then) (?:it|they) (?<deed>moves?|is removed|are removed)(?: (?<to>to .+))?$/du,
    lines: ({ at, text }) => {
      const verb = text('deed').startsWith('move') ? 'move ' : 'remove ';
      const actor: readonly Piece[] = text('actor') === '' ? [] : [at('actor')];
      const to: readonly Piece[] = text('to') === '' ? [] : [' ', at('to')];
      return [sentence(...actor, verb, at('what'), ...to)];
    },
    isSure: false,
  },
  'may pay': {
    shape: 'ACTOR may pay NUMBER RESOURCE to SENTENCE',
    means: 'Who pays does it, and who does not pay does not.',
    pairs: [['Crown may pay 2 Marks to place 1 Trooper here.', 'Crown may: [pay 2 Marks, place 1 Trooper here]']],
    pattern: /^(?<may>(?:.+ )?(?:[Mm]ay|can)) pay (?<price>.+?) to (?<deed>.+)$/du,
    lines: ({ at, text }) =>
      backward.test(text('deed')) ? null : [block([at('may')], [sentence('pay ', at('price')), sentence(at('deed'))])],
    isSure: true,
  },
  either: {
    shape: '[ACTOR] either SENTENCE or SENTENCE',
    means: 'One of the two is done, as the faction likes.',
    pairs: [
      [
        'Crown either place 1 Trooper here or raise Resolve by 1.',
        'Crown choose one: [place 1 Trooper here, raise Resolve by 1]',
      ],
    ],
    pattern: /^(?<actor>.+? )?[Ee]ither (?<first>.+?),? or (?<second>.+)$/du,
    lines: ({ at, text }) => {
      const actor = text('actor');
      const opening: readonly Piece[] = actor === '' ? ['choose one'] : [trimmed(at('actor'), actor), ' choose one'];
      return [block(opening, [sentence(at('first')), sentence(at('second'))])];
    },
    isSure: true,
  },
  or: {
    shape: 'SENTENCE or SENTENCE',
    means: 'One of the two is done, as the faction likes.',
    pairs: [
      ['Place 1 Trooper here or raise Resolve by 1.', 'choose one: [place 1 Trooper here, raise Resolve by 1]'],
      [
        'Crown place 1 Trooper here, or raise Resolve by 1.',
        'Crown choose one: [place 1 Trooper here, raise Resolve by 1]',
      ],
    ],
    pattern: /^(?<first>.+?),? or (?<second>.+)$/du,
    lines: ({ at, text, acting }) => {
      const first = acting(at('first'));
      if (first === null || backward.test(text('second'))) return null;
      const { actor, deed } = first;
      const opening: readonly Piece[] = isEmpty(actor) ? ['choose one'] : [actor, ' choose one'];
      return [block(opening, [sentence(deed), sentence(at('second'))])];
    },
    isSure: false,
  },
  'in each of several': {
    shape: 'SENTENCE in each of NUMBER SPACES',
    means: 'So many spaces are chosen, and it is done in each of them.',
    pairs: [
      ['Place 1 Trooper in each of 2 Towns.', 'in 2 Towns: [place 1 Trooper here]'],
      ['Crown may remove 1 Runner from each of up to 2 Towns.', 'Crown may, in up to 2 Towns: [remove 1 Runner here]'],
    ],
    pattern: /^(?<done>.+?) (?:in|from|on) each of (?<spaces>(?:up to )?\d+ .+)$/du,
    lines: ({ at, acting }) => {
      const done = acting(at('done'), ' here');
      if (done === null) return null;
      const { actor, deed } = done;
      const before: readonly Piece[] = isEmpty(actor) ? ['in '] : [actor, ', in '];
      return [block([...before, at('spaces')], [sentence(deed, ' here')])];
    },
    isSure: true,
  },
  'here and there': {
    shape: 'place NUMBER PIECES in SPACE and NUMBER in SPACE',
    means: 'Each number is for its own space.',
    pairs: [
      ['Place 1 Trooper in Fenwick and 1 in Dunmoor.', 'place 1 Trooper in Fenwick and Dunmoor'],
      [
        'Remove 2 Runners from Fenwick and 3 from Dunmoor.',
        'remove 2 Runners from Fenwick\nremove 3 Runners from Dunmoor',
      ],
    ],
    pattern:
      /^(?<verb>.*\b(?:[Pp]laces?|[Rr]emoves?)) (?<one>an?|\d+) (?<what>.+?) (?<in>in|from|on) (?<here>.+?) and (?<other>\d+) (?:in|from|on) (?<there>.+)$/du,
    lines: ({ at, text }) => {
      const one = text('one').replace(/^an?$/u, '1');
      const first = [at('verb'), ' ', at('one'), ' ', at('what'), ' ', at('in'), ' '] as const;
      // The noun would be another word for one than for more.
      if (one !== text('other') && (one === '1' || text('other') === '1')) return null;
      if (one !== text('other'))
        return [
          sentence(...first, at('here')),
          sentence(at('verb'), ' ', text('other'), ' ', at('what'), ' ', at('in'), ' ', at('there')),
        ];
      return [sentence(...first, one === '1' ? '' : 'each of ', at('here'), ' and ', at('there'))];
    },
    isSure: false,
  },
  swap: {
    shape: 'swap the PIECES of SPACE with those of SPACE',
    means: 'All pieces of two spaces change places.',
    pairs: [
      [
        'Swap the Runners of Fenwick with those of Harrow.',
        'move as many Runners as there are Runners in Fenwick from Fenwick to Harrow, each only once\n' +
          'move as many Runners as there are Runners in Harrow from Harrow to Fenwick, each only once',
      ],
    ],
    pattern:
      /^(?<actor>.+ )?(?:[Ss]wap|[Ee]xchange)s? (?:all )?(?:the )?(?<what>.+?) (?:of|in) (?<one>.+) with (?:those|all those) (?:of|in) (?<other>.+)$/du,
    lines: ({ at }) => {
      const what = at('what');
      // As many as there are move as one group; of those of the second space, what has just come does not move again.
      const moved = (from: Piece, to: Piece): Line =>
        sentence(
          ...[at('actor'), 'move as many ', what, ' as there are ', what, ' in ', from],
          ...[' from ', from, ' to ', to, ', each only once'],
        );
      return [moved(at('one'), at('other')), moved(at('other'), at('one'))];
    },
    isSure: false,
  },
  double: {
    shape: 'double TRACK',
    means: 'Raises a track or a counter by what it is.',
    pairs: [['Double the Resolve.', 'raise Resolve by Resolve']],
    pattern: /^[Dd]ouble (?:the )?(?<track>.+?)(?<limit>,? to (?:a maximum of|no more than) .+)?$/du,
    lines: ({ at }) => [sentence('raise ', at('track'), ' by ', at('track'), at('limit'))],
    isSure: false,
  },
  'to a maximum': {
    shape: 'raise TRACK by NUMBER, to a maximum of NUMBER',
    means: 'The track is not raised beyond that, and not reduced to it.',
    pairs: [
      [
        'Raise Resolve by 2, to a maximum of 8.',
        'if Resolve is less than 8: ["raise Resolve by 2, at most 8 minus Resolve"]',
      ],
    ],
    pattern:
      /^(?<actor>.+ )?[Rr]aises? (?:the )?(?<track>.+) by (?<by>(?:(?! otherwise ).)+?),? (?:up )?to (?:a maximum of|no more than) (?<most>[^,]+)$/du,
    lines: ({ at }) => [
      block(
        ['if ', at('track'), ' is less than ', at('most')],
        [
          sentence(
            at('actor'),
            'raise ',
            at('track'),
            ' by ',
            at('by'),
            ', at most ',
            at('most'),
            ' minus ',
            at('track'),
          ),
        ],
      ),
    ],
    isSure: false,
  },
  'to a minimum': {
    shape: 'reduce TRACK by NUMBER, to a minimum of NUMBER',
    means: 'The track is not reduced below that, and not raised to it.',
    pairs: [
      [
        'Reduce Resolve by 2, to a minimum of 3.',
        'if Resolve is more than 3: ["reduce Resolve by 2, at most Resolve minus 3"]',
      ],
    ],
    pattern:
      /^(?<actor>.+ )?[Rr]educes? (?:the )?(?<track>.+) by (?<by>(?:(?! otherwise ).)+?),? (?:down )?to (?:a minimum of|no less than) (?<least>[^,]+)$/du,
    lines: ({ at }) => [
      block(
        ['if ', at('track'), ' is more than ', at('least')],
        [
          sentence(
            at('actor'),
            'reduce ',
            at('track'),
            ' by ',
            at('by'),
            ', at most ',
            at('track'),
            ' minus ',
            at('least'),
          ),
        ],
      ),
    ],
    isSure: false,
  },
  'roll and look up': {
    shape: 'roll a die and look it up in the TABLE',
    means: 'What the dice show finds the row.',
    pairs: [
      ['Roll a die and look it up on the Weather table.', 'roll a die\nlook up the roll in the Weather'],
      ['Roll 2 dice, and look the result up in the Weather.', 'roll 2 dice\nlook up the roll in the Weather'],
      ['Roll a d10 and look it up in the Weather.', 'roll a 10-sided die\nlook up the roll in the Weather'],
    ],
    pattern:
      /^(?<actor>.+ )?[Rr]olls? (?<dice>(?:an?|the) (?:\d+-sided )?die|\d+ (?:\d+-sided )?dice|(?:an? |the |\d+ )?\d*[dD]\d+),?(?: and)?(?: then)? looks? (?:it|them|the roll|the result) up (?:in|on) (?:the )?(?<table>.+?)(?: table)?$/du,
    lines: ({ at }) => [
      sentence(at('actor'), 'roll ', at('dice')),
      sentence(at('actor'), 'look up the roll in the ', at('table')),
    ],
    isSure: true,
  },
  'move along': {
    shape: 'move QUANTITY PIECES [WHERE] up to NUMBER spaces along SPACES',
    means: 'Each is chosen and goes its own way; without a place, out of any space.',
    pairs: [
      [
        'Move 1 Runner up to 2 spaces along Provinces.',
        'choose 1 Runner on the map: [move it up to 2 spaces along Provinces]',
      ],
      [
        'Move 1 Runner in Fenwick up to 2 spaces along Towns.',
        'choose 1 Runner in Fenwick: [move it up to 2 spaces along Towns]',
      ],
    ],
    pattern:
      /^(?<actor>.+ )?[Mm]oves? (?<what>(?:up to )?\d.*?)(?<where> (?:in|on|here\b|adjacent|from).*?)? (?<far>up to .+? along .+)$/du,
    lines: ({ at }) => {
      const where: Piece = isEmpty(at('where')) ? ' on the map' : at('where');
      return [block([at('actor'), 'choose ', at('what'), where], [sentence('move it ', at('far'))])];
    },
    isSure: true,
  },
  'in all': {
    shape: 'SENTENCE in all, from SPACES',
    means: 'So many of all the spaces together, which goes without saying.',
    pairs: [['Remove 2 Runners in all, from Towns.', 'remove 2 Runners from Towns']],
    pattern: /^(?<done>.+?) in (?:all|total),? (?<where>(?:from|in|on) .+)$/du,
    lines: ({ at }) => [sentence(at('done'), ' ', at('where'))],
    isSure: true,
  },
  'on a roll': {
    shape: 'on NUMBER or more, SENTENCE',
    means: 'Behind a roll: the sentence is done where the roll is so high, so low, or just that.',
    pairs: [
      ['Roll a die; on 4 or more, raise Resolve by 1.', 'roll a die\nif the roll is at least 4: [raise Resolve by 1]'],
      ['Roll a die; on a 2 or less, raise Resolve by 1.', 'roll a die\nif the roll is at most 2: [raise Resolve by 1]'],
      ['Roll a die; on a 6, raise Resolve by 1.', 'roll a die\nif the roll is 6: [raise Resolve by 1]'],
      [
        'Roll a 10-sided die; on 8 or more, raise Resolve by 1.',
        'roll a 10-sided die\nif the roll is at least 8: [raise Resolve by 1]',
      ],
      [
        'Roll a die; on a 1 or 2, raise Resolve by 1.',
        'roll a die\nif the roll is 1 or the roll is 2: [raise Resolve by 1]',
      ],
      [
        'Roll a die; on 3 to 5, raise Resolve by 1.',
        'roll a die\nif the roll is between 3 and 5: [raise Resolve by 1]',
      ],
    ],
    pattern:
      /^[Oo]n (?:an? )?(?<number>\d+)(?<bound> or more| or higher| or less| or lower| or fewer)?(?:(?: to |-|–)(?<last>\d+)|(?<others>(?:,? or (?:an? )?\d+|, \d+)+))?, (?<then>.+)$/du,
    lines: ({ at, text }) => {
      const bound = text('bound');
      const others = text('others').match(/\d+/gu) ?? [];
      if (bound !== '' && (text('last') !== '' || others.length > 0)) return null;
      if (text('last') !== '')
        return [block(['if the roll is between ', at('number'), ' and ', at('last')], [sentence(at('then'))])];
      if (others.length > 0) {
        const either = others.map((it) => ` or the roll is ${it}`).join('');
        return [block(['if the roll is ', at('number'), either], [sentence(at('then'))])];
      }
      const compared = bound === '' ? '' : /more|higher/u.test(bound) ? 'at least ' : 'at most ';
      return [block([`if the roll is ${compared}`, at('number')], [sentence(at('then'))])];
    },
    isSure: true,
  },
  'if behind': {
    shape: 'SENTENCE if CONDITION, or SENTENCE unless CONDITION',
    means: 'The sentence is done where the condition holds; with `unless`, where it does not.',
    pairs: [
      ['Raise Resolve by 2 if Unrest is here.', 'if Unrest is here: [raise Resolve by 2]'],
      [
        'Crown may place 1 Trooper here unless Unrest is here.',
        'unless Unrest is here: [Crown may place 1 Trooper here]',
      ],
    ],
    pattern: /^(?<then>.+?),? (?<word>if|unless) (?<condition>.+)$/du,
    lines: ({ at, text }) =>
      backward.test(text('condition')) ? null : [block([`${text('word')} `, at('condition')], [sentence(at('then'))])],
    isSure: true,
  },
};

/** The lines of a pair as items of a list. */
export function listed(lines: string): string {
  return lines
    .split('\n')
    .map((it) => (it.startsWith('otherwise') ? `  ${it}` : `- ${it}`))
    .join('\n');
}

/** A range without the space at its end. */
function trimmed([start, end]: readonly [number, number], text: string): readonly [number, number] {
  return [start, end - (text.length - text.trimEnd().length)];
}
