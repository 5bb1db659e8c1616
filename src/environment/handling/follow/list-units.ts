import { resolveDotted } from '#environment/modules/resolve-dotted.ts';
import type { NameResolver } from '#environment/modules/resolve-names.ts';
import type { PythonModule } from '#environment/modules/python-module.ts';
import { callArguments } from '#python/call-arguments.ts';
import { isStatic, methodsOf } from '#python/class-methods.ts';
import { parametersOf } from '#python/parameters.ts';
import {
  definedName,
  findChild,
  nodesWithin,
  type SyntaxNode,
  writtenText,
} from '#python/syntax-node.ts';
import type { Unit, Units } from './model.ts';

const mostBases = 6;

export function listUnits(
  modules: Iterable<PythonModule>,
  isOfPackage: (module: PythonModule) => boolean,
  resolver: NameResolver,
): Units {
  const all: Unit[] = [];
  const functions = new Map<PythonModule, Map<string, Unit>>();
  for (const module of modules) {
    if (module.source.faults.length > 0) continue;
    const { root, text } = module.source;
    const isPackage = isOfPackage(module);
    const owners = new Map<SyntaxNode, { owner: SyntaxNode; isStatic: boolean }>();
    for (const node of nodesWithin(root)) {
      if (node.name === 'ClassDefinition') {
        for (const method of methodsOf(node))
          owners.set(method.definition, { owner: node, isStatic: isStatic(method, text) });
      }
      if (node.name !== 'FunctionDefinition') continue;
      const owned = owners.get(node);
      all.push({
        module,
        name: definedName(node, text),
        definition: node,
        ...(owned && {
          owner: owned.owner,
          family: findFamily(owned.owner, module, resolver),
        }),
        parameters: parametersOf(node, text)
          .filter(({ kind }) => kind === 'positional' || kind === 'named')
          .map(({ name }) => name),
        isBound: owned !== undefined && !owned.isStatic,
        isOfPackage: isPackage,
      });
    }
    const plain = all.filter((unit) => unit.module === module && !unit.owner);
    functions.set(module, new Map(plain.map((unit) => [unit.name, unit])));
    all.push({
      module,
      name: '',
      definition: root,
      parameters: [],
      isBound: false,
      isOfPackage: isPackage,
    });
  }
  return {
    all,
    ofDefinition: new Map(all.map((unit) => [unit.definition, unit])),
    methods: Map.groupBy(
      all.filter(({ family }) => family !== undefined),
      ({ name }) => name,
    ),
    functions,
  };
}

/** The first class on the way up that extends no class of the source. */
function findFamily(owner: SyntaxNode, from: PythonModule, resolver: NameResolver): SyntaxNode {
  let current = owner;
  let module = from;
  for (let level = 0; level < mostBases; level++) {
    const list = findChild(current, 'ArgList');
    const { text } = module.source;
    const [base] = list ? callArguments(list, text) : [];
    const resolved = base && resolveDotted(resolver, module, writtenText(base.value, text));
    if (resolved?.kind !== 'class') break;
    current = resolved.definition;
    module = resolved.module;
  }
  return current;
}
