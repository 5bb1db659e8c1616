import { contains, nodesWithin, type SyntaxNode, writtenText } from '#python/syntax-node.ts';
import type { EvaluatorHandling, JudgedName } from '#vocabulary/source/task-handling.ts';
import { lineOf } from './event-line.ts';
import type { TaskEvent } from './follow/model.ts';
import { isFunc } from './follow/state.ts';

type Compared = Extract<TaskEvent, { kind: 'compare' }>;

/** The names in `func` that the judge or a runner judges without a metric. */
export function readJudgedNames(
  events: readonly TaskEvent[],
): Pick<EvaluatorHandling, 'judgedByName' | 'namesAreComplete'> {
  const compared = events.flatMap((event) => (event.kind === 'compare' ? [event] : []));
  const names: Record<string, JudgedName> = {};
  for (const event of compared) {
    const by = event.unit.isOfPackage ? 'judge' : 'runner';
    if (!isJudgedThere(event)) continue;
    const inArray =
      event.how === 'contains' || event.how === 'equals array' || event.path.endsWith('[]');
    for (const name of event.texts) {
      const known = names[name];
      if (!known || (known.by === 'runner' && by === 'judge'))
        names[name] = { at: lineOf(event), by, inArray: inArray || (known?.inArray ?? false) };
      else if (known.by === by) names[name] = { ...known, inArray: known.inArray || inArray };
    }
  }
  const isHandedOn = events.some((event) => event.kind === 'escape' && isFunc(event.path));
  return {
    judgedByName: names,
    namesAreComplete: !isHandedOn && events.some(({ kind }) => kind === 'metric'),
  };
}

/** Whether the branch for the name gives a score, and neither calls a metric nor leaves that to the environment. */
function isJudgedThere(event: Compared): boolean {
  const { unit, isNegative, node } = event;
  const { text } = unit.module.source;
  const branch = findBranch(unit.definition, node, isNegative);
  if (!branch) return false;
  const written = writtenText(branch, text);
  const evaluates = written.includes('.evaluate(');
  const scores = [...nodesWithin(branch)].some(
    ({ name, children }) =>
      name === 'AssignStatement' || (name === 'ReturnStatement' && children.length > 1),
  );
  const callsMetric = written.includes('**') || written.includes('getattr(');
  if (evaluates || !scores || callsMetric) return false;
  return unit.isOfPackage || text.includes('.evaluate(');
}

/** The statements that run where a comparison in a condition is true. */
function findBranch(
  within: SyntaxNode,
  comparison: SyntaxNode,
  isNegative: boolean,
): SyntaxNode | undefined {
  if (comparison.name === 'MatchClause')
    return comparison.children.find(({ name }) => name === 'Body');
  for (const node of nodesWithin(within)) {
    if (node.name !== 'IfStatement') continue;
    for (const [index, word] of node.children.entries()) {
      const condition = node.children[index + 1];
      if (word.name !== 'if' && word.name !== 'elif') continue;
      if (!condition || !contains(condition, comparison)) continue;
      if (!isNegative) return node.children[index + 2];
      return node.children.slice(index + 3).find(({ name }) => name === 'Body');
    }
  }
  return undefined;
}
