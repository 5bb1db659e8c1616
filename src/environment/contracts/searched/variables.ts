import { nodesWithin, type SyntaxNode, writtenText } from '#python/syntax-node.ts';

/** A variable where it is used, with what is around it, from the inside out. */
export interface VariableUse {
  node: SyntaxNode;
  around: readonly SyntaxNode[];
}

/** How often a function names each variable, and what it sets those to that it only sets by plain assignments. */
export interface Variables {
  uses: ReadonlyMap<string, readonly VariableUse[]>;
  assigned: ReadonlyMap<string, readonly SyntaxNode[]>;
}

/** Of a function with those that it defines. */
export function listVariables(definition: SyntaxNode, text: string): Variables {
  const parents = new Map<SyntaxNode, SyntaxNode>();
  const uses = new Map<string, VariableUse[]>();
  const assigned = new Map<string, SyntaxNode[]>();
  for (const node of nodesWithin(definition)) {
    for (const child of node.children) parents.set(child, node);
    if (node.name !== 'VariableName') continue;
    const name = writtenText(node, text);
    const use = { node, around: listAround(node, parents) };
    addTo(uses, name, use);
    const value = assignedBy(use);
    if (value) addTo(assigned, name, value);
  }
  return { uses, assigned };
}

function addTo<Item>(lists: Map<string, Item[]>, name: string, item: Item): void {
  const list = lists.get(name);
  if (list) list.push(item);
  else lists.set(name, [item]);
}

/** No use is judged by more than what is directly around it. */
const mostAround = 8;

function listAround(node: SyntaxNode, parents: ReadonlyMap<SyntaxNode, SyntaxNode>): SyntaxNode[] {
  const around: SyntaxNode[] = [];
  for (let at = parents.get(node); at && around.length < mostAround; at = parents.get(at))
    around.push(at);
  return around;
}

/** What a variable is set to where it is the only target of an assignment. */
export function assignedBy({ node, around: [statement] }: VariableUse): SyntaxNode | undefined {
  if (statement?.name !== 'AssignStatement') return undefined;
  const [target, operator, value, ...others] = statement.children.filter(
    ({ name }) => name !== 'TypeDef',
  );
  const isPlain = target === node && operator?.name === 'AssignOp' && others.length === 0;
  return isPlain ? value : undefined;
}

/** Whether a use of a variable can neither change it nor make another name for it. */
export function isTested({ node, around }: VariableUse, text: string): boolean {
  const [parent, call] = around;
  if (!parent) return false;
  switch (parent.name) {
    case 'UnaryExpression':
      return parent.children[0]?.name === 'not';
    case 'IfStatement':
    case 'FormatReplacement':
      return true;
    case 'BinaryExpression':
      return isMembership(parent, node) || isCondition(around);
    case 'ArgList':
      return call?.name === 'CallExpression' && harmless.test(calledName(call, text));
    default:
      return false;
  }
}

const isMembership = ({ children }: SyntaxNode, node: SyntaxNode): boolean =>
  children.at(-1) === node && children.at(-2)?.name === 'in';

/** `x is None`, or a part of `if not x or y:`. */
function isCondition(around: readonly SyntaxNode[]): boolean {
  if (around[0]?.children.at(-1)?.name === 'None') return true;
  const end = around.findIndex(({ name }) => !conditional.has(name));
  return (
    around[end]?.name === 'IfStatement' &&
    around
      .slice(0, end)
      .every(({ name, children }) => name !== 'BinaryExpression' || isLogical(children))
  );
}

const isLogical = (children: readonly SyntaxNode[]): boolean =>
  children[1]?.name === 'and' || children[1]?.name === 'or';

const conditional = new Set(['BinaryExpression', 'ParenthesizedExpression', 'UnaryExpression']);

const harmless = /^(?:bool|isinstance|len|print|(?:self\.)?\w*log(?:ger|ging)?\.\w+)$/;

export const calledName = ({ children: [target] }: SyntaxNode, text: string): string =>
  target ? writtenText(target, text) : '';
