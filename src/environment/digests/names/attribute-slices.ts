import { type AstNode, fieldText, isAstNode, nodesOf, toList } from '#python/abstract/ast-node.ts';
import { toDefinition } from '#python/abstract/abstract-syntax.ts';
import { memoizeWeakly } from '#text/memoize.ts';
import { childrenOf, listBoundNames, targetNames } from './bound-names.ts';
import { type ClassMember, membersOf, type PythonClass } from './class-members.ts';

/** What a method does to give an attribute of its object a value. */
export interface AttributeSlice {
  method: ClassMember;
  /** A function with those statements alone that decide the value, and the arguments that they use. */
  function: AstNode;
}

/** The parts of the methods of a class that assign `self.name`, without what makes no difference to it. */
export const sliceAttribute = (owner: PythonClass, name: string): AttributeSlice[] =>
  (assigningMethods(membersOf(owner)).get(name) ?? []).map((method) => ({
    method,
    function: sliceMethod(toNode(method), name),
  }));

const assigningMethods = memoizeWeakly((members: ReadonlyMap<string, ClassMember>) => {
  const methods = new Map<string, ClassMember[]>();
  for (const member of members.values()) {
    if (!member.isBound || member.node.name !== 'FunctionDefinition') continue;
    const node = toNode(member);
    for (const name of new Set(listAssigned(node, objectOf(node)))) {
      methods.set(name, [...(methods.get(name) ?? []), member]);
    }
  }
  return methods;
});

const toNode = memoizeWeakly(({ owner, node }: ClassMember) =>
  toDefinition(node, [], owner.module.source.text),
);

const objectOf = ({ args }: AstNode): string => {
  const [first] = isAstNode(args) ? [...nodesOf(args.posonlyargs), ...nodesOf(args.args)] : [];
  return fieldText(first?.arg);
};

/** The attributes of an object that a statement, or one within it, assigns. */
const listAssigned = (node: AstNode, object: string): string[] => [
  ...[...nodesOf(node.targets), ...nodesOf(node.target)].flatMap((target) => {
    const isOfObject =
      target.kind === 'Attribute' && isAstNode(target.value) && target.value.id === object;
    return isOfObject ? [fieldText(target.attr)] : [];
  }),
  ...childrenOf(node).flatMap((child) => listAssigned(child, object)),
];

function sliceMethod(node: AstNode, attribute: string): AstNode {
  const object = objectOf(node);
  const { assigned } = listBoundNames(nodesOf(node.body));
  const needed = new Set<string>();
  let kept: AstNode[] = [];
  for (let before = -1; before !== needed.size;) {
    before = needed.size;
    kept = keepStatements(nodesOf(node.body), (statement) =>
      isOneOf(statement, attribute, object, needed),
    );
    for (const name of kept.flatMap(listNames)) if (assigned.has(name)) needed.add(name);
  }
  const used = new Set(kept.flatMap(listNames));
  return {
    kind: 'FunctionDef',
    name: '',
    args: keepParameters(node.args, object, used),
    body: kept,
    decorator_list: [],
    returns: null,
  };
}

function isOneOf(
  statement: AstNode,
  attribute: string,
  object: string,
  variables: ReadonlySet<string>,
): boolean {
  const isSimple = nodesOf(statement.body).length === 0;
  if (!isSimple) return false;
  const targets = [...nodesOf(statement.targets), ...nodesOf(statement.target)];
  return (
    listAssigned(statement, object).includes(attribute) ||
    targets.flatMap(targetNames).some((name) => variables.has(name)) ||
    [...listBoundNames([statement]).imported.keys()].some((name) => variables.has(name))
  );
}

/** Statements that are wanted, and those around them without their other contents. */
function keepStatements(
  statements: readonly AstNode[],
  isWanted: (statement: AstNode) => boolean,
): AstNode[] {
  return statements.flatMap((statement): AstNode[] => {
    if (isWanted(statement)) return [statement];
    const blocks = ['body', 'orelse', 'finalbody', 'handlers'].filter(
      (field) => nodesOf(statement[field]).length > 0,
    );
    const inner = blocks.map(
      (field) => [field, keepStatements(nodesOf(statement[field]), isWanted)] as const,
    );
    const isEmpty = inner.every(([, list]) => list.length === 0);
    return isEmpty || statement.kind.endsWith('Def')
      ? []
      : [{ ...statement, ...Object.fromEntries(inner) }];
  });
}

const listNames = (node: AstNode): string[] => [
  ...(node.kind === 'Name' ? [fieldText(node.id)] : []),
  ...childrenOf(node).flatMap(listNames),
];

/** The arguments that are used, with their defaults; the place of one makes no difference here. */
function keepParameters(
  args: AstNode[string] | undefined,
  object: string,
  used: ReadonlySet<string>,
) {
  if (!isAstNode(args)) return null;
  const positional = [...nodesOf(args.posonlyargs), ...nodesOf(args.args)];
  const defaults = toList(args.defaults);
  const all = [
    ...positional.map((parameter, index) => ({
      name: fieldText(parameter.arg),
      value: defaults[index - positional.length + defaults.length] ?? null,
    })),
    ...nodesOf(args.kwonlyargs).map((parameter, index) => ({
      name: fieldText(parameter.arg),
      value: toList(args.kw_defaults)[index] ?? null,
    })),
  ];
  const kept = all.filter(({ name }) => name !== object && used.has(name));
  const toArg = (name: string): AstNode => ({ kind: 'arg', arg: name, annotation: null });
  return {
    kind: 'arguments',
    posonlyargs: [],
    args: [toArg(object)],
    vararg: null,
    kwonlyargs: kept.map(({ name }) => toArg(name)),
    kw_defaults: kept.map(({ value }) => value),
    kwarg: null,
    defaults: [],
  };
}
