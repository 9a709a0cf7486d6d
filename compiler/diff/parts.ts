/** The rules of an edition in parts that are compared one by one: what stands in each, whatever is done with it elsewhere. */
import type { Core } from '../core/ir.js';
import { hooksOf } from '../core/modifiers.js';
import type { PartKey } from '../incremental/parts.js';
import type { Modifier } from '../resolved/ir.js';
import { shownPath, type Span } from '../source/span.js';
import { placeInSpec } from '../surface/errata/amend.js';
import type { Edition } from './edition.js';
import { type Naming, textOf } from './named.js';
import type { Fact } from './things.js';

export type PartSort =
  | 'side'
  | 'card in hand'
  | 'procedure'
  | 'additional spaces'
  | 'chit effect'
  | 'chit numbers'
  | 'standing rule'
  | 'end of a track'
  | 'number of a track';

/** A side of a card, a procedure, an effect of a chit: what can change by itself. */
export interface RulePart {
  readonly sort: PartSort;
  /** The same in both editions, under the names of the new one. */
  readonly key: string;
  /** As people call it: `C1 shaded`, `Muster`. */
  readonly name: string;
  /** The thing with which it comes and goes: `card C1`; null for what stands by itself. */
  readonly owner: string | null;
  /** Of a side; else empty. */
  readonly title: string;
  /** The rule that it cites; empty where it cites none but its own name. */
  readonly rule: string;
  readonly declared: Span;
  /** What of the file belongs to others, though it stands after `declared`. */
  readonly apart: readonly Span[];
  /** What it says: equal where it means the same. */
  readonly own: string;
  readonly facts: readonly Fact[];
  /** The row of Core in which it stands. */
  readonly row: PartKey;
  /** Its place in that row: of a card the index of the side. */
  readonly at: number;
}

/** What is done at a place of a track. */
type CoreEnd = Pick<Core['beyond'][number], 'track' | 'rule' | 'block'>;

/** `renamedText` puts new names into a sentence of the old edition. */
export function rulePartsOf(
  edition: Edition,
  naming: Naming,
  renamedText: (text: string) => string,
): readonly RulePart[] {
  const { world, own, core } = edition;
  const plain = { owner: null, title: '', rule: '', apart: [], facts: [], at: 0 };

  const procedures = own.procedures.map((row, id): RulePart => {
    const { rule, declared, faction, class: ofClass, accompanies } = at(world.procedures, id);
    const name = naming('procedure', id);
    const isBy = faction === null ? [] : [naming('faction', faction)];
    const together =
      accompanies === null ? [] : accompanies === 'any' ? ['any'] : accompanies.map((it) => naming('procedure', it));
    return {
      ...plain,
      sort: 'procedure',
      key: `procedure ${name}`,
      name,
      rule,
      declared,
      own: [
        ofClass === null ? '' : naming('class', ofClass),
        textOf(naming, 'procedure', { ...row, name: '' }, 'own'),
      ].join(),
      facts: [
        { label: 'class', items: ofClass === null ? [] : [naming('class', ofClass)] },
        { label: 'faction', items: isBy },
        { label: 'accompanies', items: together },
      ],
      row: `procedures ${id}`,
    };
  });

  const additional = own.additionalSpaces.map((row, id): RulePart => {
    const { declared, rule, procedures: hosts, faction } = at(world.additionalSpaces, id);
    const name = naming('additional spaces', id);
    const facts = [
      { label: 'for', items: hosts.map((it) => naming('procedure', it)) },
      { label: 'faction', items: faction === null ? [] : [naming('faction', faction)] },
    ];
    return {
      ...plain,
      sort: 'additional spaces',
      key: `additional spaces ${name}`,
      name,
      rule,
      declared,
      own: [JSON.stringify(facts), textOf(naming, 'additionalSpaces', { ...row, name: '' }, 'own')].join('\n'),
      facts,
      row: `additionalSpaces ${id}`,
    };
  });

  const modifierText = (modifier: Modifier): string => {
    const { card, when, change } = modifier;
    const hooks = hooksOf(world, card);
    const woven = at(core.cards, card).woven[hooks.findIndex(({ span }) => span === modifier.span)];
    const steps = change.kind === 'steps' && woven !== undefined ? textOf(naming, 'block', woven.block, 'own') : '';
    const terms = change.kind === 'terms' ? change.terms.map((it) => renamedText(it.text)) : [];
    const behind = modifier.condition === undefined ? '' : textOf(naming, 'condition', modifier.condition, 'own');
    return [JSON.stringify(when), renamedText(modifier.text), steps, ...terms, behind].join('\n');
  };
  const cards = own.cards.flatMap((row, id): readonly RulePart[] => {
    const card = at(world.cards, id);
    const code = naming('card', id);
    const lasting = world.modifiers.filter((it) => Number(it.card) === id);
    const held = lasting.filter(({ when }) => when.kind === 'current');
    const owner = `card ${code}`;
    const sides = row.sides.map(({ block, lasting: _lasting, name }, index): RulePart => {
      const { declared, title, next, until, during } = at(card.sides, index);
      const ofSide = lasting.filter(({ when }) => when.kind === 'in play' && when.side === index);
      const holds = JSON.stringify([next, until, during]);
      const own = [holds, textOf(naming, 'block', block, 'own'), ...ofSide.map(modifierText)].join('\n');
      const of = name === 'event' ? code : `${code} ${name}`;
      const apart = held.map(({ span }) => span);
      return {
        ...plain,
        sort: 'side',
        key: `side ${of}`,
        name: of,
        owner,
        title,
        declared,
        apart,
        own,
        row: `cards ${id}`,
        at: index,
      };
    });
    const [first] = held;
    if (first === undefined) return sides;
    const inHand: RulePart = {
      ...plain,
      sort: 'card in hand',
      key: `in hand ${code}`,
      name: `${code} in hand`,
      owner,
      declared: first.span,
      own: held.map(modifierText).join('\n'),
      row: `cards ${id}`,
      at: -1,
    };
    return [...sides, inHand];
  });

  const effects = own.aspects.flatMap((aspect, id) =>
    aspect.chits.map((effect, index): RulePart => {
      const chit = at(world.chits, effect.chit);
      const [of, what] = [naming('chit', effect.chit), naming('aspect', aspect.id)];
      return {
        ...plain,
        sort: 'chit effect',
        key: `effect ${of}: ${what}`,
        name: `${what} of ${of}`,
        owner: `chit ${of}`,
        rule: chit.rule,
        declared: effect.block.find(({ span }) => span !== null)?.span ?? chit.declared,
        own: textOf(naming, 'block', effect.block, 'own'),
        row: `aspects ${id}`,
        at: index,
      };
    }),
  );
  const numbers = own.chits.map((row, index): RulePart => {
    const chit = at(world.chits, row.chit);
    const of = naming('chit', row.chit);
    return {
      ...plain,
      sort: 'chit numbers',
      key: `numbers ${of}`,
      name: `numbers of ${of}`,
      owner: `chit ${of}`,
      declared: chit.declared,
      own: textOf(naming, 'chit', row, 'own'),
      row: `chits ${index}`,
    };
  });

  const standing = own.standing.map((row, index): RulePart => {
    const { declared, rule } = at(world.standing, index);
    const nth = own.standing.slice(0, index).filter((it) => it.rule === row.rule).length;
    const name =
      rule === '' ? `standing rule ${index + 1}` : `standing rule ${rule}${nth === 0 ? '' : ` (${nth + 1})`}`;
    const own_ = textOf(naming, 'block', row.block, 'own');
    return { ...plain, sort: 'standing rule', key: name, name, rule, declared, own: own_, row: `standing ${index}` };
  });
  const ofTrack = (row: CoreEnd, sort: RulePart['sort'], wording: string, key: PartKey): RulePart => {
    const track = at(world.tracks, row.track);
    const of = naming('track', row.track);
    const name = `${of} ${wording}`;
    return {
      ...plain,
      sort,
      key: name,
      name,
      owner: `track ${of}`,
      rule: row.rule,
      declared: row.block.find(({ span }) => span !== null)?.span ?? track.declared,
      own: textOf(naming, 'block', row.block, 'own'),
      row: key,
    };
  };
  const ends = own.beyond.map((row, index) => ofTrack(row, 'end of a track', `past ${row.end}`, `beyond ${index}`));
  const crossings = own.crossings.map((row, index) =>
    ofTrack(row, 'number of a track', `${row.way} ${row.value}`, `crossings ${index}`),
  );
  return [...procedures, ...additional, ...cards, ...effects, ...numbers, ...standing, ...ends, ...crossings];
}

/** A sentence as it is written, with its place. */
export interface SaidLine {
  readonly text: string;
  /** From 0: how far it stands in. */
  readonly depth: number;
  readonly span: Span;
}

/** The sentences of a part: what stands in its file from its name to the next, errata included. */
export function linesOf({ analysis }: Edition, parts: readonly RulePart[], part: RulePart): readonly SaidLine[] {
  const { file, start } = part.declared;
  const starts = parts.flatMap(({ declared }) => (declared.file.path === file.path ? [declared.start] : []));
  const end = starts.reduce((least, it) => (it > start && it < least ? it : least), file.text.length + 1);
  const ofOthers = (at: number): boolean => part.apart.some((it) => it.start <= at && at < it.end);
  const isHeld = part.sort === 'card in hand';
  const phrases = analysis.phrases.filter(({ span }) => {
    const place = placeInSpec(span, analysis.errata.amendments);
    return (
      shownPath(place.file) === shownPath(file) &&
      place.start >= start &&
      (isHeld || place.start < end) &&
      !ofOthers(place.start)
    );
  });
  return phrases.map(({ source, span }): SaidLine => {
    const { text } = span.file;
    const line = text.lastIndexOf('\n', span.start - 1) + 1;
    const before = /^[ ]*/u.exec(text.slice(line, span.start))?.[0].length ?? 0;
    return { text: source.text.replace(/\s+/gu, ' ').trim(), depth: before, span };
  });
}

export function at<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) throw new Error(`there is nothing at ${index}`);
  return item;
}
