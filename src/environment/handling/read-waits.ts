import type { NameResolver } from '#environment/modules/resolve-names.ts';
import { callArguments } from '#python/call-arguments.ts';
import {
  findChild,
  nodesWithin,
  statementsOf,
  type SyntaxNode,
  writtenText,
} from '#python/syntax-node.ts';
import type { JudgingWait } from '#vocabulary/source/task-handling.ts';
import { lineOf } from './event-line.ts';
import type { Unit, Units } from './follow/model.ts';
import { namesCalled } from './follow/unit-text.ts';

/** Helpers of helpers are not followed further. */
const mostLevels = 3;

/**
 * How long each function waits that runs an agent and then judges, by calls such as `time.sleep(20)`
 * before `env.evaluate()`. One that never calls an agent, as for a person, is none of them.
 */
export function readWaits(
  { all, ofDefinition, functions }: Units,
  resolver: NameResolver,
): JudgingWait[] {
  return all.flatMap((unit) => {
    const { module, definition } = unit;
    if (!mayJudge(module.source.text) || !callsAgent(unit)) return [];
    const walk: Walk = { seconds: 0, hasAgent: false, waits: [], level: 0, find };
    const body = definition.name === 'Script' ? definition : findChild(definition, 'Body');
    if (!body) return [];
    followStatements(statementsOf(body), unit, walk);
    if (walk.waits.length === 0) return [];
    return [{ at: lineOf({ unit, node: definition }), seconds: Math.min(...walk.waits) }];
  });

  function find(name: string, unit: Unit): Unit | undefined {
    const resolved = resolver.resolve(unit.module, name);
    return resolved?.kind === 'function'
      ? ofDefinition.get(resolved.definition)
      : functions.get(unit.module)?.get(name);
  }
}

export const mayJudge = (text: string): boolean => /env\w*\.evaluate\(/i.test(text);

interface Walk {
  /** Waited since the agent last acted. */
  seconds: number;
  hasAgent: boolean;
  /** Before each evaluation after an agent acted. */
  waits: number[];
  level: number;
  find: (name: string, unit: Unit) => Unit | undefined;
}

function followStatements(statements: readonly SyntaxNode[], unit: Unit, walk: Walk): void {
  const { text } = unit.module.source;
  for (const statement of statements) {
    if (/^(?:Function|Class)Definition$|^DecoratedStatement$/.test(statement.name)) continue;
    const bodies = statement.children.filter(({ name }) => name === 'Body');
    if (bodies.length === 0) {
      followSimple(statement, unit, walk);
      continue;
    }
    const isOptional =
      statement.name === 'IfStatement' || statement.name.endsWith('WhileStatement');
    const isLoop = /^(?:For|While)Statement$/.test(statement.name);
    const before = walk.seconds;
    for (const body of bodies) {
      if (isOptional || isLoop) walk.seconds = before;
      followStatements(statementsOf(body), unit, walk);
    }
    // What may not run is no wait, unless the agent acts there.
    if (isLoop && agentActs(statement, text)) walk.seconds = 0;
    else if (isOptional || isLoop) walk.seconds = Math.min(before, walk.seconds);
  }
}

function followSimple(statement: SyntaxNode, unit: Unit, walk: Walk): void {
  const { text } = unit.module.source;
  for (const node of nodesWithin(statement)) {
    const [called, list] = node.children;
    if (node.name !== 'CallExpression' || !called || list?.name !== 'ArgList') continue;
    const name = writtenText(called, text);
    if (acting.test(name)) {
      // A function that only calls one that runs an agent is not counted beside it.
      if (walk.level === 0) walk.hasAgent = true;
      walk.seconds = 0;
    } else if (evaluating.test(name)) {
      if (walk.hasAgent) walk.waits.push(walk.seconds);
    } else if (/^(?:time\.|asyncio\.)?sleep$/.test(name)) walk.seconds += secondsOf(list, text);
    else followHelper(name, unit, walk);
  }
}

function followHelper(name: string, unit: Unit, walk: Walk): void {
  const helper =
    /^[\w]+$/.test(name) && walk.level < mostLevels ? walk.find(name, unit) : undefined;
  const body = helper && findChild(helper.definition, 'Body');
  if (!helper || !body || helper === unit) return;
  walk.level++;
  followStatements(statementsOf(body), helper, walk);
  walk.level--;
}

const acting = /(?:^|\.)(?:predict|act|step|run_agent|generate_action|get_action|next_action)$/;

/** Whether it runs an agent itself. */
const callsAgent = (unit: Unit): boolean =>
  [...namesCalled(unit)].some((name) => acting.test(name));

const evaluating = /(?:^|[._])env\w*\.evaluate$/;

const agentActs = (node: SyntaxNode, text: string): boolean =>
  [...nodesWithin(node)].some(
    ({ name, children: [called] }) =>
      name === 'CallExpression' && called !== undefined && acting.test(writtenText(called, text)),
  );

function secondsOf(list: SyntaxNode, text: string): number {
  const [first] = callArguments(list, text);
  if (first?.value.name !== 'Number') return 0;
  return Number(writtenText(first.value, text).replaceAll('_', '')) || 0;
}
