// Makes of the runtime, as compiled, the same with plain functions in place of generators: an effect that yields a decision calls
// the game's `answer` with it. Whoever answers at once plays by these (`runtime/at-once.ts`).
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const { factory } = ts;

/** What yields anything but decisions is no effect. */
function isEffect(generator) {
  let isOne = true;
  const look = (node) => {
    if (ts.isYieldExpression(node) && !node.asteriskToken) isOne &&= isDecision(node.expression);
    if (!ts.isFunctionLike(node)) ts.forEachChild(node, look);
  };
  ts.forEachChild(generator.body, look);
  return isOne;
}

function isDecision(node) {
  return node !== undefined && ts.isCallExpression(node) && node.expression.getText() === 'decision';
}

function plain(text, name) {
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.ES2022, true);
  const { transformed } = ts.transform(source, [
    (context) => {
      const within = (game) => (node) => {
        if (ts.isFunctionDeclaration(node) && node.asteriskToken && isEffect(node)) {
          const { modifiers, parameters, body } = node;
          const given = parameters[0]?.name;
          if (!/^_?game$/u.test(given?.getText() ?? ''))
            throw new Error(`${name}: the effect \`${node.name.text}\` is not given the game first, by which it asks`);
          const inner = within(given);
          return factory.updateFunctionDeclaration(
            ...[node, modifiers, undefined, node.name, undefined, parameters, undefined],
            ts.visitEachChild(body, inner, context),
          );
        }
        if (ts.isYieldExpression(node) && game !== undefined) {
          const asked = ts.visitEachChild(node.expression, within(game), context);
          if (node.asteriskToken) return factory.createParenthesizedExpression(asked);
          return factory.createCallExpression(factory.createPropertyAccessExpression(game, 'answer'), undefined, [
            asked,
          ]);
        }
        return ts.visitEachChild(node, within(game), context);
      };
      return (file) => ts.visitEachChild(file, within(undefined), context);
    },
  ]);
  return ts.createPrinter().printFile(transformed[0]);
}

for (const folder of ['.', 'opponents']) {
  const from = join(dist, 'runtime', folder);
  const to = join(dist, 'at-once', folder);
  mkdirSync(to, { recursive: true });
  for (const file of readdirSync(from)) {
    if (!file.endsWith('.js')) continue;
    // Whoever loads it meanwhile finds the old one.
    const draft = join(to, `${file}.${process.pid}.tmp`);
    writeFileSync(draft, plain(readFileSync(join(from, file), 'utf8'), file));
    renameSync(draft, join(to, file));
  }
}
