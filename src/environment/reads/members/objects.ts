import { resolveDotted } from '../../modules/resolve-dotted.ts';
import type { NameResolver } from '../../modules/resolve-names.ts';
import { callArguments } from '../../python/call-arguments.ts';
import { isOfClass, isStatic, type Method, methodsOf } from '../../python/class-methods.ts';
import {
  definedName,
  findChild,
  nodesWithin,
  type SyntaxNode,
  writtenText,
} from '../../python/syntax-node.ts';
import { parametersOf } from '../../python/parameters.ts';
import { type Frame, type GivenArguments, givenValues } from '../model/frame.ts';
import { createState, type State } from '../model/state.ts';
import {
  type Callee,
  type ClassSource,
  functionValue,
  hasPlaces,
  type ObjectSource,
  unionAll,
  unknown,
  type Value,
} from '../model/value.ts';

interface OwnedMethod extends Method {
  owner: ClassSource;
}

type Methods = ReadonlyMap<string, OwnedMethod>;

/** An object of a class; undefined for one whose objects cannot be followed. */
export function makeObject(
  made: ClassSource,
  given: GivenArguments,
  state: State,
  frame: Frame,
): Value | undefined {
  const methods = listMethods(made, frame.resolver);
  const init = methods?.get('__init__');
  if (!methods || (!init && givenValues(given).length > 0)) return undefined;
  const empty = objectOf(made, createState());
  if (!init || !givenValues(given).some((value) => hasPlaces(value))) return empty;
  return frame.interpreter.call({ ...toCallee(init, unknown), made }, given, state, frame);
}

/** A field or method of an object. */
export function memberOfObject(owner: Value, member: string, resolver: NameResolver): Value {
  const found = (owner.objects ?? []).map(({ made, fields }): Value => {
    const method = listMethods(made, resolver)?.get(member);
    if (!method) return fields.get(member) ?? unknown;
    return functionValue(toCallee(method, owner));
  });
  return unionAll(found);
}

function toCallee(method: OwnedMethod, object: Value): Callee {
  const { definition, decorators, owner } = method;
  const { text } = owner.module.source;
  const ofClass = definedName(owner.definition, text);
  const name = definedName(definition, text);
  const self = isOfClass(method, text) ? { ...unknown, class: owner } : object;
  return {
    module: owner.module,
    name: name === '__init__' ? ofClass : `${ofClass}.${name}`,
    definition,
    owner: owner.definition,
    ...(!isStatic(method, text) && { bound: [self] }),
    ...(decorators.some((node) => writtenText(node, text).trim().endsWith('property')) && {
      isProperty: true,
    }),
  };
}

/** Whether a name is that of the object which is made. */
export const isSelf = (name: string, { callee, module }: Frame): boolean =>
  callee.made !== undefined &&
  parametersOf(callee.definition, module.source.text)[0]?.name === name;

const prefix = 'self.';

/** The object that `__init__` is making, as far as it has got. */
export const objectOf = (made: ClassSource, { variables }: State): Value => ({
  ...unknown,
  objects: [{ made, fields: fieldsOf(variables) }],
});

const fieldsOf = (variables: State['variables']): ObjectSource['fields'] =>
  new Map(
    [...variables].flatMap(([name, value]) =>
      name.startsWith(prefix) ? [[name.slice(prefix.length), value]] : [],
    ),
  );

/** The variable for a field of the object that `__init__` is making; undefined where another method sets it too. */
export function fieldVariable(
  made: ClassSource,
  field: string,
  resolver: NameResolver,
): string | undefined {
  const isSet = new RegExp(`\\.${field}\\s*(?::[^=\\n]+|[-+*/|&^%]{1,2})?=(?!=)`);
  for (const [name, { definition, owner }] of listMethods(made, resolver) ?? []) {
    if (name !== '__init__' && isSet.test(writtenText(definition, owner.module.source.text)))
      return undefined;
  }
  return `${prefix}${field}`;
}

const listed = new WeakMap<SyntaxNode, { methods: Methods | undefined }>();

/** The methods of a class and of those that it extends; undefined where Python may call others by itself. */
function listMethods(made: ClassSource, resolver: NameResolver, depth = 0): Methods | undefined {
  const earlier = listed.get(made.definition);
  if (earlier) return earlier.methods;
  const methods = depth > mostDepth ? undefined : readMethods(made, resolver, depth);
  listed.set(made.definition, { methods });
  return methods;
}

const mostDepth = 5;

/** Bases that define nothing that an object uses. */
const plainBase = /^(?:object|(?:abc\.)?ABC|(?:typing\.)?(?:Generic|Protocol)(?:\[.*)?)$/s;

function readMethods(
  { module, definition }: ClassSource,
  resolver: NameResolver,
  depth: number,
): Methods | undefined {
  const { text } = module.source;
  const methods = new Map<string, OwnedMethod>();
  const list = findChild(definition, 'ArgList');
  for (const { value, name } of (list ? callArguments(list, text) : []).toReversed()) {
    const base = writtenText(value, text);
    if (name === undefined && plainBase.test(base)) continue;
    const resolved = name === undefined ? resolveDotted(resolver, module, base) : undefined;
    const inherited =
      resolved?.kind === 'class' ? listMethods(resolved, resolver, depth + 1) : undefined;
    if (!inherited) return undefined;
    for (const [own, method] of inherited) methods.set(own, method);
  }
  for (const method of methodsOf(definition))
    methods.set(definedName(method.definition, text), { ...method, owner: { module, definition } });
  const init = methods.get('__init__');
  // A function in it would have the object before it is complete.
  if (init && [...nodesWithin(init.definition)].some((node) => isInner(node, init.definition)))
    return undefined;
  const isSpecial = [...methods.keys()].some(
    (own) => own.startsWith('__') && own.endsWith('__') && !/^__(?:init|call)__$/.test(own),
  );
  return isSpecial ? undefined : methods;
}

const isInner = (node: SyntaxNode, around: SyntaxNode): boolean =>
  node !== around && (node.name === 'FunctionDefinition' || node.name === 'LambdaExpression');
