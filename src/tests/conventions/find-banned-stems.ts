import { posix } from 'node:path';
import ts from 'typescript';
import { listIdentifiers } from './list-identifiers.ts';

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

/** Finds most of the modules that need not be parsed. */
const mayBeBanned =
  /tell|told|stor(?:y|ies)|deed|card|mend|repair|sign|twin|former|hole|token|remember|kept|keeping|know|note/i;

/** The banned words in the path of a module and in what it declares; `allowed` are whole names. */
export function findBannedStems(
  { file, script }: { file: string; script: string },
  allowed: ReadonlySet<string> = new Set(),
): string[] {
  const list = file.startsWith('builder/') ? [...banned, ...bannedInBuilder] : banned;
  const names = new Set([
    ...file.split('/').map((part) => posix.basename(part, posix.extname(part))),
    ...listNames(script),
  ]);
  return [...names]
    .filter((name) => !allowed.has(name))
    .flatMap((name) =>
      list
        .filter(([stem]) => splitWords(name).some((word) => stem.test(word)))
        .map(([, instead]) => `${file}: ${name} (instead: ${instead})`),
    );
}

/** What a module declares, keys of objects and types included. */
function listNames(script: string): string[] {
  if (!mayBeBanned.test(script)) return [];
  return listIdentifiers(script)
    .filter(({ node: { parent }, node, isDeclared }) => {
      const isKey =
        ts.isPropertyAssignment(parent) ||
        ts.isPropertySignature(parent) ||
        ts.isPropertyDeclaration(parent) ||
        ts.isMethodDeclaration(parent) ||
        ts.isMethodSignature(parent);
      return isDeclared || (isKey && parent.name === node);
    })
    .map(({ name }) => name);
}

/** The words of a name in camel case, kebab case or capitals. */
function splitWords(name: string): string[] {
  return name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/);
}
