/** A node of a syntax tree of Python, named as in the grammar of `@lezer/python`. */
export interface SyntaxNode {
  readonly name: string;
  /** The offsets of its first character and after its last one. */
  readonly from: number;
  readonly to: number;
  readonly children: readonly SyntaxNode[];
}

/** A node as the source writes it. */
export const writtenText = ({ from, to }: SyntaxNode, source: string): string =>
  source.slice(from, to);

/** The first child of one of these names. */
export const findChild = (
  { children }: SyntaxNode,
  ...names: readonly string[]
): SyntaxNode | undefined => children.find(({ name }) => names.includes(name));

/** The name of a function or class that is defined; an empty string where the source lacks it. */
export function definedName(definition: SyntaxNode, source: string): string {
  const name = findChild(definition, 'VariableName');
  return name ? writtenText(name, source) : '';
}

export const findChildren = ({ children }: SyntaxNode, name: string): SyntaxNode[] =>
  children.filter((child) => child.name === name);

/** A node and everything in it, as the source writes it from start to end, but not what is in a node that is not entered. */
export function* nodesWithin(
  node: SyntaxNode,
  isEntered: (node: SyntaxNode) => boolean = () => true,
): Generator<SyntaxNode> {
  // Generators within generators would take a step per level for each node.
  const ahead = [node];
  for (let next = ahead.pop(); next; next = ahead.pop()) {
    yield next;
    if (isEntered(next)) for (const child of next.children.toReversed()) ahead.push(child);
  }
}

/** Whether a node has another one in it, by their offsets; also true of the same node. */
export const contains = (node: SyntaxNode, inner: SyntaxNode): boolean =>
  node.from <= inner.from && inner.to <= node.to;

/** The children between commas; an empty part is left out, as after a last comma. */
export function splitAtCommas(children: readonly SyntaxNode[]): SyntaxNode[][] {
  const parts: SyntaxNode[][] = [[]];
  for (const child of children) {
    if (child.name === ',') parts.push([]);
    else parts.at(-1)?.push(child);
  }
  return parts.filter((part) => part.length > 0);
}

/** The children without the brackets around them. */
export const withinBrackets = ({ children }: SyntaxNode): readonly SyntaxNode[] =>
  children.filter(({ name }) => !brackets.has(name));

/** The statements of a body, without the colon before them; those on one line are taken apart. */
export const statementsOf = ({ children }: SyntaxNode): readonly SyntaxNode[] =>
  children
    .flatMap((child) => (child.name === 'StatementGroup' ? child.children : [child]))
    .filter(isStatement);

const isStatement = ({ name }: SyntaxNode): boolean => name !== ':' && name !== ';';

const brackets = new Set(['(', ')', '[', ']', '{', '}']);
