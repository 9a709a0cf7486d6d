/** The grammar of who controls which spaces. */
import type { IToken, ParserMethod } from './chevrotain.js';
import { NumberParser } from './grammar-numbers.js';
import type { Condition, Filter, Name, NounPhrase } from './ir.js';
import * as t from './tokens.js';

const controlWords: readonly string[] = ['control', 'controls'];

export abstract class ControlParser extends NumberParser {
  /** Who controls something comes next: a game may itself have something that is called `control`. */
  protected controlAhead(): boolean {
    const verb = this.LA(2);
    if (verb.tokenType === t.DoNotControl) return true;
    return controlWords.includes(verb.image) && ![t.Is, t.Has].includes(this.LA(3).tokenType);
  }

  /** `League`, `the executing faction`: null for the latter. */
  protected readonly chooser: ParserMethod<[], Name | null> = this.RULE('chooser', () =>
    this.OR<Name | null>([
      { ALT: () => this.name(this.CONSUME(t.NameToken)) },
      {
        ALT: () => {
          this.CONSUME(t.ExecutingFaction);
          return null;
        },
      },
    ]),
  );

  /** `Crown control 2 or more Towns`, `the executing faction does not control here`. */
  protected readonly aboutControl: ParserMethod<[], Condition> = this.RULE('aboutControl', () => {
    const first = this.LA(1);
    const faction = this.SUBRULE(this.chooser);
    const denied = this.OR1([
      { ALT: () => this.controlVerb(this.CONSUME(t.Word), false) },
      { ALT: () => this.controlVerb(this.CONSUME1(t.NameToken), false) },
      { ALT: () => this.controlVerb(this.CONSUME(t.DoNotControl), true) },
    ]);
    const spaces = this.OR2<NounPhrase>([
      { ALT: () => this.hereNoun(this.CONSUME(t.Here)) },
      // Of a number of spaces it is not clear what is denied.
      { GATE: () => denied, ALT: () => this.bareNoun(this.bareHead(this.CONSUME2(t.NameToken))) },
      { GATE: () => !denied, ALT: () => this.SUBRULE(this.nounPhrase, { ARGS: ['listed'] }) },
    ]);
    return this.ACTION(() => this.controlledBy(first, faction, denied, spaces));
  });

  private controlVerb(token: IToken, denied: boolean): boolean {
    this.verb(token);
    return denied;
  }

  /** `Crown control Fenwick`: another wording of `Fenwick is controlled by Crown`; each of them means that none is not. */
  private controlledBy(first: IToken, faction: Name | null, denied: boolean, spaces: NounPhrase): Condition {
    const { quantity } = spaces;
    const all = !denied && (quantity?.kind === 'each' || quantity?.kind === 'all') ? quantity : null;
    const what: NounPhrase = all === null ? spaces : { ...spaces, quantity: { kind: 'no', span: all.span } };
    const span = this.since(first);
    const where: Filter = { kind: 'controlled by', negated: denied || all !== null, faction, span };
    return { kind: 'is there', negated: false, things: [what], where, span };
  }

  /** Notes that the verb has been read, and so what `or` may begin. */
  protected verb(token: unknown): void {
    this.afterVerb = token !== null;
  }
}
