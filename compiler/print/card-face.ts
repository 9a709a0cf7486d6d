/** A card as it is printed and read. */
import type { Line } from '../show/sentences.js';
import type { SideRead } from '../table/reading.js';
import { element, type Element } from './element.js';
import type { Face } from './fit.js';

/** `further` stands in the header behind the title, where there is something. */
export function cardFace(
  { card, sides, size, titleSize, part, parts }: Face,
  language: string,
  further?: Element,
): Element {
  const { code, title, kind, facts } = card;
  const counted = parts === 1 ? '' : ` (${part}/${parts})`;
  return element(
    'article',
    {
      class: 'face',
      lang: language,
      'aria-label': `${code} ${title}${counted}`,
      style: `--size:${size};--title:${titleSize}`,
    },
    [
      element('header', {}, [
        element('span', { class: 'code' }, [code]),
        element('h4', {}, [title]),
        ...(further === undefined ? [] : [further]),
        element('p', { class: 'kind' }, [`${kind}${counted}`]),
      ]),
      ...(facts.length === 0 ? [] : [factList(facts)]),
      ...sides.map((side) => sideSection(side, sides.length)),
    ],
  );
}

export function factList(facts: readonly { readonly label: string; readonly text: string }[]): Element {
  return element(
    'dl',
    { class: 'facts' },
    facts.map(({ label, text }) => element('div', {}, [element('dt', {}, [label]), element('dd', {}, [text])])),
  );
}

function sideSection({ name, called, title, lines }: SideRead, sides: number): Element {
  // The only side of a card is told by its title.
  const calling = sides === 1 && name === 'event' ? [] : [element('span', { class: 'side-name' }, [called])];
  const between = calling.length > 0 && title !== '' ? [' '] : [];
  const heading = [...calling, ...between, ...(title === '' ? [] : [title])];
  return element('section', { class: name === '' ? 'side' : `side side-${name}` }, [
    ...(heading.length === 0 ? [] : [element('h5', {}, heading)]),
    ...sentenceList(lines),
  ]);
}

/** Sentences, each indented as it belongs to what is above it. */
export function sentenceList(lines: readonly Line[]): readonly Element[] {
  if (lines.length === 0) return [];
  const items = lines.map((line, index) => sentence(line, (lines[index + 1]?.depth ?? 0) > line.depth));
  return [element('ul', { class: 'sentences' }, items)];
}

/** One that opens what stands below it is not parted from it. */
function sentence({ depth, text, isKey }: Line, opens: boolean): Element {
  const className = `${isKey === true ? 'key' : 'sentence'}${opens ? ' opens' : ''}`;
  return element('li', { class: className, style: `--depth:${isKey === true ? depth + 1 : depth}` }, [text]);
}
