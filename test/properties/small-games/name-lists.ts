/** Names that a game may give to its things and that software trips over. */

/** Of everyday games. */
export const plainNames: readonly string[] = [
  ...[
    'Alder',
    'Birch',
    'Clover',
    'Dunridge',
    'Elmwick',
    'Fenwick',
    'Gorse',
    'Harrow',
    'Ivybridge',
    'Juniper',
    'Kestrel',
  ],
  ...['Linden', 'Marsh End', 'Northolt', 'Oakham', 'Port Sable', 'Quarry', 'Rushmere', 'Saltings', 'Thornby', 'Upton'],
  ...[
    'Vale',
    'Wexcombe',
    'Yarrow',
    'Zennor',
    'High Moor',
    'Low Fell',
    'Old Mill',
    'New Town',
    'Sand Bank',
    'Stone Row',
  ],
  ...['Red Hand', 'Blue Coats', 'Green Guild', 'Grey Friars', 'Lanterns', 'Wardens', 'Millers', 'Drovers', 'Keepers'],
];

/** Words of the language of generated code. */
const reserved =
  'abstract arguments as async await boolean break case catch class const constructor continue debugger declare default delete do ' +
  'else enum eval export extends false finally for from function get if implements import in instanceof interface is keyof let ' +
  'module namespace never new null number object of package private protected public readonly require return set static string ' +
  'super switch symbol this throw true try type typeof undefined unknown var void while with yield';

/** What every object has, and what is there everywhere. */
const globals =
  'toString valueOf hasOwnProperty isPrototypeOf propertyIsEnumerable toLocaleString prototype __proto__ __defineGetter__ length name ' +
  'caller apply bind call then Object Array Map Set Number String Boolean Function Symbol Promise Math JSON Infinity NaN Date Error ' +
  'globalThis process console exports module Record Readonly Partial Iterator Generator Proxy Reflect RegExp describe test expect';

/** What generated modules, the runtime they import and the code that is emitted call things. */
const emitted =
  'game by scope here space spaces selected additional group groups arrivals origin origins destination destinations roll net sum ' +
  'times rounds taken chosen candidates candidate left remaining count counts side why choices options effect pile deck steps beyond ' +
  'step before now value most added raise reduction other nearby neighbour limit eligible rules setup deal events names program play ' +
  'procedures chits tracks pieces standing rolls index ids tables shift resolve kindOf hasEvent playEvent keepStandingRules agree ask ' +
  'sweep place remove move flip conduct pause draw snapshot undo save answer pending over view counter trackAt factionAt rollDie FREE ' +
  'DONE MANY AVAILABLE CHANCE POOL Game Effect Scope Group Program Rules Procedure Faction Space Piece Column Marker Box Track ' +
  'Counter Chit ChitFamily Card SpaceKind OrderPlace OrderBox ProcedureId isAdjacent spacesWhere Side event unshaded shaded';

/** Words of the sentences. */
const keywords =
  'Place Remove Move Draw Hold Roll Win Nothing May Any All Each No The Here In On With Without More Than Is Are And Or Not Half ' +
  'Event Limited Capability Spaces Pieces Cards Chit Pool Otherwise First Per Up Available Drawn Held Free Adjacent Selected May Be';

/** Names with signs, quotes, digits, and what ends a comment or a text early. */
const signs: readonly string[] = [
  ...[
    'Ran//ger',
    '// all',
    'End */ here',
    '/* open',
    'Tick`s',
    'Cost ${1+1}',
    '${game}',
    'Say "Aye"',
    "O'Brien’s",
    'Back\\slash',
  ],
  ...[
    'Aid & Trade',
    'Half-Way',
    'Half Way',
    'A–B',
    'A-B',
    'A/B',
    'No. 10',
    '1st',
    '2nd',
    '3rd Army',
    '12 Mile',
    '007',
    '1',
    '4th',
  ],
  ...[
    '(Old)',
    'Two  Spaces',
    '!',
    '?',
    '…',
    '#1',
    '50 %',
    'a+b',
    'x=1',
    '<b>',
    '</script>',
    '@home',
    '~',
    '|',
    '[x]',
    '{y}',
    ';',
  ],
  ...[
    'Line\u2028End',
    'Soft\u00adhyphen',
    'Tab',
    '--',
    "'",
    '.',
    '..',
    '../../up',
    'C:',
    'Réal',
    'Über',
    'naïve',
    'ß',
    'İstanbul',
  ],
];

/** What some file systems do not take. */
const files: readonly string[] = [
  'CON',
  'aux',
  'NUL',
  'prn',
  'com1',
  'Index',
  'index',
  'Ids',
  'Tables',
  'Setup',
  'Standing',
  'Rolls',
];

const scripts: readonly (readonly string[])[] = [
  ['Αθήνα', 'Σπάρτη', 'Θήβα', 'Κόρινθος', 'Άργος', 'Ρόδος', 'Κρήτη', 'Ήλιος', 'Νάξος', 'Πάρος', 'Δήλος', 'Χίος'],
  ['Москва', 'Киев', 'Минск', 'Тула', 'Омск', 'Псков', 'Ялта', 'Тверь', 'Орёл', 'Рига', 'Ржев', 'Казань'],
  ['東京', '大阪', '京都', '名古屋', 'さくら', 'カード', '札幌', '神戸', '福岡', '横浜', '仙台', '広島'],
  ['القدس', 'حيفا', 'يافا', 'عكا', 'غزة', 'نابلس', 'الخليل', 'صفد', 'بيسان', 'اللد', 'الرملة', 'طبريا'],
  ['עכו', 'חיפה', 'יפו', 'לוד', 'צפת', 'רמלה', 'טבריה', 'אשדוד'],
  ['서울', '부산', '대구', '인천', '광주', '대전'],
  ['दिल्ली', 'मुंबई', 'आगरा', 'पुणे', 'जयपुर', 'गया'],
  ['😀', '🎲 Dice', 'Flag🏴', '𝔘𝔫𝔦', 'ﬁle', 'Ⅷ', '²', '½ Way'],
];

const long: readonly string[] = [
  'Long '.repeat(16).trim(),
  'W'.repeat(80),
  `${'Very '.repeat(14)}Long A`,
  `${'Very '.repeat(14)}Long B`,
];

/** The lists that hostile names are drawn from. */
export const hostileLists: readonly (readonly string[])[] = [
  reserved.split(' '),
  globals.split(' '),
  emitted.split(' '),
  keywords.split(' '),
  signs,
  files,
  ...scripts,
  long,
];

/** Words for quantities, sets of spaces and what `let` names: in lower case. */
export const plainWords: readonly string[] = [
  'raised',
  'taken',
  'seized',
  'offered',
  'hits',
  'strength',
  'wandered',
  'stirred',
  'kept',
];

export const hostileWords: readonly string[] = [
  ...[...reserved.split(' '), ...emitted.split(' '), ...globals.split(' ')].filter((word) =>
    /^[a-z][a-z-]*$/u.test(word),
  ),
  ...[
    'pieces-removed',
    'value-discarded',
    'other-space',
    'other-count',
    'mid-way',
    'x',
    'a-b',
    'ab',
    'most',
    'both',
    'even',
    'in-all',
  ],
];
