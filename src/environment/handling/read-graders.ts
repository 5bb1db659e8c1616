import {
  contains,
  findChild,
  nodesWithin,
  type SyntaxNode,
  writtenText,
} from '#python/syntax-node.ts';
import { stringValue } from '#python/string-value.ts';
import type { GraderCommands } from '#vocabulary/source/task-handling.ts';
import { lineOf } from './event-line.ts';
import type { TaskEvent } from './follow/model.ts';

/** The element of an evaluator's element that is handed to a call. */
const element = /^evaluator\[\](?:#|\[)(\d)\]?$/;

/** An evaluator that is an array of arrays, of which a loop runs one element as a command. */
export function readGraders(events: readonly TaskEvent[]): GraderCommands | undefined {
  const run = events.find((event) => event.kind === 'escape' && element.test(event.path));
  if (run?.kind !== 'escape') return undefined;
  const command = Number(element.exec(run.path)?.[1]);
  const points = findPoints(run, command);
  const passes = findPasses(run);
  return { command, ...(points && { points }), ...(passes && { passes }), at: lineOf(run) };
}

/** `"text" in run(…)["output"].lower()`, or an equality with what a command prints. */
function findPasses({ unit, node: call }: TaskEvent): GraderCommands['passes'] | undefined {
  const { text } = unit.module.source;
  for (const node of nodesWithin(unit.definition)) {
    if (node.name !== 'BinaryExpression' || !contains(node, call)) continue;
    const [left, operator, right] = node.children;
    if (!left || !right || !operator) continue;
    const sign = writtenText(operator, text);
    const [wanted, output] = contains(right, call) ? [left, right] : [right, left];
    const isRead = sign === '==' || (sign === 'in' && output === right);
    const value = isRead ? stringValue(wanted, text) : undefined;
    if (value === undefined || value === '') continue;
    const ignoresCase = /\.(?:lower|casefold|upper)\(\)/.test(writtenText(output, text));
    return { text: value, isWhole: sign === '==', ignoresCase };
  }
  return undefined;
}

/** `item[1] == 100` among the elements, as the condition of a loop or a comprehension. */
function findPoints({ unit }: TaskEvent, command: number): GraderCommands['points'] | undefined {
  const { text } = unit.module.source;
  for (const node of nodesWithin(unit.definition)) {
    if (node.name !== 'BinaryExpression') continue;
    const [left, operator, right] = node.children;
    if (!left || right?.name !== 'Number' || !operator) continue;
    const index = indexOf(left, text);
    const isEqual = writtenText(operator, text) === '==';
    if (isEqual && index !== undefined && index !== command)
      return { index, value: Number(writtenText(right, text)) };
  }
  return undefined;
}

function indexOf(node: SyntaxNode, text: string): number | undefined {
  const number = node.name === 'MemberExpression' ? findChild(node, 'Number') : undefined;
  return number && Number(writtenText(number, text));
}
