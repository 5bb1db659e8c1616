import { posix } from 'node:path';
import ts from 'typescript';

/** Words for which the project has another one; each with the word to use. */
const banned: readonly (readonly [stem: RegExp, instead: string])[] = [
  [/^(?:tell(?:s|er|ers|ing|ings)?|told)$/, 'describe, format'],
  [/^stor(?:y|ies)$/, 'description'],
  [/^deeds?$/, 'effect'],
  [/^cards?$/, 'meta'],
  [/^(?:mend|repair)(?:s|ed|ing)?$/, 'fix, howToFix'],
  [/^signs?$/, 'character, detection'],
  [/^twins?$/, 'productName, equivalent'],
  [/^former(?:ly)?$/, 'previous'],
  [/^holes?$/, 'slot'],
  [/^tokens?$/, 'the name of what is marked'],
  [/^remember(?:s|ed|ing)?$/, 'memoize, cache'],
];

/** Words that mean a cache or a manifest in the layer that makes builds fast. */
const bannedInBuilder: typeof banned = [
  [/^(?:kept|keeping)$/, 'reused'],
  [/^(?:known|knowing)$/, 'cached'],
  [/^notes?$/, 'manifest'],
];

/** The banned words in the path of a module and in what it declares; `allowed` are whole names. */
export function findBannedStems(
  { file, script }: { file: string; script: string },
  allowed: ReadonlySet<string> = new Set(),
): string[] {
  const list = file.startsWith('builder/') ? [...banned, ...bannedInBuilder] : banned;
  const findBanned = (words: readonly string[]) =>
    list.filter(([stem]) => words.some((word) => stem.test(word)));
  // Most modules have no such word, not even in a comment, and need not be parsed.
  const isSuspect = findBanned([...new Set(splitWords(script))]).length > 0;
  const names = new Set([
    ...file.split('/').map((part) => posix.basename(part, posix.extname(part))),
    ...(isSuspect ? listNames(script) : []),
  ]);
  return [...names]
    .filter((name) => !allowed.has(name))
    .flatMap((name) =>
      findBanned(splitWords(name)).map(([, instead]) => `${file}: ${name} (instead: ${instead})`),
    );
}

/** What a module declares, keys of objects and types included. */
function listNames(script: string): string[] {
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && isNamed(node)) names.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('module.ts', script, ts.ScriptTarget.Latest, true));
  return names;
}

/** Whether an identifier is the name of what is around it, which a property that is read is not. */
function isNamed(node: ts.Identifier): boolean {
  const { parent } = node;
  return 'name' in parent && parent.name === node && !ts.isPropertyAccessExpression(parent);
}

/** The words of a text, and of names in camel case, kebab case or capitals. */
function splitWords(text: string): string[] {
  return text
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/);
}
