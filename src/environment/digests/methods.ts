import type { CodeDigest, UnfollowedMethod } from '#vocabulary/source/environment-code.ts';
import { methodsOf } from '#python/class-methods.ts';
import { definedName, nodesWithin } from '#python/syntax-node.ts';
import { compareText } from '#text/compare-text.ts';
import { digestText } from '#text/sha256.ts';
import type { PythonModule } from '../modules/python-module.ts';
import type { Pieces } from './pieces.ts';

/** The methods with some names in the classes of modules, all of one name together. */
export function digestMethods(
  names: ReadonlySet<string>,
  modules: Iterable<PythonModule>,
  pieces: Pieces,
  digest: (key: string) => CodeDigest,
): Record<string, UnfollowedMethod> {
  const found = new Map<string, { digest: string; file: string }[]>();
  for (const module of modules) {
    const { root, text } = module.source;
    for (const owner of nodesWithin(root, ({ name }) => name !== 'FunctionDefinition')) {
      if (owner.name !== 'ClassDefinition') continue;
      for (const { definition, decorators } of methodsOf(owner)) {
        const name = definedName(definition, text);
        if (!names.has(name)) continue;
        const key = pieces.keyOf({ module, name, definition, decorators, owner });
        const method = { digest: digest(key).digest, file: module.path };
        found.set(name, [...(found.get(name) ?? []), method]);
      }
    }
  }
  return Object.fromEntries(
    [...found].map(([name, methods]) => [
      name,
      {
        digest: digestText(
          methods
            .map((method) => method.digest)
            .sort()
            .join('\n'),
        ),
        files: [...new Set(methods.map(({ file }) => file))].sort(compareText),
      },
    ]),
  );
}
