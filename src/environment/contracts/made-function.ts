import type { PythonModule } from '../modules/python-module.ts';
import { resolveDotted } from '../modules/resolve-dotted.ts';
import type { NameResolver, Resolved } from '../modules/resolve-names.ts';
import { callArguments } from '../python/call-arguments.ts';
import { parametersOf } from '../python/parameters.ts';
import {
  definedName,
  findChild,
  findChildren,
  statementsOf,
  type SyntaxNode,
  writtenText,
} from '../python/syntax-node.ts';
import { constantValue } from '../reads/members/look-up.ts';
import { unknown, type Value } from '../reads/model/value.ts';
import type { FunctionContract, ReadField } from './contract.ts';
import type { Read } from './read-function.ts';

type FunctionOf = Extract<Resolved, { kind: 'function' }>;

/** What a getter or metric is given by position. */
const givenByPosition = 2;

/** The contract of `partial(function, name=value)`; undefined where more than options are given beforehand. */
export function readPartial(
  call: SyntaxNode,
  module: PythonModule,
  resolver: NameResolver,
  read: Read,
): FunctionContract | undefined {
  const { text } = module.source;
  const list = findChild(call, 'ArgList');
  const [target, ...given] = list ? callArguments(list, text) : [];
  const found = target && resolveDotted(resolver, module, writtenText(target.value, text));
  const spares = new Map(
    given.flatMap(({ name, value }): [string, string][] =>
      name === undefined ? [] : [[name, writtenText(value, text)]],
    ),
  );
  if (found?.kind !== 'function' || spares.size < given.length) return undefined;
  const contract = read(found);
  const own = Object.entries(contract.arguments);
  if (own.slice(0, givenByPosition).some(([name]) => spares.has(name))) return undefined;
  // What a task gives comes before what was given beforehand.
  const withSpares = own.map(([name, { required, ...field }]): [string, ReadField] => {
    const spare = spares.get(name);
    if (spare === undefined) return [name, { ...(required && { required }), ...field }];
    return [name, { ...field, default: spare, keywordOnly: true }];
  });
  return { ...contract, arguments: Object.fromEntries(withSpares) };
}

/** The contract of the function that `make("x")` defines and returns; undefined where `make` does anything else. */
export function readInner(
  name: string,
  call: SyntaxNode,
  module: PythonModule,
  maker: FunctionOf,
  resolver: NameResolver,
  read: Read,
): FunctionContract | undefined {
  const { text } = maker.module.source;
  const body = findChild(maker.definition, 'Body');
  const [inner, returned, ...others] = (body ? statementsOf(body) : []).filter(
    ({ name: kind }) => kind !== 'ExpressionStatement',
  );
  if (!inner || returned?.name !== 'ReturnStatement' || others.length > 0) return undefined;
  const definition = inner.name === 'DecoratedStatement' ? inner.children.at(-1) : inner;
  const result = returned.children[1];
  if (definition?.name !== 'FunctionDefinition' || !result) return undefined;
  if (writtenText(result, text) !== definedName(definition, text)) return undefined;
  // What `*values` receive cannot be followed.
  if (parametersOf(definition, text).some(({ kind }) => kind === 'rest')) return undefined;
  return read({
    module: maker.module,
    name,
    definition,
    decorators: findChildren(inner, 'Decorator'),
    closure: bindConstants(call, module, maker, resolver),
  });
}

/** The parameters of a function that is called at the top level of a module, by their names. */
function bindConstants(
  call: SyntaxNode,
  module: PythonModule,
  maker: FunctionOf,
  resolver: NameResolver,
): Map<string, Value> {
  const list = findChild(call, 'ArgList');
  const given = list ? callArguments(list, module.source.text) : [];
  const isClear = maker.decorators.length === 0 && given.every(({ spread }) => !spread);
  return new Map(
    parametersOf(maker.definition, maker.module.source.text).map(({ name, kind }, index) => {
      const argument =
        given.find((other) => other.name === name) ??
        (given[index]?.name === undefined && kind === 'positional' ? given[index] : undefined);
      const isConstant = isClear && argument && kind !== 'rest' && kind !== 'options';
      return [name, isConstant ? constantValue(argument.value, module, resolver) : unknown];
    }),
  );
}
