/**
 * Core in plain words: each step with who acts, how many at least and at most, from where to where, and what happens where
 * it cannot be done. It says what the engine does, not what the sentence says.
 */
import { clauseForms } from '../surface/forms/clauses.js';
import type { Actor, Block, Conduct, Guard, Op, Range, Statement, Hook } from '../core/ir.js';
import { hasHands } from '../resolved/held-cards.js';
import type { ChitPlace, ColumnId, End, FamilyId, NumberExpr, World } from '../resolved/ir.js';
import { withArticle } from '../surface/print-nouns.js';
import { unreachable } from '../unreachable.js';
import { lookWords } from './look.js';
import { chitWords, columnWords, type Joint, listed, pieceWords, spaceWords, whereWords } from './nouns.js';
import { directWords, conditionWords, numberWords, sideName, sideOf } from './numbers.js';

/** One numbered step; those that belong to it stand below it. */
export interface PlainStep {
  readonly text: string;
  readonly steps: readonly PlainStep[];
}

/** `outer` is the faction that the steps above have named already. */
export function plainSteps(world: World, block: Block, outer: Actor | null = null): readonly PlainStep[] {
  return block.flatMap((statement): readonly PlainStep[] => {
    const described = describe(world, statement, outer);
    if (described === null) return [];
    const isNew = outer === null || actorWords(world, statement.by) !== actorWords(world, outer);
    const lead = described.chooses && isNew ? `${actorWords(world, statement.by)}: ` : '';
    const { otherwise = [] } = described;
    const step = { text: `${lead}${described.text}`, steps: described.steps };
    return otherwise.length === 0 ? [step] : [step, { text: 'otherwise:', steps: otherwise }];
  });
}

interface Description {
  readonly text: string;
  /** Somebody acts or chooses, so that it matters who. */
  readonly chooses: boolean;
  readonly steps: readonly PlainStep[];
  /** What is done instead where the condition does not hold. */
  readonly otherwise?: readonly PlainStep[];
}

/** Null for what a player does not see: the moments that the compiler adds. */
function describe(world: World, { op, by }: Statement, outer: Actor | null): Description | null {
  const within = (block: Block): readonly PlainStep[] => plainSteps(world, block, by);
  const below = (block: Block): readonly PlainStep[] => plainSteps(world, block, outer);
  const done = (text: string, steps: readonly PlainStep[] = []): Description => ({ text, chooses: false, steps });
  const acted = (text: string, steps: readonly PlainStep[] = []): Description => ({ text, chooses: true, steps });
  const number = (of: NumberExpr): string => numberWords(world, of);
  switch (op.kind) {
    case 'place':
      return acted(placeWords(world, op));
    case 'mark': {
      const count = counted(world, op.count, markerNoun(world, op.marker));
      return done(`place ${count} here; none where the space takes no more of them`);
    }
    case 'remove':
      if (op.it)
        return done(`remove the piece in hand to ${op.to === null ? 'Available' : (world.boxes[op.to]?.name ?? '')}`);
      return acted(removeWords(world, op));
    case 'unmark': {
      const noun = markerNoun(world, op.marker);
      const count = op.count === 'all' ? `all ${noun(true)}` : counted(world, op.count, noun);
      return done(`remove ${count} ${whereWords(world, op.where)}; nothing where there is none`);
    }
    case 'turn over':
      return done(
        `every ${world.markers[op.marker]?.names.one ?? ''} ${whereWords(world, op.where)} becomes ${world.markers[op.to]?.names.one ?? ''}`,
      );
    case 'replace':
      return acted(
        `replace ${rangeWords(world, op.range, columnNoun(world, op.columns))} ${whereWords(world, op.where)} with ` +
          `${world.pieces[op.with]?.names.many ?? ''} from Available; where none is Available the piece is only removed`,
      );
    case 'move':
      if (op.it)
        return acted(
          `move the piece in hand to ${spaceWords(world, op.to)}, if it can`,
          op.body === null ? [] : within(op.body),
        );
      return acted(moveWords(world, op), op.body === null ? [] : within(op.body));
    case 'flip': {
      const to = columnWords(world, [...new Set(op.to)]);
      if (op.it) return done(`turn the piece in hand into ${to}`);
      return acted(
        `turn ${rangeWords(world, op.range, columnNoun(world, op.columns))} ${whereWords(world, op.where)} into ${to}` +
          fewerWords(op.range),
      );
    }
    case 'shift':
      return done(shiftWords(world, op));
    case 'set track':
      return done(
        `${world.tracks[op.track]?.names.one ?? ''} becomes ${number(op.to)}${op.crosses ? `; ${passing}` : ''}`,
      );
    case 'set counter':
      return done(`${world.counters[op.counter]?.name ?? ''} becomes ${number(op.to)}`);
    case 'draw': {
      const family = world.families[op.family];
      if (family?.faction === null) {
        const cards = counted(world, op.count, (many) => `${family.name} card${many ? 's' : ''}`);
        const kept = op.to === 'held' ? '; what is drawn is held' : '';
        return acted(`draw ${cards} by chance${kept}; fewer where the deck has fewer`);
      }
      return done(
        `draw ${counted(world, op.count, (many) => `${family?.name ?? ''} chit${many ? 's' : ''}`)} by chance; ${op.to === 'held' ? 'what is drawn is held; ' : ''}fewer where the pool has fewer`,
      );
    }
    case 'take chit':
      return acted(
        `choose ${op.optional ? 'at most' : 'exactly'} 1 of the ${chitWords(world, op.from)}; ${movesOf(world, op.from.family)[op.to]}`,
      );
    case 'move chits':
      return done(`all ${chitWords(world, op.from)}: ${movesOf(world, op.from.family)[op.to]}`);
    case 'look':
      return acted(lookWords(world, op));
    case 'play card':
      return acted(
        `choose ${op.optional ? 'at most' : 'exactly'} 1 of the ${chitWords(world, op.from)}, play its Event, and discard it`,
      );
    case 'resolve':
      return done(`the ${world.aspects[op.aspect]?.name ?? ''} of the ${chitWords(world, op.of, false)} is done`);
    case 'roll':
      return done(rollWords(op));
    case 'let':
      return done(
        op.counts === undefined
          ? `${op.name} is now ${number(op.value)}`
          : `from here is counted: ${number(op.counts)}`,
      );
    case 'conduct':
      return acted(conductWords(world, op, by));
    case 'do': {
      const name = world.procedures[op.procedure]?.name ?? '';
      const looked = (op.numbers ?? []).map(number).join(' and ');
      return done(looked === '' ? `${name} is done` : `the row of ${name} that has ${looked} is done`);
    }
    case 'play event':
      return acted('play the Event of the card in hand, choosing a side where it has two');
    case 'close box':
      return done(`the box ${world.orderBoxes[op.box]?.name ?? ''} cannot be taken this turn`);
    case 'adjust order':
      return done('the order of play follows the boxes taken, from left to right, and all boxes are open again');
    case 'make':
      return done(
        `${world.factions[op.faction]?.name ?? ''} become ${world.orderPlaces[op.place]?.name ?? ''}; the others keep their order behind`,
      );
    case 'win':
    case 'lose':
    case 'draw game':
      return done(`the game ends: ${endWords(world, op)}`);
    case 'cancel': {
      const side = op.side === null ? '' : `${sideName(op.side)} `;
      return done(
        `every ${side}${world.factions[op.faction]?.adjective ?? ''} Capability in play is out of play for good`,
      );
    }
    case 'end side':
      return done(`${world.cards[op.card]?.code ?? ''} is out of play for good`);
    case 'if': {
      const text = `if ${conditionWords(world, op.condition)}:`;
      return { text, chooses: false, steps: below(op.then), otherwise: below(op.otherwise) };
    }
    case 'select': {
      const body = within(op.body);
      const each = body.length === 0 ? '' : '; in each, as soon as it is selected:';
      return acted(`select the spaces one after another${each}`, body);
    }
    case 'each space': {
      const spaces = spaceWords(world, op.spaces, true, 'and');
      const isNamed = op.spaces.tests.length > 0 && op.spaces.tests.every(({ kind }) => kind === 'named');
      const where = isNamed
        ? `in ${spaces}, where in play`
        : `in every one of these: ${spaces}; nothing where there is none`;
      return done(`${where}:`, below(op.body));
    }
    case 'choose spaces':
      return acted(
        `choose ${rangeWords(world, op.range, (many) => spaceWords(world, op.spaces, many))}${op.possible.kind === 'always' ? '' : ' where it can be done'}, one after another${op.again ? ', also one again' : ''}${op.afresh ? ', of those that are such each time' : ''}; fewer where there are fewer; in each:`,
        within(op.body),
      );
    case 'each piece':
      return done(
        `with each of the ${columnWords(world, op.columns)} ${whereWords(world, op.where)} in hand, as long as it stands there:`,
        below(op.body),
      );
    case 'choose pieces':
      return acted(
        `choose ${rangeWords(world, op.range, columnNoun(world, op.columns))} ${whereWords(world, op.where)}${op.possible.kind === 'always' ? '' : ' with which something can be done'}, one after another, each once; fewer where there are fewer; with each in hand:`,
        within(op.body),
      );
    case 'repeat':
      return done(`${timesWords(world, op.count)}:`, below(op.body));
    case 'repeat at will':
      return acted(
        `at most ${timesWords(world, op.most)}; may stop before each, and stops where it cannot be done:`,
        within(op.body),
      );
    case 'while':
      return acted(
        `as long as ${conditionWords(world, op.condition)}: may do this, where it can be done, and is asked before each time:`,
        within(op.body),
      );
    case 'may':
      return acted('may do this, where it can be done:', within(op.body));
    case 'choose':
      return acted(
        `choose ${op.optional ? 'at most one' : 'exactly one'}${op.any ? '' : ' of those that can be done'}:`,
        op.alternatives.map(({ name, block }, index) => ({
          text: `${name ?? `alternative ${index + 1}`}:${forcedWords(world, op, index)}`,
          steps: within(block),
        })),
      );
    case 'take box':
      return acted(
        'take exactly one box that is open:',
        op.alternatives.map(({ box, block }) => ({
          text: `${world.orderBoxes[box]?.name ?? ''}:`,
          steps: within(block),
        })),
      );
    case 'net':
      return done(
        `${world.tracks[op.track]?.names.one ?? ''} changes once, by the sum of${op.crosses ? ` (${passing})` : ''}:`,
        op.terms.map(({ term, guard }) => ({
          text: `${term.text}${guard === null ? '' : guardWords(world, guard)}`,
          steps: [],
        })),
      );
    case 'named':
      return { text: namedWords(world, op), chooses: false, steps: below(op.block) };
    case 'woven':
      return done(hookWords(world, op.woven));
    case 'until deck empty':
      return done('again and again until the deck is empty:', below(op.body));
    case 'moment':
    case 'standing':
      return null;
    default:
      return done(directWords(world, clauseForms[op.kind], op));
  }
}

const chitMoves = {
  pool: 'back to the pool',
  drawn: 'it is drawn',
  'in play': 'it is in play',
  aside: 'set aside',
  held: 'it is held',
} as const;

const cardMoves = { ...chitMoves, pool: 'into the deck', drawn: 'drawn', aside: 'discarded' } as const;

function movesOf(world: World, family: FamilyId): Readonly<Record<ChitPlace, string>> {
  return hasHands(world, family) ? cardMoves : chitMoves;
}

/** `the executing faction`, `Crown`. */
export function actorWords(world: World, actor: Actor): string {
  switch (actor.kind) {
    case 'faction':
      return world.factions[actor.faction]?.name ?? '';
    case 'executing':
      return 'the executing faction';
    case 'other':
      return actor.than.kind === 'executing'
        ? 'the other faction'
        : `the faction other than ${actorWords(world, actor.than)}`;
    case 'ordinal':
      return `the ${world.orderPlaces[actor.place]?.name ?? ''} faction`;
    default:
      return unreachable(actor);
  }
}

/** `before Muster: what C1 says (while C1 shaded is in play)`. */
export function hookWords(world: World, { text, guard }: Hook): string {
  if ('declared' in guard) {
    const name = world.procedures[guard.declared]?.name ?? '';
    return `${text}: what ${name} says (where ${name} is declared here)`;
  }
  return `${text}: what ${world.cards[guard.card]?.code ?? ''} says${guardWords(world, guard)}`;
}

/** ` (while C1 shaded is in play)`. */
export function guardWords(world: World, { card, when, condition }: Guard): string {
  const code = world.cards[card]?.code ?? '';
  const besides = condition === undefined ? '' : `, if ${conditionWords(world, condition)}`;
  return when.kind === 'current'
    ? ` (while ${code} is the card in hand${besides})`
    : ` (while ${code}${sideOf(world, card, when.side)} is in play${besides})`;
}

function placeWords(world: World, op: Extract<Op, { readonly kind: 'place' }>): string {
  const from = op.from === null ? 'Available' : (world.boxes[op.from]?.name ?? '');
  const lift = op.lift ? '; where a kind has run out there, may take own ones from elsewhere on the map' : '';
  const fewer = leastIsNothing(op.range) ? '' : '; fewer where fewer lie there or may stand here';
  return `place ${rangeWords(world, op.range, (many, joint) => pieceWords(world, op.pieces, many, joint))} from ${from} here${lift}${fewer}`;
}

function removeWords(world: World, op: Extract<Op, { readonly kind: 'remove' }>): string {
  const columns = op.stages.flatMap<ColumnId>((stage) => stage.columns);
  const to = op.to === null ? 'Available' : (world.boxes[op.to]?.name ?? '');
  const stages = op.stages.map((stage) => {
    const when = stage.remaining === null ? '' : ` only when no ${columnWords(world, stage.remaining)} are left there`;
    return `${columnWords(world, stage.columns)}${when}`;
  });
  const order = stages.length < 2 ? '' : `, in this order: ${stages.join(', then ')}`;
  return `remove ${rangeWords(world, op.range, columnNoun(world, columns))} ${whereWords(world, op.where)} to ${to}${order}${fewerWords(op.range)}`;
}

function moveWords(world: World, op: Extract<Op, { readonly kind: 'move' }>): string {
  const what = columnWords(world, op.columns, true, 'and');
  const where = whereWords(world, op.from);
  const amount =
    op.group === null
      ? op.must
        ? `move all ${what} ${where}`
        : `move any number of ${what} ${where} (or none)`
      : `move ${rangeWords(world, op.group, columnNoun(world, op.columns))} ${where}`;
  const body = op.body === null ? '' : '; where each group arrives:';
  const own = op.own ? ' or to where they are' : '';
  const arrivals = op.arrivals.map(
    ({ woven }) => `; when all have moved, in the order of the map, ${hookWords(world, woven)}`,
  );
  return `${amount} to ${spaceWords(world, op.to)}${own}; each piece moves once${op.once ? ' in all of these steps' : op.perTurn ? ' in a turn' : ''}, those that take the same way as one group${body}${arrivals.join('')}`;
}

/** ` Crown must choose Troopers in Muster (while C1 shaded is in play)`. */
function forcedWords(world: World, op: Extract<Op, { readonly kind: 'choose' }>, index: number): string {
  return op.forced
    .filter(({ to }) => to === index)
    .map(({ text, guard }) => ` ${text}${guardWords(world, guard)}`)
    .join(';');
}

const passing = 'the numbers it passes have their own effects';

function shiftWords(world: World, op: Extract<Op, { readonly kind: 'shift' }>): string {
  const track = world.tracks[op.track];
  const boxes = track?.boxes ?? null;
  const by = numberWords(world, op.by);
  const ends = op.beyond ? 'what goes past the end has its own effect' : 'it stops at the end of the track';
  const passes = op.crosses ? [passing] : [];
  const stops = [ends, ...passes, ...op.changes.map(({ text, guard }) => `${text}${guardWords(world, guard)}`)].join(
    '; ',
  );
  if (boxes === null) return `${track?.names.one ?? ''} ${op.sign > 0 ? 'rises' : 'falls'} by ${by}; ${stops}`;
  const end = op.sign > 0 ? boxes.at(-1) : boxes[0];
  return `${track?.names.one ?? ''} moves by this many boxes toward ${end?.name ?? 'its end'}: ${by}; ${stops}`;
}

/** Of what several factions conduct only that of the one who acts is named. */
function conductWords(world: World, op: Conduct, by: Actor): string {
  const own = op.procedures.filter((id) => isConductedBy(world, id, by));
  const names = own.map((id) => world.procedures[id]?.name ?? '');
  const whole = world.classes.find((_, id) => isWholeClass(world, id, own, by));
  const most = op.most === null ? '' : op.most === 'all' ? ' in all' : ` in at most ${numberWords(world, op.most)}`;
  const least = op.least === null ? '' : ` and at least ${numberWords(world, op.least)}`;
  const within =
    op.within === null || op.within.tests.length === 0
      ? op.most === null
        ? ''
        : ' of the spaces it may select'
      : ` of these spaces: ${spaceWords(world, op.within)}`;
  const where = most === '' && within !== '' ? ` in ${within.slice(' of '.length)}` : `${most}${least}${within}`;
  const extras = [
    ...(op.waiving.length === 0 ? [] : [`without asking for ${listed(op.waiving, 'and')}`]),
    ...(op.choosing === null ? [] : [`choosing ${op.choosing}`]),
    ...(op.forgoing.length === 0 ? [] : [`without ${listed(op.forgoing, 'and')}`]),
    ...op.values.map(({ name, value }) => `with ${name} ${numberWords(world, value)}`),
    ...op.places.map(({ name, spaces }) => `where ${name} spaces are ${spaceWords(world, spaces)}`),
    ...(op.disregardsCards === true ? ['as if no card were in force'] : []),
    ...(op.accompanied === null ? [] : [`and, at one moment of it, a ${op.accompanied.label} that may accompany it`]),
  ];
  const tail = extras.length === 0 ? '' : `, ${extras.join(', ')}`;
  const which =
    whole !== undefined
      ? `any ${whole.names.one}`
      : names.length === 1
        ? names.join('')
        : `one of ${listed(names, 'or')}`;
  return `${op.optional ? 'may conduct' : 'conduct'} ${which}${where}${tail}; nothing where none of them can be conducted`;
}

function isConductedBy(world: World, id: number, by: Actor): boolean {
  const faction = world.procedures[id]?.faction ?? null;
  return by.kind !== 'faction' || faction === null || faction === by.faction;
}

function isWholeClass(world: World, id: number, procedures: Conduct['procedures'], by: Actor): boolean {
  const members = world.procedures.flatMap((procedure, index) =>
    procedure.class !== null && Number(procedure.class) === id && isConductedBy(world, index, by) ? [index] : [],
  );
  const own = new Set<number>(procedures);
  return members.length > 1 && members.length === own.size && members.every((it) => own.has(it));
}

function namedWords(world: World, op: Extract<Op, { readonly kind: 'named' }>): string {
  const declares = op.declares.map((id) => `${world.procedures[id]?.name ?? ''} may be declared here before them`);
  const woven = [...op.instead, ...op.before, ...op.closing, ...op.after].map((it) => hookWords(world, it));
  const notes = [...declares, ...woven];
  return notes.length === 0
    ? 'these steps, which a card may speak of:'
    : `these steps, which ${declares.length === 0 ? 'cards' : 'others'} change: ${notes.join('; ')}:`;
}

/** What is counted, in the singular and in the plural; several things are joined with `or` unless all of them are meant. */
type Noun = (many: boolean, joint?: Joint) => string;

/** `at least 1 and at most 3 Runners`. */
function rangeWords(world: World, { least, most }: Range, noun: Noun): string {
  if (least === 'all') return `all ${noun(true, 'and')}`;
  const none = least.kind === 'literal' && least.value === 0;
  if (most === 'all') return none ? `any number of ${noun(true, 'and')}` : `at least ${counted(world, least, noun)}`;
  if (none) return `at most ${counted(world, most, noun)}`;
  if (numberWords(world, least) === numberWords(world, most)) return `exactly ${counted(world, most, noun)}`;
  return `at least ${numberWords(world, least)} and at most ${counted(world, most, noun)}`;
}

/** `2 Runners`, `as many Runners as hits`. */
function counted(world: World, number: NumberExpr, noun: Noun): string {
  if (number.kind === 'literal') return `${number.value} ${noun(number.value !== 1)}`;
  return `as many ${noun(true)} as ${numberWords(world, number)}`;
}

/** `3 times`, `N times, where N is the number of Runners here`. */
function timesWords(world: World, number: NumberExpr): string {
  if (number.kind !== 'literal') return `N times, where N is ${numberWords(world, number)}`;
  return number.value === 1 ? 'once' : `${number.value} times`;
}

function markerNoun(world: World, marker: number): Noun {
  return (many) => (many ? world.markers[marker]?.names.many : world.markers[marker]?.names.one) ?? '';
}

function columnNoun(world: World, columns: readonly ColumnId[]): Noun {
  return (many, joint) => columnWords(world, columns, many, joint);
}

/** What happens where there are not so many. */
function fewerWords(range: Range): string {
  return leastIsNothing(range) || range.least === 'all' ? '' : '; fewer where there are fewer';
}

function leastIsNothing({ least }: Range): boolean {
  return least !== 'all' && least.kind === 'literal' && least.value === 0;
}

/** `League win with a Triumph`. */
function endWords({ factions, degrees }: World, how: End): string {
  if (how.kind === 'draw game') return 'it is a draw';
  const degree = how.degree === undefined ? '' : ` with ${withArticle(degrees[how.degree]?.name ?? '')}`;
  return `${factions[how.faction]?.name ?? ''} ${how.kind}${degree}`;
}

/** `a die is rolled`, `2 10-sided dice are rolled`. */
function rollWords({ dice = 1, sides }: Extract<Op, { kind: 'roll' }>): string {
  const size = sides === undefined ? '' : `${sides}-sided `;
  return dice === 1 ? `${withArticle(`${size}die`)} is rolled` : `${dice} ${size}dice are rolled`;
}
