import { resolveDotted } from '../modules/resolve-dotted.ts';
import type { NameResolver } from '../modules/resolve-names.ts';
import type { PythonModule } from '../modules/python-module.ts';
import { classValues, methodsOf } from '../python/class-methods.ts';
import { definedName, findChild, type SyntaxNode, writtenText } from '../python/syntax-node.ts';
import type { FunctionContract } from './contract.ts';
import type { Read } from './read-function.ts';
import { unreadValue } from './read-value.ts';

interface Actions {
  contracts: Readonly<Record<string, FunctionContract>>;
  /** The strings that other methods compare the type of a setup step with. */
  compared: readonly string[];
}

/** The methods `_name_setup` of the classes in `setup.py`, and of the classes that these extend. */
export function readActions(
  modules: ReadonlyMap<string, PythonModule>,
  resolver: NameResolver,
  read: Read,
): Actions {
  const contracts: Record<string, FunctionContract> = {};
  const compared: string[] = [];
  const paths = [...modules.keys()].filter((path) => /(?:^|\/)setup\.py$/.test(path)).sort();
  for (const path of paths) {
    const module = modules.get(path);
    if (!module) continue;
    for (const [, binding] of module.names) {
      if (binding.kind === 'class') addMethods(module, binding.definition);
    }
  }
  return { contracts, compared };

  function addMethods(module: PythonModule, owner: SyntaxNode, depth = 0): void {
    const { text } = module.source;
    const bases = findChild(owner, 'ArgList')?.children ?? [];
    for (const base of depth < 5 ? bases : []) {
      // `Base[T]` extends `Base`.
      const name = /^[\w.]+/.exec(writtenText(base, text))?.[0] ?? '';
      const resolved = resolveDotted(resolver, module, name);
      if (resolved?.kind === 'class') addMethods(resolved.module, resolved.definition, depth + 1);
    }
    const methods = new Map(
      methodsOf(owner).map((method) => [definedName(method.definition, text), method]),
    );
    for (const [name, method] of methods) {
      const action = toAction(name);
      const contract = read({ ...method, module, name, owner });
      if (action !== undefined) contracts[action] = { ...contract, isReachable: true };
      else compared.push(...comparedTypes(contract));
    }
    for (const [name, value] of classValues(owner, text)) {
      const action = toAction(name);
      if (action === undefined) continue;
      const original = writtenText(value, text);
      const method = methods.get(original);
      const contract = method
        ? { ...read({ ...method, module, name: original, owner }), aliasOf: original }
        : unreadValue(value, module);
      contracts[action] = { ...contract, isReachable: true };
    }
  }
}

const comparedTypes = ({ keys }: FunctionContract): string[] =>
  Object.entries(keys).flatMap(([path, { choices = [] }]) =>
    path.endsWith('.type') ? choices : [],
  );

const toAction = (name: string): string | undefined => /^_(.+)_setup$/.exec(name)?.[1];
