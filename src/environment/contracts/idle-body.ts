import {
  findChild,
  nodesWithin,
  statementsOf,
  type SyntaxNode,
  writtenText,
} from '#python/syntax-node.ts';
import { ownNodes } from './returned-values.ts';

/** Whether a body does anything; of a metric, also whether it can give a score. */
export const describeBody = (
  definition: SyntaxNode,
  text: string,
  isMetric: boolean,
): { isIdle?: true; givesNoScore?: true } => ({
  ...(isIdle(definition, text) && { isIdle: true }),
  ...(isMetric && givesNoScore(definition, text) && { givesNoScore: true }),
});

/** Whether a function does nothing but return, pass or log, whatever it is given. */
function isIdle(definition: SyntaxNode, text: string): boolean {
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

/** Whether a function never returns: each of its paths raises an error, or it does nothing at all. */
function givesNoScore(definition: SyntaxNode, text: string): boolean {
  const body = findChild(definition, 'Body');
  if (body === undefined) return false;
  const statements = statementsOf(body);
  const isReturning = ownNodes(body).some(({ name }) => returning.has(name));
  return (
    !isReturning &&
    (raises(statements) || statements.every((statement) => isIdleStatement(statement, text)))
  );
}

const returning = new Set(['ReturnStatement', 'YieldStatement', 'YieldExpression']);

/** What is tried may be caught, and a loop may not run. */
const raises = (statements: readonly SyntaxNode[]): boolean =>
  statements.some((statement) => {
    if (statement.name === 'RaiseStatement') return true;
    const bodies = statement.children.filter(({ name }) => name === 'Body');
    const isWhole =
      statement.name === 'WithStatement' ||
      (statement.name === 'IfStatement' && statement.children.some(({ name }) => name === 'else'));
    return isWhole && bodies.length > 0 && bodies.every((body) => raises(statementsOf(body)));
  });

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
