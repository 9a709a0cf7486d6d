/** `1 of its pieces`, where only play tells who acts: the sentence is resolved once for each faction that may. */
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import type { Span } from '../../source/span.js';
import { visit } from '../../surface/children.js';
import type { NounPhrase, Sentence } from '../../surface/ir.js';
import { numbered } from '../declare/symbols.js';
import { refuse, type Context } from './context.js';
import type { Act, Faction, FactionId } from '../ir.js';

/** Whether a sentence speaks of pieces of whoever acts. */
export function speaksOfOwn(sentence: Sentence): boolean {
  let speaks = false;
  visit('sentence', sentence, {
    phrase: ({ own }) => {
      if (own === true) speaks = true;
    },
  });
  return speaks;
}

/** The act of each faction that has such pieces; null where it was reported. */
export function byFaction(
  ctx: Context,
  { text, span }: { readonly text: string; readonly span: Span },
  resolve: (ctx: Context) => Act | null,
): Act | null {
  const all = numbered<FactionId, Faction>(ctx.symbols.declarations.factions).map(([faction]) => {
    const reported: Diagnostic[] = [];
    const report = (diagnostic: Diagnostic): void => {
      reported.push(diagnostic);
    };
    const act = resolve({ ...ctx, report, scope: { ...ctx.scope, actor: faction, inTurn: true } });
    return { faction, act, reported };
  });
  const cases = all.flatMap(({ faction, act }) =>
    act === null ? [] : [{ faction, step: { text, span, actor: null, may: false, act } }],
  );
  // A faction without such pieces does nothing; any other fault is one of the sentence.
  const faults = all.map(({ reported }) => reported.filter(({ code }) => code !== hasNone));
  const fault = faults.find((it) => it.length > 0) ?? (cases.length === 0 ? all[0]?.reported : undefined);
  if (fault === undefined) return { kind: 'by faction', cases };
  for (const diagnostic of fault) ctx.report(diagnostic);
  return null;
}

/** The message that the faction has no such pieces. */
const hasNone = 'RW0463';

/** Refuses `of its` before what belongs to nobody. */
export function refuseOwn(ctx: Context, { heads, span }: NounPhrase): null {
  const what = heads.map(({ noun }) => noun.text).join(' or ');
  return refuse(ctx, 'RW0416', span, { filter: 'of its', what });
}
