/** Messages `RW00xx`: reading files and their YAML. */
import { entry, quoted } from './entry.js';

export const loading = {
  RW0001: entry({
    severity: 'error',
    headline: () => 'the file is not UTF-8 text',
    label: () => 'the first characters that cannot be read stand after this',
    explain: {
      what: 'Spec files are plain text in the UTF-8 encoding. This one was saved in another encoding, often by an older editor, so letters with accents cannot be read. Open it in an editor that knows its encoding and save it again as UTF-8.',
      wrong: 'title: Caf\uFFFD',
      right: 'title: Café',
    },
  }),
  RW0002: entry<{ readonly character: string }>({
    severity: 'error',
    headline: ({ character }) => `the file holds the control character ${character}, which text does not have`,
    label: () => 'an invisible control character stands here',
    explain: {
      what: 'Text has no control characters besides line ends and tabs. A file that holds one is not a text file at all, or something invisible was pasted into it. Delete the character, or replace the file by a text file.',
      wrong: 'title: Night\u0007fall',
      right: 'title: Nightfall',
    },
  }),
  RW0003: entry<{ readonly size: number; readonly most: number }>({
    severity: 'error',
    headline: ({ size, most }) => `the file has ${size} bytes, more than the ${most} that a spec file may have`,
    label: () => '',
    explain: {
      what: 'A spec file holds one card, one procedure or one table, so a file of more than a megabyte is there by accident. It is refused before it is read. Remove it from the spec folder, or split it.',
      wrong: '',
      right: '',
    },
  }),
  RW0004: entry<{ readonly what: 'file' | 'folder'; readonly reason: string }>({
    severity: 'error',
    headline: ({ what, reason }) => `the ${what} cannot be read: ${reason}`,
    label: () => '',
    explain: {
      what: 'The file or folder is listed in the spec folder, but the system does not hand out what it holds. The reason that the system gives is part of the message. Permissions and broken links are the usual causes. A pipe or a device is no file, whatever its name.',
      wrong: '',
      right: '',
    },
  }),
  RW0005: entry({
    severity: 'error',
    headline: () => 'the file is empty',
    label: () => 'nothing is written here',
    explain: {
      what: 'A spec file must say something: blank lines and comments alone are not a card, an operation or a table. An empty file is often one that was not saved. Write its contents, or delete the file.',
      wrong: '# the card comes here\n',
      right: 'card: C1\ntitle: Spring tide\n',
    },
  }),
  RW0006: entry<{ readonly what: string }>({
    severity: 'error',
    headline: ({ what }) => what,
    label: () => 'reading stops here',
    explain: {
      what: 'The text is not valid YAML, the form in which spec files are written: lines of `key: value` and lists whose items start with `- `. The mark shows where reading stopped; the mistake is there or just before it.',
      wrong: 'pieces: {cell: 1 trooper: 2}\n',
      right: 'pieces: {cell: 1, trooper: 2}\n',
    },
  }),
  RW0007: entry<{ readonly before: string }>({
    severity: 'error',
    headline: ({ before }) => `a second colon after ${quoted(before)} needs quotes around the text`,
    label: () => 'has a colon of its own',
    explain: {
      what: 'In YAML a colon followed by a space ends a key, and a line has room for one key only. Text that has such a colon of its own stands in quotes. A step that holds further steps goes on the next line, indented and with a dash.',
      wrong: 'title: High water: all hands\n',
      right: 'title: "High water: all hands"\n',
    },
  }),
  RW0008: entry({
    severity: 'error',
    headline: () => 'a tab stands where a line is indented',
    label: () => 'indent with spaces',
    explain: {
      what: 'How far a line is indented says what it belongs to, and a tab has no fixed width. Lines are indented with spaces, two for each level. Most editors can turn tabs into spaces.',
      wrong: 'card:\n\ttitle: Spring tide\n',
      right: 'card:\n  title: Spring tide\n',
    },
  }),
  RW0009: entry<{ readonly character: string }>({
    severity: 'error',
    headline: ({ character }) => `a line is indented with ${character} in place of an ordinary space`,
    label: () => 'looks like a space and is none',
    explain: {
      what: 'Text copied from a PDF or a web page often has special spaces that look like ordinary ones. In front of a line, or after a key, they change what the line belongs to without any visible sign. Replace them with ordinary spaces.',
      wrong: 'card:\n\u00A0\u00A0title: Spring tide\n',
      right: 'card:\n  title: Spring tide\n',
    },
  }),
  RW0010: entry<{ readonly name: string }>({
    severity: 'error',
    headline: ({ name }) => `${quoted(`&${name}`)} names an anchor, which specs do not use`,
    label: () => 'write the value out, or quote the text',
    explain: {
      what: 'YAML lets a value be named with `&` and repeated elsewhere. Specs are plain: a reader sees each value where it applies. Write the value out in each place, or quote the text if it merely starts with `&`.',
      wrong: 'limit: &most 2\n',
      right: 'limit: 2\n',
    },
  }),
  RW0011: entry<{ readonly name: string }>({
    severity: 'error',
    headline: ({ name }) => `${quoted(`*${name}`)} refers to another value, which specs do not use`,
    label: () => 'write the value out, or quote the text',
    explain: {
      what: 'YAML lets a value that was named elsewhere be repeated with `*`. Specs are plain: a reader sees each value where it applies. Write the value out, or quote the text if it merely starts with `*`.',
      wrong: 'limit: *most\n',
      right: 'limit: 2\n',
    },
  }),
  RW0012: entry({
    severity: 'error',
    headline: () => '`<<` merges another value in, which specs do not use',
    label: () => 'write the keys out',
    explain: {
      what: 'Some YAML files copy the keys of one value into another with `<<`. Specs are plain: each block shows all its keys. Write out the keys that should apply here.',
      wrong: '<<: {limit: 2}\ntitle: Spring tide\n',
      right: 'limit: 2\ntitle: Spring tide\n',
    },
  }),
  RW0013: entry<{ readonly tag: string }>({
    severity: 'error',
    headline: ({ tag }) => `${quoted(tag)} is a tag, which specs do not use`,
    label: () => 'remove it, or quote the text',
    explain: {
      what: 'YAML lets a value be marked with `!` and a type. Specs have no types to choose from: whether something is text or a number follows from where it stands. Remove the mark, or quote the text if it merely starts with `!`.',
      wrong: 'title: !loud Spring tide\n',
      right: 'title: Spring tide\n',
    },
  }),
  RW0014: entry<{ readonly directive: string }>({
    severity: 'error',
    headline: ({ directive }) => `${quoted(directive)} is a directive, which specs do not use`,
    label: () => 'delete this line',
    explain: {
      what: 'A line that starts with `%` tells a YAML reader to follow other rules, under which words such as `no` or numbers such as `010` mean something else. All specs are read by the same rules. Delete the line.',
      wrong: '%YAML 1.1\n---\ntitle: Spring tide\n',
      right: 'title: Spring tide\n',
    },
  }),
  RW0015: entry({
    severity: 'error',
    headline: () => 'a second document starts here; a spec file holds one',
    label: () => 'what follows belongs in a file of its own',
    explain: {
      what: 'A line of three dashes or dots ends a YAML document, and what follows would be a second one. It usually means that two files were joined. Put what follows in a file of its own, or delete the line.',
      wrong: 'card: C1\n---\ncard: C2\n',
      right: 'card: C1\n',
    },
  }),
  RW0016: entry({
    severity: 'error',
    headline: () => 'an invisible byte order mark stands inside the file',
    label: () => 'two files may have been joined here',
    explain: {
      what: 'Some editors put an invisible mark at the start of a file. In the middle of a file it becomes part of the word after it, and the word is no longer recognised. It is usually left behind where two files were joined. Delete it.',
      wrong: 'card: C1\n\uFEFFtitle: Spring tide\n',
      right: 'card: C1\ntitle: Spring tide\n',
    },
  }),
  RW0017: entry<{ readonly key: string }>({
    severity: 'error',
    headline: ({ key }) => `the key ${quoted(key)} is given twice`,
    label: () => 'given here again',
    explain: {
      what: 'A block has each of its keys once. With two, one of the values would be lost without a word. It often comes from joining two versions of a file. Keep the one that is meant.',
      wrong: 'title: Spring tide\ntitle: Neap tide\n',
      right: 'title: Spring tide\n',
    },
  }),
  RW0018: entry<{ readonly most: number }>({
    severity: 'error',
    headline: ({ most }) => `the text is nested more than ${most} levels deep`,
    label: () => 'the level too many starts here',
    explain: {
      what: 'Blocks within blocks are limited in depth, far beyond what a rule needs, so that a broken or hostile file cannot stop the compiler. Usually a bracket was repeated by accident. Remove the brackets or dashes that are too many.',
      wrong: `list: ${'['.repeat(70)}${']'.repeat(70)}\n`,
      right: 'list: [1, 2]\n',
    },
  }),
  RW0019: entry<{ readonly quote: string; readonly which: 'opening' | 'closing' }>({
    severity: 'error',
    headline: ({ quote, which }) => `the ${which} quote ${quote} is missing`,
    label: ({ which }) => (which === 'closing' ? 'opened here and not closed' : 'closed here and not opened'),
    explain: {
      what: 'Text in quotes starts and ends with the same quote, `"` or `\'`. Without one of the two, the text would go on into the next lines or keep a stray quote. Add the other quote, or remove the one that is there.',
      wrong: 'title: "Spring tide\nrule: "3.1"\n',
      right: 'title: "Spring tide"\nrule: "3.1"\n',
    },
  }),
  RW0020: entry<{ readonly what: string }>({
    severity: 'error',
    headline: ({ what }) => what,
    label: () => 'indented by this much',
    explain: {
      what: 'How far a line is indented says what it belongs to. Keys of one block, and dashes of one list, stand exactly below each other; what belongs to a line is indented two spaces further. Move the line left or right until it does.',
      wrong: 'unshaded:\n  title: Spring tide\n rule: "3.1"\n',
      right: 'unshaded:\n  title: Spring tide\n  rule: "3.1"\n',
    },
  }),
  RW0021: entry<{ readonly character: string }>({
    severity: 'error',
    headline: ({ character }) => `text that starts with ${quoted(character)} needs quotes`,
    label: () => 'has a meaning of its own at the start of a text',
    explain: {
      what: 'A few characters have a meaning of their own in YAML when a text starts with them, such as `@`, `%`, `>`, `|` and the backquote. Put the text in quotes.',
      wrong: 'title: @ the gates\n',
      right: 'title: "@ the gates"\n',
    },
  }),
  RW0022: entry<{ readonly found: string }>({
    severity: 'error',
    headline: ({ found }) => `a key must be plain text, not ${found}`,
    label: () => 'stands where a key is expected',
    explain: {
      what: 'A key is a word or a sentence on one line, followed by a colon. Lists and blocks cannot be keys. A text that starts with a bracket or a question mark is put in quotes.',
      wrong: '[north, south]: open\n',
      right: '"[north, south]": open\n',
    },
  }),
  RW0023: entry<{ readonly bracket: string; readonly missing: boolean }>({
    severity: 'error',
    headline: ({ bracket, missing }) =>
      missing ? `the bracket ${quoted(bracket)} is not closed` : `the bracket ${quoted(bracket)} closes nothing`,
    label: ({ missing }) => (missing ? 'opened here' : 'no bracket is open here'),
    explain: {
      what: 'A list between `[` and `]`, or a block between `{` and `}`, ends with its own bracket on the same line or on a line that is indented further than its key. Add or remove a bracket so that they pair up. Text that starts with a bracket is put in quotes.',
      wrong: 'spaces: [Fenwick, Dunmoor\nrule: "3.1"\n',
      right: 'spaces: [Fenwick, Dunmoor]\nrule: "3.1"\n',
    },
  }),
  RW0024: entry<{ readonly escape: string }>({
    severity: 'error',
    headline: ({ escape }) => `${quoted(escape)} has no meaning between double quotes`,
    label: () => 'a backslash starts an escape here',
    explain: {
      what: 'Between double quotes a backslash starts an escape such as `\\n` for a line end. This one does not exist. Use single quotes, between which a backslash is only a backslash, or write it twice.',
      wrong: 'title: "either\\or"\n',
      right: "title: 'either\\or'\n",
    },
  }),
  RW0025: entry<{ readonly after: string }>({
    severity: 'error',
    headline: ({ after }) => `text goes on after the closing quote of ${quoted(after)}`,
    label: () => 'stands outside the quotes',
    explain: {
      what: 'When a text starts with a quote, it ends with that quote, and only a comment may follow on its line. Move the quote to the end of the text, or put the whole text between the other kind of quote.',
      wrong: 'title: "Spring" tide\n',
      right: 'title: \'"Spring" tide\'\n',
    },
  }),
  RW0026: entry<{ readonly line: string }>({
    severity: 'error',
    headline: ({ line }) => `the line ${quoted(line)} has no colon after its key`,
    label: () => 'reads as text where a key is expected',
    explain: {
      what: 'In a block every line starts with a key, a colon and a space. A line without them cannot be placed. Add the colon, or put a dash in front if the line is one more item of a list, or indent it if it goes on with the text above.',
      wrong: 'card: C1\ntitle Spring tide\nrule: "3.1"\n',
      right: 'card: C1\ntitle: Spring tide\nrule: "3.1"\n',
    },
  }),
  RW0027: entry<{ readonly after: string }>({
    severity: 'error',
    headline: ({ after }) => `a space is missing after ${quoted(after)}`,
    label: () => 'needs a space after it',
    explain: {
      what: 'The colon after a key and the dash before an item are followed by a space; without it they are part of the word. Put a space there.',
      wrong: 'card: C1\ntitle:Spring tide\nrule: "3.1"\n',
      right: 'card: C1\ntitle: Spring tide\nrule: "3.1"\n',
    },
  }),
  RW0028: entry<{ readonly character: string }>({
    severity: 'error',
    headline: ({ character }) => `the text holds ${character}, which nobody can see`,
    label: () => 'an invisible character stands here',
    explain: {
      what: 'Some characters show nothing: they have no width, or turn the direction in which the text after them is shown, or fill a place. Text that holds one is not what it looks like, so a name may be unknown that looks right, and a sentence may say something else than is read. They come with text copied from elsewhere. Delete them.',
      wrong: 'title: Spring\u200B tide\n',
      right: 'title: Spring tide\n',
    },
  }),
  RW0029: entry<{ readonly cut: string }>({
    severity: 'error',
    headline: ({ cut }) => `${quoted(cut)} may be meant as text, and would be cut off as a comment`,
    label: () => 'not part of the text before it',
    explain: {
      what: 'A `#` after a space begins a comment, which says nothing to the compiler. So that no rule is cut off by accident, a comment behind a text has two spaces or more before its `#` and one after it. If it is part of the text, put all of the text in quotes.',
      wrong: 'title: Spring tide #2\n',
      right: 'title: "Spring tide #2"\n',
    },
  }),
  RW0030: entry({
    severity: 'error',
    headline: () => 'the folder of the game has no spec file in it',
    label: () => '',
    explain: {
      what: 'A game is told from the files of its folder whose names end in `.yaml` or `.yml`. Files and folders whose names begin with a dot are left out. Write the files of the game there, or remove the folder.',
      wrong: '',
      right: '',
    },
  }),
  RW0031: entry({
    severity: 'error',
    headline: () => 'this is a link to a folder, which is not followed',
    label: () => '',
    explain: {
      what: 'A link to another folder may lead out of the spec or round in a circle, so the files behind it are not read. Put the folder itself in its place. Links to single files are read, and so is a game whose own folder is a link.',
      wrong: '',
      right: '',
    },
  }),
  RW0032: entry<{ readonly name: string }>({
    severity: 'error',
    headline: ({ name }) => `the name ${quoted(name)} cannot be used on every system`,
    label: () => '',
    explain: {
      what: 'A spec is copied between systems, and the names of its files become names of generated ones. Names with `<`, `>`, `:`, a quote, `|`, `?`, `*` or a backslash, names that begin or end with a space or end with a dot, names such as `con` and `aux`, and names of more than 200 bytes do not exist everywhere. Rename the file or the folder.',
      wrong: '',
      right: '',
    },
  }),
  RW0033: entry<{ readonly what: string }>({
    severity: 'error',
    headline: ({ what }) => what,
    label: () => '',
    explain: {
      what: 'A spec of a thousand cards has some thousand files and some megabytes. What is far larger is there by accident, such as the files of a program or a copy of a disk, and is not read to its end. Move what is no spec elsewhere.',
      wrong: '',
      right: '',
    },
  }),
  RW0034: entry<{ readonly name: string }>({
    severity: 'warning',
    headline: ({ name }) => `this file is not read: its name would have to be ${quoted(name)}`,
    label: () => '',
    explain: {
      what: 'Some editors add `.txt` to the name of every file, and some systems do not show it. Spec files have names that end in `.yaml` or `.yml`. Rename the file if it belongs to the spec.',
      wrong: '',
      right: '',
    },
  }),
  RW0035: entry<{ readonly word: string; readonly letter: string; readonly code: string; readonly script: string }>({
    severity: 'error',
    headline: ({ word, letter, code, script }) =>
      `${quoted(word)} mixes alphabets: its ${quoted(letter)} is ${code}, a ${script} letter`,
    label: ({ script }) => `a ${script} letter among others`,
    explain: {
      what: 'Some letters of other alphabets look just like Latin ones. A word that has one of them among its letters reads like another word and is not the same, so a name would be unknown that looks right. Type the letter anew. A word may be written in any alphabet, but in one.',
      wrong: 'title: Spring t\u0456de\n',
      right: 'title: Spring tide\n',
    },
  }),
  RW0036: entry<{ readonly text: string }>({
    severity: 'error',
    headline: ({ text }) => `the curly quotes round ${quoted(text)} would be part of the text`,
    label: () => 'not a quote that YAML knows',
    explain: {
      what: 'Word processors write curly quotes in place of straight ones, and YAML takes them for letters: the text would have them wherever it is shown. Write the text without them, or in straight quotes. If they are meant, put straight quotes round them.',
      wrong: 'title: \u201CSpring tide\u201D\n',
      right: 'title: "Spring tide"\n',
    },
  }),
  RW0037: entry<{ readonly most: number }>({
    severity: 'error',
    headline: ({ most }) =>
      `this file has more than ${most} mistakes; those from here on wait until the others are fixed`,
    label: () => 'not told yet',
    explain: {
      what: 'So many mistakes mostly have one cause, such as a file of another kind or two files that were joined. The messages end here so that the first of them can be seen. Fix those, and check again.',
      wrong: '',
      right: '',
    },
  }),
};
