import { parametersOf } from '#python/parameters.ts';
import { callArguments } from '#python/call-arguments.ts';
import {
  findChild,
  nodesWithin,
  splitAtCommas,
  type SyntaxNode,
  withinBrackets,
  writtenText,
} from '#python/syntax-node.ts';
import {
  assignedBy,
  calledName,
  isTested,
  listVariables,
  type Variables,
  type VariableUse,
} from './variables.ts';

/**
 * Whether whatever a function returns is a list of dictionaries, or None.
 *
 * @param returned What its `return` statements give.
 */
export function returnsObjects(
  definition: SyntaxNode,
  returned: readonly SyntaxNode[],
  text: string,
): boolean {
  const values = returned.filter(({ name }) => name !== 'None');
  if (values.length === 0 || !values.every(({ name }) => listNames.has(name))) return false;
  if ([...nodesWithin(definition)].some(({ name }) => name.startsWith('Yield'))) return false;
  const parameters = new Set(parametersOf(definition, text).map(({ name }) => name));
  const scope = { text, parameters, variables: listVariables(definition, text) };
  const kinds = values.map((value) => kindOf(value, scope));
  return kinds.includes('objects') && !kinds.includes(undefined);
}

const listNames = new Set(['ArrayComprehensionExpression', 'ArrayExpression', 'VariableName']);

interface Scope {
  text: string;
  parameters: ReadonlySet<string>;
  variables: Variables;
}

type Kind = 'empty' | 'objects' | undefined;

function kindOf(value: SyntaxNode, scope: Scope): Kind {
  switch (value.name) {
    case 'ArrayExpression':
      return kindOfElements(splitAtCommas(withinBrackets(value)), scope);
    case 'ArrayComprehensionExpression':
      return kindOfElements([withinBrackets(value).slice(0, 1)], scope);
    case 'VariableName':
      return kindOfVariable(writtenText(value, scope.text), scope);
    default:
      return undefined;
  }
}

function kindOfElements(elements: readonly (readonly SyntaxNode[])[], scope: Scope): Kind {
  if (elements.length === 0) return 'empty';
  const areObjects = elements.every(
    ([element, ...others]) => element && others.length === 0 && isDictionary(element, scope),
  );
  return areObjects ? 'objects' : undefined;
}

/** A list that nothing is added to but dictionaries, and that nothing else can change. */
function kindOfVariable(name: string, scope: Scope): Kind {
  if (scope.parameters.has(name)) return undefined;
  const kinds = (scope.variables.uses.get(name) ?? []).map((use) => kindOfUse(use, scope));
  if (kinds.includes(undefined)) return undefined;
  return kinds.includes('objects') ? 'objects' : 'empty';
}

function kindOfUse(use: VariableUse, scope: Scope): Kind {
  const [parent, outer] = use.around;
  const value = assignedBy(use);
  if (value) return value.name === 'VariableName' ? undefined : kindOf(value, scope);
  if (parent?.name === 'MemberExpression') return kindOfMethod(parent, outer, scope);
  const isReturned = [parent, parent?.name === 'ConditionalExpression' ? outer : parent].some(
    (node) => node?.name === 'ReturnStatement',
  );
  const isIterated = parent?.name === 'ForStatement' && parent.children[3] === use.node;
  return isReturned || isIterated || isTested(use, scope.text) ? 'empty' : undefined;
}

function kindOfMethod(member: SyntaxNode, call: SyntaxNode | undefined, scope: Scope): Kind {
  const method = findChild(member, 'PropertyName');
  const list = call?.children[0] === member ? findChild(call, 'ArgList') : undefined;
  if (!method || !list) return undefined;
  const name = writtenText(method, scope.text);
  if (name === 'sort' || name === 'reverse') return 'empty';
  const [argument] = name === 'append' ? callArguments(list, scope.text) : [];
  return argument && isDictionary(argument.value, scope) ? 'objects' : undefined;
}

function isDictionary(node: SyntaxNode, scope: Scope): boolean {
  if (displays.has(node.name)) return true;
  if (node.name === 'CallExpression') return calledName(node, scope.text) === 'dict';
  if (node.name !== 'VariableName') return false;
  const name = writtenText(node, scope.text);
  const { uses, assigned } = scope.variables;
  const values = assigned.get(name) ?? [];
  return (
    values.length > 0 &&
    !scope.parameters.has(name) &&
    values.every(({ name: kind }) => displays.has(kind)) &&
    (uses.get(name) ?? []).every((use) => assignedBy(use) !== undefined || !isBinding(use))
  );
}

const displays = new Set(['DictionaryComprehensionExpression', 'DictionaryExpression']);

/** Whether a use may set the variable in another way than by a plain assignment. */
const isBinding = ({ around: [parent] }: VariableUse): boolean =>
  parent === undefined || (parent.name !== 'MemberExpression' && parent.name !== 'ArgList');
