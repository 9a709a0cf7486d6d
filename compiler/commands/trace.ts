/** `trace`: each numbered rule of a rulebook with its spec, its code and its tests. */
import { resolve } from 'node:path';
import { lower } from '../core/from-resolved.js';
import { renderText } from '../diagnostics/render.js';
import { check } from '../driver.js';
import { emitEngine } from '../emit/emit-engine.js';
import { writeWhole } from '../host/write-whole.js';
import { interpret } from '../interpreter/interpret.js';
import { holding, proving, tallyOf, verdictsOn } from '../scenario/verdicts.js';
import { htmlOf } from '../trace/html.js';
import { traceOf } from '../trace/from-world.js';
import type { Trace } from '../trace/ir.js';
import { printTrace } from '../trace/print.js';
import { tellFailing } from './failing.js';
import { gamesCalled } from './games.js';
import { knownSpecOf } from './known-spec.js';
import { cannotWrite, wrongUse, type ExitCode, type Terminal } from './terminal.js';

export interface TraceOptions {
  /** The file to write the page of one game to; null: none. */
  readonly html: string | null;
  /** Whether an open rule is a finding. */
  readonly strict: boolean;
  readonly json: boolean;
}

/** Exits with 1 where an example or a scenario does not hold. Where games are named, each must list its rules; where none is, those that list none are left out. */
export function traceCommand(terminal: Terminal, names: readonly string[], options: TraceOptions): ExitCode {
  const games = gamesCalled(terminal, names);
  if (games === null) return 2;
  const traces: Trace[] = [];
  let isSound = true;
  for (const game of games) {
    const { world, plans, examples, analysis, diagnostics } = check(knownSpecOf(game));
    if (world === null) {
      terminal.err(renderText(diagnostics, { color: terminal.color }));
      return 1;
    }
    const name = game.name;
    const { rules, citations } = analysis.spec;
    if (rules.length === 0 && names.length > 0) {
      return wrongUse(terminal, `the spec of \`${name}\` has no file with the key \`rules\``);
    }
    if (rules.length === 0) continue;
    const core = lower(world);
    // A test that does not hold proves nothing, nor does one of what is made up.
    const verdicts = verdictsOn(interpret(core), world, { examples, scenarios: plans });
    const modules = emitEngine(core);
    const sound = proving(world, verdicts);
    const tests = tallyOf(sound);
    const madeUp = world.provenance.text === '' ? {} : { madeUp: holding(verdicts) };
    traces.push(traceOf({ folder: name, world, ...holding(sound), ...madeUp, tests, modules }, rules, citations));
    isSound = tellFailing(terminal, verdicts) && isSound;
  }
  if (options.html !== null) {
    const [trace, another] = traces;
    if (trace === undefined || another !== undefined) return wrongUse(terminal, 'a page is of one game: name it');
    const refusal = writeWhole(resolve(terminal.folder, options.html), htmlOf(trace));
    if (refusal !== null) return cannotWrite(terminal, options.html, refusal);
  }
  terminal.out(options.json ? `${JSON.stringify(traces, null, 2)}\n` : traces.map(printTrace).join('\n'));
  const isOpen = traces.some(({ rules }) => rules.some((it) => it.status === 'open' && it.restsOnMadeUp !== true));
  return isSound && !(options.strict && isOpen) ? 0 : 1;
}
