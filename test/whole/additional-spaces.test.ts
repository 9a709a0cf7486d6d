/** Additional spaces, played on the engine that Saltmarsh is compiled to. */
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lower } from '../../compiler/core/from-resolved.js';
import { compile } from '../../compiler/driver.js';
import { printModules } from '../../compiler/emit/print-modules.js';
import { readSpec } from '../../compiler/host/read-spec.js';
import { analyse } from '../../compiler/driver.js';
import { exampleFailure } from '../../compiler/scenario/play-example.js';
import { find } from '../../compiler/show/find.js';
import { english } from '../../compiler/languages/locale.js';
import { pageOf } from '../../compiler/show/page.js';
import { printPage } from '../../compiler/show/print.js';
import { CHANCE, checkInvariants, drawByChance, numberAt, optionLabel, startGame } from '../../runtime/index.js';
import { bothBackEnds, built } from '../support/both-back-ends.js';
import { additionalFiles } from '../support/saltmarsh-additional.js';

const compiled = await compile({ files: additionalFiles(), diagnostics: [] });
const { world, output, examples, diagnostics } = compiled;
if (world === null || output === null)
  throw new Error(diagnostics.map(({ code, message }) => `${code} ${message}`).join('\n'));
const program = bothBackEnds(compiled);
const texts = new Map(printModules(output.engine).map(({ path, text }) => [path, text]));

describe('additional spaces', () => {
  const plans = examples.filter(({ of }) => ['C3', 'C4'].includes(of.name));

  it.each(plans.map((plan) => [plan.name, plan] as const))('are played: %s', (_name, plan) => {
    expect(exampleFailure(program, world, plan)).toBeNull();
  });

  it('are chosen in random games', () => {
    const chosen = new Set<string>();
    for (let seed = 0; seed < 40; seed += 1) {
      const game = startGame(program, seed, null);
      const effect = program.play(game);
      let step = effect.next();
      for (let turn = seed; step.done !== true; turn += 1) {
        const { value: asked } = step;
        const options = asked.by === CHANCE ? [drawByChance(game, asked)] : asked.options;
        const option = numberAt(options, (turn * 7) % options.length);
        chosen.add(optionLabel(program.rules, asked, option));
        step = effect.next(option);
      }
      expect(checkInvariants(game)).toBeNull();
    }
    expect(chosen).toContain('Signal Fire');
  });

  it.each([
    ['the first', 'Galilee', 'Tel Aviv-Jaffa'],
    ['the last', 'Tel Aviv-Jaffa', 'Galilee'],
  ])('are offered where one way to pay for them leaves a space, be it %s', (_which, full, other) => {
    // Where two Arms Caches are no third is placed, so that only the one that leaves there makes room for the last.
    const example = `
  - name: the Arms Cache that leaves makes room for another
    given:
      - the board is empty
      - Haganah is 2
      - ${full} holds 1 Underground Cell and 2 Arms Caches
      - ${other} holds 1 Arms Cache
      - Samaria holds 1 Underground Cell
      - Lydda holds 1 Underground Cell and 1 Arms Cache
      - Gaza holds 1 Underground Cell
    when:
      - Irgun conduct Rob
      - Irgun: Samaria
      - roll: 1
      - Irgun: Lydda
      - roll: 1
      - Irgun: Gaza
      - roll: 3
    then:
      - Irgun are asked: done, Offensive
`;
    const files = readSpec(join(import.meta.dirname, '..', '..', 'spec', 'palestine')).files.map(({ path, text }) => ({
      path,
      text: path.endsWith('/additional-spaces.yaml') ? `${text.trimEnd()}${example}` : text,
    }));
    const palestine = built(files);
    const plan = palestine.examples.find(({ name }) => name === 'the Arms Cache that leaves makes room for another');
    if (plan === undefined) throw new Error('no example');
    expect(exampleFailure(palestine.program, palestine.world, plan)).toBeNull();
  });

  it('are named where they may be selected', () => {
    const muster = texts.get('operations/muster.ts') ?? '';
    expect(muster).toContain('const additional = beginAdditional(scope, [signalFire, royalRoad]);');
    expect(muster).toContain('{ scope, selected, limit: most, eligible, additional }');
    expect(texts.get('operations/rise.ts')).toContain('beginAdditional(scope, [nightOars])');
    expect(texts.get('special-activities/whisper.ts')).not.toContain('dditional');
  });

  it('may be the only ones to speak of some pieces and of some kinds of space', async () => {
    const files = additionalFiles().map(({ path, text }) => ({
      path,
      text: text.replace('1 Scout in a space without Unrest', '1 Hidden Scout or Depot in a Haven or Causeway'),
    }));
    const other = await compile({ files, diagnostics: [] });
    if (other.output === null) throw new Error('it does not compile');
    const texts = new Map(printModules(other.output.engine).map(({ path, text }) => [path, text]));
    expect(texts.get('additional-spaces.ts')).toContain('hiddenScoutsOrDepots(game, space) > 0');
    expect(texts.get('pieces.ts')).toContain('export function hiddenScoutsOrDepots');
    expect(texts.get('spaces.ts')).toContain('export function isCausewayOrHaven');
    expect(bothBackEnds(other)).toBeDefined();
  });

  it('say what has to be there to pay for them', () => {
    const text = texts.get('additional-spaces.ts') ?? '';
    expect(text).toContain('can: (game) => countChits(game, ChitFamily.Favour, HELD) >= 1');
    expect(text).toContain('markersAt(game, Marker.Unrest, space) === 0 && scouts(game, space) > 0');
  });
});

describe('what is shown', () => {
  const analysis = analyse(additionalFiles());
  const locale = english(analysis.language.vocabulary.stateVerbs);
  const show = (name: string): string => {
    const [found] = find(world, name, locale);
    if (found === undefined) throw new Error(`nothing is called ${name}`);
    const page = pageOf({ world, core: lower(world), analysis, examples, scenarios: [], locale }, found);
    return printPage(page, { color: false, outcomes: null, locale }).replace(/\s+/gu, ' ');
  };

  it('of additional spaces', () => {
    const page = show('signal fire');
    expect(page).toContain('Signal Fire additional spaces Added by Crown Cited as [SM 3.3]');
    expect(page).toContain('Muster, Sortie - for: Muster, Sortie - cost: - remove 1 Scout in a space without Unrest');
    expect(page).toContain('1. Signal Fire: once in a conduct, spaces beyond the limit: 1; once the limit is reached');
    expect(show('additional spaces Royal Road')).toContain("- C3 shaded: Royal Road's spaces is 1 if Resolve");
  });

  it('of a procedure that may select them, and of a card that changes its class', () => {
    const page = show('Muster');
    expect(page).toContain('spaces beyond the limit: 1 if Mood is at Calm, otherwise 0; at no cost');
    expect(page).toContain("Cards that change it - C3 unshaded: each Crown Operation's spaces is at most 1");
  });

  it('of a conduct that forgoes them', () => {
    expect(show('C4')).toContain('without Signal Fire and Royal Road');
  });
});
