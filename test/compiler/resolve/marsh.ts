/** A small invented game, and the boundary of the tests beside this file: `resolve(text)` gives acts or messages. */
import { createContext } from '../../../compiler/resolved/resolve/context.js';
import { declare } from '../../../compiler/resolved/declare/declare.js';
import type { Act, Condition, Step } from '../../../compiler/resolved/ir.js';
import { resolveSteps } from '../../../compiler/resolved/resolve/resolve-steps.js';
import { createSymbols } from '../../../compiler/resolved/declare/symbols.js';
import type { Diagnostic } from '../../../compiler/diagnostics/diagnostic.js';
import { readSpec } from '../../../compiler/surface/from-yaml.js';
import { createSentenceReader } from '../../../compiler/surface/read-steps.js';
import { parseYaml } from '../../../compiler/yaml/parse.js';

const game = `game: Saltmarsh
title: Saltmarsh
cites: SM
edition: "1"
play: Game
factions:
  Crown: { adjective: Crown, rule: "1" }
  League: { adjective: League, rule: "1" }
states:
  Hidden: { rule: "1" }
  Open: { rule: "1", verb: expose }
always: Open
pieces:
  Trooper: { plural: Troopers, faction: Crown, inventory: 12, rule: "1" }
  Warden: { plural: Wardens, faction: Crown, inventory: 6, states: [Hidden, Open], rule: "1" }
  Runner: { plural: Runners, faction: League, inventory: 15, states: [Hidden, Open], rule: "1" }
  Depot: { plural: Depots, faction: League, inventory: 4, at most: 1, never in: [Road], rule: "1" }
groups:
  patrols: { singular: patrol, pieces: [Trooper, Warden], rule: "1" }
values:
  depth: { of: spaces, from: 0, to: 5, otherwise: 0, rule: "1" }
degrees: [Triumph, Stalemate]
options:
  Reserve Boats: { from: 0, to: 3, rule: "1" }
  Spring Tides: { rule: "1" }
  Neap Tides: { rule: "1" }
markers:
  Unrest: { in: [Province, Town], at most: 1, supply: 6, rule: "1" }
  Toll: { plural: Tolls, in: [Road], rule: "1" }
boxes:
  Gaol: { rule: "1" }
  Reserve: { rule: "1" }
tracks:
  Treasury: { from: 0, to: 30, rule: "1" }
  Mood:
    rule: "1"
    boxes:
      - { name: Calm, value: 0 }
      - { name: Settled, value: 1 }
      - { name: Uproar, value: 2 }
resources:
  Mark: { plural: Marks, to: 20, rule: "1" }
  Favour Token: { plural: Favour Tokens, of: [League], to: 5, rule: "1" }
control:
  rule: "1"
  by:
    Crown: spaces with more Crown pieces than League pieces
    League: spaces with League pieces and without Crown pieces
counters:
  Effort: { rule: "1" }
order of play:
  rule: "1"
  places: [1st Player, 2nd Player]
  boxes: [Event, Short Move]
classes:
  Operation: { plural: Operations, rule: "1" }
  Special Activity: { plural: Special Activities, rule: "1" }
card kinds:
  Event: { plural: Events, rule: "1" }
  Reckoning: { rule: "1" }
`;

const map = `map: Saltmarsh
rule: "1"
kinds:
  Province: { plural: Provinces, rule: "1" }
  Town: { plural: Towns, rule: "1" }
  Road: { plural: Roads, rule: "1" }
areas:
  Lowland: { kinds: [Province, Town], rule: "1" }
spaces:
  Fenwick: { kind: Province, adjacent: [Dunmoor, Sable Road] }
  Dunmoor: { kind: Province, adjacent: [Fenwick] }
  Port Sable: { kind: Town, adjacent: [Sable Road] }
  Sable Road: { kind: Road, adjacent: [Fenwick, Port Sable] }
`;

const chits = (family: string, aspect: string) => `chits: ${family}
rule: "1"
faction: Crown
kinds:
  Boon${family}:
    count: 2
    value: 1
    rule: "1"
    ${aspect}:
      - nothing
`;

const muster = `operation: Muster
faction: Crown
rule: "1"
select: up to 2 Provinces or Towns
where:
  presence: Troopers are here
quantities:
  offered: 2
places:
  stirred: spaces with Unrest
steps:
  - step warrant:
      - draw offered Favour chits
  - in any stirred spaces:
      - place 1 Trooper here
  - in each selected space:
      - choose one:
          Troopers:
            - place 1 Trooper here
          Wardens:
            - place 1 Warden here
`;

const raise = `operation: Incite
faction: League
rule: "1"
select: up to 2 spaces
steps:
  - in each selected space:
      - place 1 Runner here
`;

const parley = `special activity: Parley
rule: "1"
accompanies: any
steps:
  - roll a die
`;

const fires = `additional spaces:
  Signal Fire:
    rule: "1"
    for: [Muster]
`;

const main = `procedures:
  Game:
    rule: "1"
    steps:
      - nothing
`;

const plain = `card: C1
title: Spring tide
event:
  title: High water
  effect:
    - nothing
`;

const capability = `card: C2
title: Night watch
capability: Crown
unshaded:
  title: Doubled
  effect:
    - nothing
shaded:
  title: Bribed
  effect:
    - nothing
`;

const lasting = `card: C3
title: Long drought
capability: League
event:
  title: Dry wells
  effect:
    - nothing
`;

const weather = `table: Weather
rule: "1"
rows:
  0 to 3: [raise Treasury by 1]
  4 or more: [nothing]
`;

const files = [
  ['game', game],
  ['map', map],
  ['favour', chits('Favour', 'Boon')],
  ['omen', chits('Omen', 'Bane')],
  ['muster', muster],
  ['incite', raise],
  ['parley', parley],
  ['fires', fires],
  ['weather', weather],
  ['sequence', main],
  ['c1', plain],
  ['c2', capability],
  ['c3', lasting],
].map(([name = '', text = '']) => ({ path: `spec/saltmarsh/${name}.yaml`, text }));

const reading = readSpec(files);
if (reading.spec.game === null) throw new Error('the invented game has no game file');
export const { declarations } = declare(reading.spec, reading.spec.game);
/** What is wrong with the invented game itself: nothing. */
export const mistakes: readonly Diagnostic[] = reading.diagnostics;
const symbols = createSymbols(declarations);

export interface Resolved {
  readonly steps: readonly Step[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Resolves one sentence, or a list of steps in YAML; `here` where they are done in a space, `within` a procedure. */
export function resolve(
  text: string,
  options: { readonly here?: boolean; readonly within?: string; readonly complete?: boolean } = {},
): Resolved {
  const { root, diagnostics: layout } = parseYaml({
    path: 'test.yaml',
    text: text.startsWith('- ') ? text : `- ${text}\n`,
  });
  const diagnostics: Diagnostic[] = [...layout];
  const effect = createSentenceReader(reading.language, diagnostics, []).effect(
    root,
    { file: { path: '', text: '' }, start: 0, end: 0 },
    'card C1',
  );
  const context = createContext({
    symbols,
    report: (it) => diagnostics.push(it),
    frame: 'card C1, event',
    procedure: declarations.procedures.find((it) => it.name === options.within) ?? null,
    here: options.here ?? false,
    complete: options.complete ?? true,
  });
  const steps = resolveSteps(context, effect.steps);
  return { steps, diagnostics };
}

/** The act of a sentence that must be right, without the places in the text. */
export function actOf(text: string, options: Parameters<typeof resolve>[1] = {}): Act {
  const { steps, diagnostics } = resolve(text, options);
  const [step] = steps;
  if (step === undefined || diagnostics.length > 0)
    throw new Error(diagnostics.map((it) => `${it.code} ${it.message}`).join('\n'));
  return bare(step.act);
}

/** The condition of an `if` that must be right. */
export function conditionOf(text: string, options: Parameters<typeof resolve>[1] = {}): Condition {
  const act = actOf(`- if ${text}:\n    - nothing\n`, options);
  if (act.kind !== 'if') throw new Error(`expected an if, found ${act.kind}`);
  return act.condition;
}

function bare<T>(value: T): T {
  return JSON.parse(JSON.stringify(value, (key, it: unknown) => (key === 'span' ? undefined : it))) as T;
}

/** How a message is shown in the tables: code, marked words, the first fix as `words → words`. */
export function shown(diagnostic: Diagnostic): { code: string; at: string; help: string | null } {
  const { file, start, end } = diagnostic.span;
  const [edit] = diagnostic.help[0]?.edits ?? [];
  return { code: diagnostic.code, at: file.text.slice(start, end), help: edit === undefined ? null : edit.text };
}
