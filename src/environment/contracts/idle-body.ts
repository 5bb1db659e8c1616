import {
  findChild,
  nodesWithin,
  statementsOf,
  type SyntaxNode,
  writtenText,
} from '#python/syntax-node.ts';

/** Whether a function does nothing but return, pass or log, whatever it is given. */
export function isIdle(definition: SyntaxNode, text: string): boolean {
  const body = findChild(definition, 'Body');
  return (
    body !== undefined && statementsOf(body).every((statement) => isIdleStatement(statement, text))
  );
}

/** The same, or it only raises an error: its arguments have no meaning. */
export function isStub(definition: SyntaxNode, text: string): boolean {
  const body = findChild(definition, 'Body');
  return (
    body !== undefined &&
    statementsOf(body).every(
      (statement) => statement.name === 'RaiseStatement' || isIdleStatement(statement, text),
    )
  );
}

function isIdleStatement({ name, children }: SyntaxNode, text: string): boolean {
  const [first, value] = children;
  switch (name) {
    case 'PassStatement':
      return true;
    case 'ReturnStatement':
      return children.length <= 2 && (!value || literals.has(value.name));
    case 'ExpressionStatement':
      return first !== undefined && (literals.has(first.name) || isLog(first, text));
    default:
      return false;
  }
}

const literals = new Set(['Boolean', 'ContinuedString', 'Ellipsis', 'None', 'Number', 'String']);

/** A log may show an argument, but calls nothing with it. */
const isLog = ({ name, children: [target] }: SyntaxNode, text: string): boolean =>
  name === 'CallExpression' &&
  target !== undefined &&
  /^(?:print|(?:self\.)?\w*log(?:ger|ging)?\.\w+)$/.test(writtenText(target, text));

/** The arguments that the body of a function never mentions. */
export function unusedNames(
  definition: SyntaxNode,
  names: readonly string[],
  text: string,
): ReadonlySet<string> {
  const body = findChild(definition, 'Body') ?? definition.children.at(-1);
  const unused = new Set(names);
  for (const node of body ? nodesWithin(body) : []) {
    if (node.name !== 'VariableName') continue;
    const name = writtenText(node, text);
    // These reach every variable.
    if (name === 'locals' || name === 'eval' || name === 'exec' || name === 'vars')
      return new Set();
    unused.delete(name);
  }
  return unused;
}
