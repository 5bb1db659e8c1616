import { callArguments } from '#python/call-arguments.ts';
import { parsePython } from '#python/parse-python.ts';
import {
  findChild,
  nodesWithin,
  statementsOf,
  type SyntaxNode,
  writtenText,
} from '#python/syntax-node.ts';

/**
 * At least how many seconds the runner waits between the last action of the agent and the evaluation,
 * by calls such as `time.sleep(20)` before `env.evaluate()`. Of several evaluations, the one with the
 * shortest wait counts. Undefined where no evaluation is found, or a file is not Python.
 *
 * @param texts The files that run tasks.
 */
export function readSecondsBeforeJudging(texts: readonly string[]): number | undefined {
  const waits: number[] = [];
  for (const text of texts) {
    const { root, faults } = parsePython(text);
    if (faults.length > 0) return undefined;
    collectWaits(statementsOf(root), 0, text, waits);
  }
  return waits.reduce<number | undefined>(
    (least, wait) => Math.min(least ?? wait, wait),
    undefined,
  );
}

/** Adds what was waited before each evaluation among statements that run one after the other. */
function collectWaits(
  statements: readonly SyntaxNode[],
  before: number,
  text: string,
  waits: number[],
): void {
  let waited = before;
  for (const statement of statements) {
    waited += secondsOf(statement, text);
    const bodies = bodiesOf(statement);
    if (bodies.length === 0 && evaluates(statement, text)) waits.push(waited);
    const isApart = runsApart.has(statement.name);
    for (const body of bodies) collectWaits(statementsOf(body), isApart ? 0 : waited, text, waits);
    if (repeats.has(statement.name) || acts(statement, text)) waited = 0;
  }
}

/** Where the agent acts; what was waited before does not count. */
const repeats = new Set(['WhileStatement', 'ForStatement']);
const runsApart = new Set([...repeats, 'FunctionDefinition', 'ClassDefinition']);

const acts = (node: SyntaxNode, text: string): boolean =>
  calls(node, text, /\.(?:step|reset|predict)$/);

const evaluates = (node: SyntaxNode, text: string): boolean =>
  calls(node, text, /(?:^|[._])env\w*\.evaluate$/);

/** The seconds of a statement that is `time.sleep(seconds)`; zero for any other. */
function secondsOf(statement: SyntaxNode, text: string): number {
  const [call] = statement.name === 'ExpressionStatement' ? statement.children : [];
  const list = call?.name === 'CallExpression' ? findChild(call, 'ArgList') : undefined;
  if (!call || !list || !/^(?:time\.)?sleep$/.test(nameOf(call, text))) return 0;
  const [first] = callArguments(list, text);
  if (first?.value.name !== 'Number') return 0;
  return Number(writtenText(first.value, text).replaceAll('_', '')) || 0;
}

const calls = (node: SyntaxNode, text: string, name: RegExp): boolean =>
  [...nodesWithin(node)].some(
    (inner) => inner.name === 'CallExpression' && name.test(nameOf(inner, text)),
  );

/** What a call calls, as written. */
const nameOf = ({ children: [target] }: SyntaxNode, text: string): string =>
  target ? writtenText(target, text) : '';

function bodiesOf(statement: SyntaxNode): SyntaxNode[] {
  return statement.children.flatMap((child) => {
    if (child.name === 'Body') return [child];
    return statement.name === 'DecoratedStatement' ? bodiesOf(child) : [];
  });
}
