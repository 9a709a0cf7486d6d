// Keeps what V8 has made of the code of a command for its next run, on versions of Node that do not do so themselves
// (`module.enableCompileCache`, from 22.1 on): a command of half a second spends a fifth of it on that otherwise. It is
// a shortcut alone. What is not of this very code and this very Node is made anew, and nothing is said where it cannot
// be kept.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { createRequire, Module } from 'node:module';
import { homedir } from 'node:os';
import { dirname, join, sep } from 'node:path';
import { Script } from 'node:vm';
import { crc32 } from 'node:zlib';

/** A folder is of one compiler on one version of Node; so many are kept, those that were used last. */
const most = 3;

/** From here on, takes up what was kept for this command of the bundle that `cli` opens, and keeps it when the process ends. */
export function keepCode(cli, command) {
  const folder = folderFor(cli);
  if (folder === null) return;
  const place = join(folder, /^[a-z-]{1,20}$/u.test(command) ? command : 'none');
  const known = read(place);
  const scripts = new Map();
  const original = Module.prototype._compile;
  Module.prototype._compile = function (text, path, ...rest) {
    if (!canBeKept(text, path, dirname(cli))) return original.call(this, text, path, ...rest);
    const mark = markOf(path);
    const data = known.get(path)?.mark === mark ? known.get(path).data : undefined;
    const script = scriptOf(text, path, data);
    // What is damaged is told as Node tells it.
    if (script === null) return original.call(this, text, path, ...rest);
    scripts.set(path, { script, mark, isNew: data === undefined || script.cachedDataRejected === true });
    const run = script.runInThisContext();
    return run.call(this.exports, this.exports, createRequire(path), this, path, dirname(path));
  };
  process.once('exit', (code) => {
    try {
      // A command that is none, or is used wrongly, has run next to nothing.
      if (code !== 2 && [...scripts.values()].some(({ isNew }) => isNew)) write(folder, place, known, scripts);
      else touch(folder);
    } catch {
      // The next run takes as long as this one.
    }
  });
}

/** Null where nobody has a cache. */
function folderFor(cli) {
  try {
    const of = [cli, markOf(cli), process.version, process.arch].join(' ');
    const name = createHash('sha256').update(of).digest('hex').slice(0, 32);
    return join(homedir(), '.cache', 'rulewright', 'code', name);
  } catch {
    return null;
  }
}

/** The bundle but for what imports while it runs, which a script that was kept cannot, and the large library that prints code. */
function canBeKept(text, path, bundle) {
  if (path.startsWith(bundle + sep)) return !/(?<![\w.$'"`])import\(/u.test(text);
  return /[\\/]node_modules[\\/](?:typescript|ts-morph|@ts-morph)[\\/]/u.test(path);
}

/** Null where the text is no code. */
function scriptOf(text, path, data) {
  try {
    return new Script(Module.wrap(text), { filename: path, cachedData: data });
  } catch {
    return null;
  }
}

function markOf(path) {
  const { mtimeMs, size } = statSync(path);
  return `${mtimeMs} ${size}`;
}

/**
 * What is kept, by the path of its module. A file holds how long its table is and the sum of all that follows, in four
 * bytes each, the table as JSON, and what is kept, one after another.
 */
function read(place) {
  const known = new Map();
  try {
    const bytes = readFileSync(place);
    const body = bytes.subarray(8);
    if (crc32(body) !== bytes.readUInt32LE(4)) return known;
    let at = bytes.readUInt32LE(0);
    for (const { path, mark, length } of JSON.parse(body.toString('utf8', 0, at))) {
      known.set(path, { mark, data: body.subarray(at, at + length) });
      at += length;
    }
  } catch {
    // Nothing was kept.
  }
  return known;
}

function write(folder, place, known, scripts) {
  const made = [...scripts].map(([path, { script, mark }]) => [path, { mark, data: script.createCachedData() }]);
  const all = [...new Map([...known, ...made])];
  const table = Buffer.from(JSON.stringify(all.map(([path, { mark, data }]) => ({ path, mark, length: data.length }))));
  const body = Buffer.concat([table, ...all.map(([, { data }]) => data)]);
  const head = Buffer.alloc(8);
  head.writeUInt32LE(table.length, 0);
  head.writeUInt32LE(crc32(body), 4);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const draft = `${place}.${process.pid}.tmp`;
  writeFileSync(draft, Buffer.concat([head, body]));
  renameSync(draft, place);
  touch(folder);
  const folders = readdirSync(dirname(folder)).map((name) => join(dirname(folder), name));
  const used = folders.map((path) => ({ path, time: statSync(path).mtimeMs })).sort((a, b) => b.time - a.time);
  for (const { path } of used.slice(most)) rmSync(path, { recursive: true, force: true });
}

/** Says that a folder is in use. */
function touch(folder) {
  const now = new Date();
  utimesSync(folder, now, now);
}
