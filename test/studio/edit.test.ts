/** Texts that change on a bench: what is wrong with them, and what becomes of what is played. */
import { describe, expect, it } from 'vitest';
import { onTheTable } from '../../studio/protocol.js';
import { opened, openedSmall, playedOn, textAt } from './opened.js';

const a13 = 'a13-arab-investigation-centres.yaml';
const played = 'arab-revolt/scenarios/example-of-play.yaml';

describe('a card that is edited', () => {
  it('is told of at its word at once, and once it is mended its examples hold', async () => {
    const { bench, texts, verdict } = await opened('arab-revolt');
    expect(verdict).toEqual({ diagnostics: [], sound: true, table: null });
    const before = await bench.plays();
    expect(before.length).toBeGreaterThan(600);
    expect(before.filter((it) => it.verdict !== 'holds')).toEqual([]);
    const { path, text } = textAt(texts, a13);
    const { diagnostics, sound } = await bench.write(
      path,
      text.replace('reduce Political Will', 'reduce Political Wil'),
    );
    expect(sound).toBe(false);
    expect(diagnostics).toMatchObject([
      { code: 'RW0307', severity: 'error', file: path, line: 11, column: 14, endLine: 11, endColumn: 27 },
    ]);
    expect((await bench.plays()).map((it) => it.verdict)).toEqual(before.map(() => 'not played'));
    const [fix] = await bench.fixes(path, text.indexOf('Political Will by') + 3);
    expect(fix?.title).toBe('the track `Political Will` has a similar name');
    const [edit] = fix?.edits ?? [];
    expect([edit?.path, edit?.text]).toEqual([path, 'Political Will']);
    expect(await bench.write(path, text)).toEqual({ diagnostics: [], sound: true });
    expect(await bench.plays()).toEqual(before);
  });

  it('fails its examples where a number is another, each with its message', async () => {
    const { bench, texts } = await opened('arab-revolt');
    await bench.plays();
    const { path, text } = textAt(texts, a13);
    await bench.write(path, text.replace('in Prison, at most 3\n', 'in Prison, at most 2\n'));
    const failing = (await bench.plays()).filter((it) => it.verdict === 'fails');
    expect(failing).toMatchObject([
      { title: 'A13: no more than three count', kind: 'example', path, verdict: 'fails' },
    ]);
    expect(failing[0]?.why).toContain('expected: Political Will is 7; it is 8');
    const { failure, moments } = await bench.replay(failing[0]?.id ?? '');
    expect(failure).toMatchObject({ expected: 'Political Will is 7', actual: 'it is 8' });
    expect(moments.at(-1)?.tracks['Political Will']).toBe(8);
  });

  it('warns only when all is looked at', async () => {
    const { bench, texts } = await opened('arab-revolt');
    const { path, text } = textAt(texts, a13);
    const twice = text.replace(
      'at most 3\nexamples',
      'at most 3\n    - in each City without Opposition:\n        - remove Opposition here\nexamples',
    );
    expect(await bench.write(path, twice)).toEqual({ diagnostics: [], sound: true });
    expect((await bench.settle()).diagnostics).toEqual([]);
    const { diagnostics, sound } = await bench.warnings();
    expect([diagnostics.map(({ severity, file }) => [severity, file]), sound]).toEqual([[['warning', path]], true]);
  });
});

describe('what is played while the rules change', () => {
  it('is played again under the new rule, and under the old one when that is back', async () => {
    const { bench, texts } = await opened('arab-revolt');
    const { path, text } = textAt(texts, a13);
    const id = `${path} A13: no more than three count`;
    const { moments } = await bench.replay(id);
    const table = await bench.branch(id, moments.length - 1);
    expect(table.state.tracks['Political Will']).toBe(7);
    await bench.write(path, text.replace('in Prison, at most 3\n', 'in Prison, at most 1\n'));
    expect((await bench.settle()).table).toMatchObject({ state: { tracks: { 'Political Will': 9 } }, parted: null });
    await bench.write(path, text);
    expect((await bench.settle()).table).toEqual(table);
  });

  it('stays as it was while there are errors', async () => {
    const { bench, texts } = await opened('arab-revolt');
    const { path, text } = textAt(texts, a13);
    const table = await playedOn(bench, { seed: 6 }, 12);
    await bench.write(path, `${text}nonsense`);
    const { sound, table: shown } = await bench.settle();
    expect([sound, shown]).toEqual([false, table]);
    const [option] = table.asked?.options ?? [];
    expect((await bench.answer(option?.value ?? 0)).canUndo).toBe(true);
  });

  it('parts where an answer can no longer be given, and is whole again when the rule is back', async () => {
    const { bench, texts } = await opened('arab-revolt');
    const { moments } = await bench.replay(played);
    const table = await bench.branch(played, moments.length - 1);
    const { path, text } = textAt(texts, 'operations/rally.yaml');
    await bench.write(path, text.replace(/^select: .*$/mu, 'select: up to 1 City'));
    const { parted, canUndo, state } = (await bench.settle()).table ?? {};
    expect(parted?.why).toBe(
      '`Special Activity` is no answer to "conduct an Operation with a Special Activity at any one moment [AR 2.3.2]"; the options are Mobilize, Raid',
    );
    expect(parted?.of).toBeGreaterThan(100);
    expect(parted?.kept).toBe(6);
    expect([canUndo, state?.card]).toEqual([true, 'A13']);
    await bench.write(path, text);
    expect((await bench.settle()).table).toEqual(table);
  });

  it('goes on from where it parted once something else is answered', async () => {
    const { bench, texts } = await opened('arab-revolt');
    await bench.branch(played, 60);
    const { path, text } = textAt(texts, 'operations/rally.yaml');
    await bench.write(path, text.replace(/^select: .*$/mu, 'select: up to 1 City'));
    const { table } = await bench.settle();
    const [option] = table?.asked?.options ?? [];
    const on = await bench.answer(option?.value ?? 0);
    expect(on.parted).toBeNull();
    await bench.write(path, text);
    expect((await bench.settle()).table?.parted?.of).toBe(7);
    await bench.write(path, text.replace(/^select: .*$/mu, 'select: up to 1 City'));
    expect((await bench.settle()).table).toEqual(on);
    // Once saved, it begins at the position that there was, and no more by its seed.
    const { keep: _, ...same } = on;
    expect(await bench.load(await bench.save())).toMatchObject(same);
  });

  it('is taken up as far as all is alike, and further once the rules are those that it was saved under', async () => {
    const { bench, texts } = await opened('arab-revolt');
    const table = await playedOn(bench, { seed: 6 }, 20);
    const saved = await bench.save();
    const { path, text } = textAt(texts, 'arab-revolt/setup.yaml');
    await bench.write(path, text.replace('Political Will: 18', 'Political Will: 17'));
    const { parted, state } = await bench.load(saved);
    expect(parted).toMatchObject({ kept: 0, of: 22 });
    expect(parted?.why).toMatch(/Political Will was 18 and is 17$/u);
    expect(state.tracks['Political Will']).toBe(17);
    await bench.write(path, text);
    expect((await bench.settle()).table).toEqual(table);
  });

  it('keeps its cards and its draws when another deck would be dealt', async () => {
    const { bench, texts } = await opened('palestine');
    const table = await playedOn(bench, { seed: 6 }, 25);
    const { path, text } = textAt(texts, 'palestine/setup.yaml');
    const card =
      'card: P36\ntitle: Truce Talks\nevent:\n  title: A quiet week\n  effect:\n    - raise Political Will by 1\n';
    await bench.write('palestine/cards/p36-truce-talks.yaml', card);
    await bench.write(path, text.replace('left out: 14', 'left out: 15'));
    const { sound, table: again } = await bench.settle();
    expect([sound, again]).toEqual([true, table]);
    const { moments, log } = await bench.replay(onTheTable);
    expect([moments.at(-1), log]).toEqual([table.state, table.log]);
    expect(moments.length).toBe(Math.max(...log.map(({ moment }) => moment)) + 1);
    await bench.undo();
    expect(await bench.redo()).toEqual(table);
  });
});

describe('a name that is changed', () => {
  it('changes in every file, which is told before anything is written', async () => {
    const { bench, texts } = await openedSmall();
    const { path, text } = textAt(texts, 'c1-spring-tide.yaml');
    const at = text.indexOf('Runners on');
    expect(await bench.named(path, at)).toBe('Runner');
    const renaming = await bench.rename(path, at, ' Smuggler ');
    if (!renaming.ok) throw new Error(renaming.why);
    expect(renaming.becomes).toEqual([
      ['Runner', 'Smuggler'],
      ['Runners', 'Smugglers'],
    ]);
    const own = renaming.files.find((it) => it.path === path);
    expect(own?.text).toBe(text.replaceAll('Runner', 'Smuggler'));
    expect(own?.lines[0]).toEqual({
      line: 11,
      old: '    - let cut be half of the Runners on the map, rounded down',
      fresh: '    - let cut be half of the Smugglers on the map, rounded down',
    });
    expect(renaming.places).toBe(renaming.files.flatMap(({ text: made }) => made.match(/Smuggler/gu) ?? []).length);
    expect((await bench.settle()).sound).toBe(true);
    expect(await bench.rewrite(renaming.files)).toEqual({ diagnostics: [], sound: true });
    expect((await bench.plays()).filter(({ verdict }) => verdict !== 'holds')).toEqual([]);
    expect(await bench.named(path, text.indexOf('rounded'))).toBeNull();
    const taken = await bench.rename(path, at, 'Trooper');
    expect(taken).toEqual({ ok: false, why: expect.stringContaining('`Trooper` is taken') as string });
  });

  it('is refused where it stands on a board that other games share, with the command that does it', async () => {
    const { bench, texts } = await opened('arab-revolt');
    const { path, text } = textAt(texts, 'arab-revolt/setup.yaml');
    const at = text.indexOf('Haifa');
    expect(await bench.named(path, at)).toBe('Haifa City');
    expect(await bench.rename(path, at, 'Carmel')).toEqual({
      ok: false,
      why: '`Haifa City` stands on the board boards/palestine.yaml, which other games may share: the command `rulewright rename "Haifa City" Carmel` changes it in all of them',
    });
  });
});

describe('an editor of a page', () => {
  it('is told what can be typed, what a word means, and what a sentence comes to', async () => {
    const { bench, texts } = await opened('arab-revolt');
    const { path, text } = textAt(texts, a13);
    const at = text.indexOf('reduce Political') + 'reduce Poli'.length;
    const hover = await bench.hover(path, at);
    expect(text.slice(hover?.from, hover?.to)).toBe('Political Will');
    expect(hover?.markdown).toContain('**Political Will**: a track');
    expect(await bench.hover(path, text.length)).toBeNull();
    const wanted = (await bench.complete(path, at)).find(({ label }) => label === 'Political Will');
    expect(wanted).toMatchObject({ kind: 'name', detail: 'a track', text: 'Political Will', to: at });
    expect(text.slice(wanted?.from, at)).toBe('Poli');
    expect(await bench.steps(path, at)).toEqual([
      { text: expect.stringContaining('Political Will') as string, steps: [] },
    ]);
    expect(await bench.steps(path, 0)).toEqual([]);
  });

  it('is told where a word is declared and where else it is written, in sentences, data and prose', async () => {
    const { bench, texts } = await opened('arab-revolt');
    const { path, text } = textAt(texts, a13);
    const at = text.indexOf('Political Will by') + 3;
    expect(await bench.declared(path, at)).toEqual([
      {
        path: 'arab-revolt/game.yaml',
        line: 52,
        text: 'Political Will: { from: 0, to: 20, rule: "1.10" }',
      },
    ]);
    const written = await bench.written(path, at);
    expect(written).toContainEqual({
      path,
      line: 11,
      text: '- reduce Political Will by the Rebel pieces in Prison, at most 3',
    });
    const lines = texts.flatMap((it) =>
      it.text.split('\n').filter((line) => /^[^#]*Political Will(?! Phase)/u.test(line)),
    );
    const missing = lines.map((line) => line.trim()).filter((line) => !written.some((it) => it.text === line));
    expect(missing).toEqual([]);
    expect(await bench.declared(path, 0)).toEqual([]);
  });

  it('is brought into the usual wording, and says the same', async () => {
    const { bench, texts } = await opened('arab-revolt');
    const { path, text } = textAt(texts, a13);
    expect(await bench.format(path)).toEqual([]);
    const other = text.replace('- reduce Political Will', '- Reduce Political Will');
    await bench.write(path, other);
    const [edit, ...more] = await bench.format(path);
    if (edit === undefined) throw new Error('there is something to format');
    expect([more, edit.path, other.slice(0, edit.from) + edit.text + other.slice(edit.to)]).toEqual([[], path, text]);
  });

  it('is told what each word of a file is, as the language server tells it, and what stands in it', async () => {
    const { bench, texts } = await openedSmall();
    const { path, text } = textAt(texts, 'c1-spring-tide.yaml');
    const { colours, outline } = await bench.look(path);
    const words = colours.map(({ from, to, colour }) => `${colour} ${text.slice(from, to)}`);
    expect(words.slice(0, 8)).toEqual([
      'type C1',
      'class Crown',
      'operator may',
      'operator in',
      'operator up to',
      'number 1',
      'operator space',
      'operator with',
    ]);
    expect(words).toContain('namespace Harrow');
    expect(outline.map(({ name, detail, line }) => [name, detail, line])).toEqual([
      ['card', 'C1', 1],
      ['title', 'Spring Tide', 2],
      ['unshaded', '', 3],
      ['shaded', '', 8],
      ['examples', '', 13],
    ]);
    expect(outline.at(-1)?.within.map(({ name, line }) => [name, line])).toEqual([
      ['one field is dried', 14],
      ['half of the Runners come back', 24],
    ]);
    // What cannot be read at all has none.
    await bench.write(path, 'card: \0');
    expect(await bench.look(path)).toEqual({ colours: [], outline: [] });
  });

  it('finds a name where it is declared, and mends at once what can be mended in one way', async () => {
    const { bench, texts } = await openedSmall();
    expect(await bench.names('runn')).toContainEqual({
      name: 'Runner',
      kind: 'a piece',
      path: 'saltmarsh/game.yaml',
      line: 18,
    });
    const { path, text } = textAt(texts, 'c1-spring-tide.yaml');
    const wrong = text.replace('1 space', 'one space').replace('in Harrow\n', 'in Harrow!\n');
    const { diagnostics } = await bench.write(path, wrong);
    expect(diagnostics.length).toBe(2);
    const edits = await bench.mendings(path);
    const mended = edits.toSorted((one, other) => other.from - one.from);
    expect(mended.reduce((made, it) => made.slice(0, it.from) + it.text + made.slice(it.to), wrong)).toBe(text);
  });

  it('is told which examples come to a sentence', async () => {
    const { bench, texts } = await opened('arab-revolt');
    const { path, text } = textAt(texts, a13);
    const ids = await bench.touching(path, text.indexOf('reduce Political'));
    expect(ids.filter((id) => id.startsWith(path))).toEqual(
      [
        'nobody in Prison costs nothing',
        'each Rebel piece in Prison costs Political Will',
        'no more than three count',
      ].map((name) => `${path} A13: ${name}`),
    );
    const may = await bench.touching(path, text.indexOf('British may, up to'));
    expect(may.length).toBeGreaterThan(3);
    expect(may).not.toContain(ids[0]);
    expect(await bench.touching(path, 0)).toEqual([]);
  });

  it('asks while the examples are played, and is answered first', async () => {
    const { bench, texts } = await opened('arab-revolt');
    const { path, text } = textAt(texts, a13);
    const order: string[] = [];
    const plays = bench.plays().then((listed) => {
      order.push('plays');
      return listed;
    });
    await new Promise((resolve) => setImmediate(resolve));
    await bench.write(path, text.replace('in Prison, at most 3\n', 'in Prison, at most 2\n'));
    order.push('write');
    expect((await plays).filter((it) => it.verdict === 'fails').map(({ title }) => title)).toEqual([
      'A13: no more than three count',
    ]);
    expect(order).toEqual(['write', 'plays']);
  });
});
