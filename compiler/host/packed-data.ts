/**
 * Plain data as bytes: what Node itself writes names each key of each object, and takes twice as long to read. Values are
 * null, undefined, booleans, numbers, texts, lists, maps, sets and objects without a class; what stands in several places is
 * written once, and is one again.
 */

/** What a value begins with; an object begins with the number of its keys' list, counted from here. */
const mark = {
  null: 0,
  undefined: 1,
  true: 2,
  false: 3,
  text: 4,
  /** A whole number from 0. */
  count: 5,
  number: 6,
  again: 7,
  list: 8,
  map: 9,
  set: 10,
  object: 11,
} as const;

/** How a key is set that would otherwise set something else. */
const plain = { writable: true, enumerable: true, configurable: true };

/** What the bytes refer to by number. */
interface Tables {
  readonly texts: readonly string[];
  readonly keys: readonly (readonly string[])[];
}

/** The keys so far of an object, and those that may come next; `number` is of the list of them where it is one that some object has. */
interface Shape {
  number: number | null;
  readonly next: Map<string, Shape>;
}

/** A value as bytes; one that is no plain data throws. */
export function packed(value: unknown): Buffer {
  const bytes: number[] = [];
  const texts = new Map<string, number>();
  const shapes: Shape = { number: null, next: new Map() };
  const keys: (readonly string[])[] = [];
  const seen = new Map<object, number>();
  const count = (it: number): void => {
    let rest = it;
    for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
    bytes.push(rest);
  };
  const text = (it: string): void => {
    count(numbered(texts, it));
  };
  const put = (it: unknown): void => {
    if (it === null) count(mark.null);
    else if (typeof it === 'object') putObject(it);
    else if (typeof it === 'string') {
      count(mark.text);
      text(it);
    } else if (typeof it === 'number') {
      const isCount = Number.isSafeInteger(it) && it >= 0 && !Object.is(it, -0);
      count(isCount ? mark.count : mark.number);
      if (isCount) count(it);
      else text(Object.is(it, -0) ? '-0' : String(it));
    } else if (it === undefined) count(mark.undefined);
    else if (typeof it === 'boolean') count(it ? mark.true : mark.false);
    else throw new TypeError(`a ${typeof it} is no plain data`);
  };
  const putObject = (it: object): void => {
    const before = seen.get(it);
    if (before !== undefined) {
      count(mark.again);
      count(before);
      return;
    }
    seen.set(it, seen.size);
    if (Array.isArray(it)) {
      count(mark.list);
      count(it.length);
      for (const item of it) put(item);
    } else if (it instanceof Map) {
      count(mark.map);
      count(it.size);
      for (const [key, item] of it) {
        put(key);
        put(item);
      }
    } else if (it instanceof Set) {
      count(mark.set);
      count(it.size);
      for (const item of it) put(item);
    } else {
      if (Object.getPrototypeOf(it) !== Object.prototype)
        throw new TypeError('an object with a class is no plain data');
      const own = Object.keys(it);
      let shape = shapes;
      for (const key of own) shape = follow(shape, key);
      if (shape.number === null) {
        shape.number = keys.length;
        keys.push(own);
      }
      count(mark.object + shape.number);
      for (const item of Object.values(it)) put(item);
    }
  };
  put(value);
  const tables = Buffer.from(JSON.stringify({ texts: [...texts.keys()], keys } satisfies Tables), 'utf8');
  const length = Buffer.alloc(4);
  length.writeUInt32LE(tables.length);
  return Buffer.concat([length, tables, Buffer.from(bytes)]);
}

/** The value of bytes that `packed` made. */
export function unpacked(bytes: Buffer): unknown {
  const start = 4 + bytes.readUInt32LE();
  const { texts, keys } = JSON.parse(bytes.toString('utf8', 4, start)) as Tables;
  const seen: object[] = [];
  let at = start;
  const count = (): number => {
    let sum = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = bytes[at] ?? 0;
      at += 1;
      if (byte < 128) return sum + byte * factor;
      sum += (byte - 128) * factor;
    }
  };
  const take = (): unknown => {
    const begun = count();
    switch (begun) {
      case mark.null:
        return null;
      case mark.undefined:
        return undefined;
      case mark.true:
      case mark.false:
        return begun === mark.true;
      case mark.text:
        return texts[count()];
      case mark.count:
        return count();
      case mark.number:
        return Number(texts[count()]);
      case mark.again:
        return seen[count()];
      case mark.list: {
        const list: unknown[] = [];
        seen.push(list);
        for (let left = count(); left > 0; left -= 1) list.push(take());
        return list;
      }
      case mark.map: {
        const map = new Map<unknown, unknown>();
        seen.push(map);
        for (let left = count(); left > 0; left -= 1) map.set(take(), take());
        return map;
      }
      case mark.set: {
        const set = new Set<unknown>();
        seen.push(set);
        for (let left = count(); left > 0; left -= 1) set.add(take());
        return set;
      }
      default: {
        const object: Record<string, unknown> = {};
        seen.push(object);
        for (const key of keys[begun - mark.object] ?? []) {
          if (key === '__proto__') Object.defineProperty(object, key, { ...plain, value: take() });
          else object[key] = take();
        }
        return object;
      }
    }
  };
  return take();
}

/** The number of a text, in the order in which they came. */
function numbered(numbers: Map<string, number>, text: string): number {
  const before = numbers.get(text);
  if (before !== undefined) return before;
  numbers.set(text, numbers.size);
  return numbers.size - 1;
}

function follow({ next }: Shape, key: string): Shape {
  const known = next.get(key);
  if (known !== undefined) return known;
  const shape: Shape = { number: null, next: new Map() };
  next.set(key, shape);
  return shape;
}
