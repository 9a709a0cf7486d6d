/** SARIF: what code scanning takes of a log, and what it is known by again. */
import { describe, expect, it } from 'vitest';
import type { Log, Result } from 'sarif';
import type { Diagnostic } from '../../../compiler/diagnostics/diagnostic.js';
import { mostResults, toSarif } from '../../../compiler/diagnostics/sarif.js';
import { check } from '../../../compiler/driver.js';
import { markOfText } from '../../../compiler/host/verdict-record.js';
import { saltmarshFiles, saltmarshWith } from '../../support/saltmarsh-spec.js';
import type { SourceFile } from '../../../compiler/source/span.js';

const diagnosticsOf = (files: readonly SourceFile[]): readonly Diagnostic[] =>
  check({ files, diagnostics: [] }).diagnostics;
const logOf = (diagnostics: readonly Diagnostic[]): Log =>
  toSarif(diagnostics, { version: '1.2.3', markOf: markOfText });
const resultsOf = (files: readonly SourceFile[]): readonly Result[] =>
  logOf(diagnosticsOf(files)).runs[0]?.results ?? [];
const fingerprints = (files: readonly SourceFile[]): readonly unknown[] =>
  resultsOf(files).map(({ partialFingerprints }) => partialFingerprints?.['rulewright/v1']);

const slip = ['sequence.yaml', 'change Resolve by', 'change Resolv by'] as const;

/** Every object of a value that has a key, with it. */
function having(value: unknown, key: string): readonly Readonly<Record<string, unknown>>[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = key in value ? [value as Readonly<Record<string, unknown>>] : [];
  return [...own, ...Object.values(value).flatMap((part) => having(part, key))];
}

describe('a SARIF log', () => {
  const diagnostics = diagnosticsOf(saltmarshWith(...slip));
  const log = logOf(diagnostics);
  const [run] = log.runs;

  it('has what the standard and code scanning ask of one', () => {
    expect(diagnostics.length).toBeGreaterThan(0);
    expect([log.version, log.runs.length, run?.columnKind]).toEqual(['2.1.0', 1, 'utf16CodeUnits']);
    expect(run?.tool.driver).toMatchObject({ name: 'Rulewright', semanticVersion: '1.2.3' });
    const rules = run?.tool.driver.rules ?? [];
    for (const rule of rules) {
      expect(rule.id).toMatch(/^RW\d{4}$/u);
      expect([rule.shortDescription?.text, rule.fullDescription?.text, rule.help?.text]).not.toContain('');
      expect(rule.shortDescription?.text.length).toBeLessThanOrEqual(1024);
    }
    for (const result of run?.results ?? []) {
      expect(rules[result.ruleIndex ?? -1]?.id).toBe(result.ruleId);
      expect(['error', 'warning', 'note']).toContain(result.level);
      expect(result.message.text).not.toBe('');
      expect(result.locations).toHaveLength(1);
      expect(Object.keys(result.partialFingerprints ?? {})).toEqual(['rulewright/v1']);
    }
    for (const region of having(log, 'startLine')) {
      expect(Object.values(region).every((it) => Number.isInteger(it) && Number(it) >= 1)).toBe(true);
      expect(Object.keys(region)).toEqual(['startLine', 'startColumn', 'endLine', 'endColumn']);
    }
  });

  it('has the helps of a message as fixes', () => {
    const [first] = run?.results ?? [];
    expect(first?.message.text).toContain('unknown track `Resolv`');
    const [change] = first?.fixes?.[0]?.artifactChanges ?? [];
    expect(change?.artifactLocation.uri).toBe('saltmarsh/sequence.yaml');
    expect(change?.replacements[0]?.insertedContent?.text).toContain('Resolve');
  });

  it('knows a finding again where lines have come before it, and tells two that are alike apart', () => {
    const files = saltmarshWith(...slip);
    const moved = files.map(({ path, text }) => ({
      path,
      text: path.endsWith(slip[0]) ? `# one\n# two\n${text}` : text,
    }));
    expect(fingerprints(moved)).toEqual(fingerprints(files));
    const twice = [...diagnosticsOf(files), ...diagnosticsOf(files)];
    const marks = logOf(twice).runs[0]?.results?.map((it) => it.partialFingerprints?.['rulewright/v1']) ?? [];
    expect(new Set(marks).size).toBe(marks.length);
  });

  it('has places in files of any name', () => {
    const [file] = saltmarshWith(...slip).filter(({ path }) => path.endsWith(slip[0]));
    const named = diagnostics.map((it) => ({
      ...it,
      span: { ...it.span, file: { ...it.span.file, shown: 'my rules/spec/Käse #1%.yaml' } },
    }));
    expect(file).toBeDefined();
    const uris = having(logOf(named).runs[0]?.results?.[0]?.locations, 'uri').map(({ uri }) => uri);
    expect(uris).toEqual(['my%20rules/spec/K%C3%A4se%20%231%25.yaml']);
  });

  it('has the gravest findings where there are more than are shown, and says that there are more', () => {
    const [one] = diagnostics;
    if (one === undefined) throw new Error('nothing is wrong');
    const many = Array.from({ length: mostResults + 7 }, (_, index) => ({
      ...one,
      severity: index === mostResults + 6 ? ('error' as const) : ('warning' as const),
    }));
    const [{ results = [], invocations = [] } = {}] = logOf(many).runs;
    expect([results.length, results[0]?.level]).toEqual([mostResults, 'error']);
    const [notification] = invocations[0]?.toolExecutionNotifications ?? [];
    expect(notification?.message.text).toBe('7 more findings are not in this report; `rulewright check` tells all');
  });

  it('of a sound game has no results', () => {
    const errors = diagnosticsOf(saltmarshFiles()).filter(({ severity }) => severity === 'error');
    expect(logOf(errors).runs[0]?.results).toEqual([]);
  });
});
