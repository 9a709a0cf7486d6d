/** Errors planted in the rules of both games, each noticed by an example or a scenario. */
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { judgeOf } from '../../compiler/host/mutate.js';
import { readSpec } from '../../compiler/host/read-spec.js';
import type { Mutant } from '../../compiler/mutate/ir.js';
import { plantedRules } from '../support/planted-rules.js';

describe.each(Object.entries(plantedRules))('%s', (game, planted) => {
  const { files } = readSpec(join(import.meta.dirname, '..', '..', 'spec', game));
  const judge = judgeOf(files);

  it.each(planted)('$error', ({ error, file, from, to }) => {
    const found = files.find(({ path }) => path === `${game}/${file}`);
    const start = found?.text.indexOf(from) ?? -1;
    expect(start).toBeGreaterThan(-1);
    const path = found?.path ?? '';
    const variant = { from, to, sentence: error, edits: [{ path, start, end: start + from.length, text: to }] };
    const mutant: Mutant = {
      owner: file,
      card: null,
      kind: 'verb',
      path,
      line: 1,
      sentence: from,
      variants: [variant],
    };
    const verdict = judge.judge(mutant);
    expect(verdict.kind).toBe('failed');
  });
});
