/** The identifiers that generated code takes for itself; nothing of a game is called so in it. */
import * as runtime from '../../runtime/index.js';

export type RuntimeName = keyof typeof runtime;

/** The types of the runtime that generated modules import. */
export const runtimeTypes = [
  ...([
    'AdditionalSpaces',
    'Arrivals',
    'Effect',
    'Game',
    'Group',
    'PieceInHand',
    'Procedure',
    'Program',
    'Rules',
    'Scope',
  ] as const),
];

export type RuntimeType = (typeof runtimeTypes)[number];

/** Words of TypeScript, what is known everywhere, and what a module may be wrapped in. */
const language =
  'abstract any arguments as asserts async await bigint boolean break case catch class const continue debugger declare default delete do ' +
  'else enum eval export exports extends false finally for from function get global if implements import in infer instanceof ' +
  'interface is keyof let module namespace never new null number object of out override package private protected public readonly ' +
  'require return satisfies set static string super switch symbol this throw true try type typeof undefined unique unknown var void ' +
  'while with yield Infinity NaN Math Readonly Record globalThis';

/** What modules declare whatever the game. */
const declared =
  'Faction SpaceKind Space Piece Column Marker Box Track Counter ChitFamily Chit OrderPlace OrderBox Card Degree Option Value ProcedureId ' +
  'rules setup deal program events names Play Side hasEvent playEvent kindOf keepStandingRules lookOnce limit eligible event unshaded shaded';

/** What functions bind whatever is around them; for other variables a name is looked for that is free. */
const bound =
  'added additional arrivals before beyond by candidate chit deck game group now origin pile roll scope selected space step steps sum taken';

const reserved: ReadonlySet<string> = new Set([
  ...Object.keys(runtime),
  ...runtimeTypes,
  ...[language, declared, bound].flatMap((names) => names.split(' ')),
]);

/** `furtherOtherSpace`: what a variable is called where the names it would have are those of variables around it. */
const another = /^(?:other|further)\p{Lu}[^_]*$/u;

export function isReserved(identifier: string): boolean {
  return reserved.has(identifier) || another.test(identifier);
}
