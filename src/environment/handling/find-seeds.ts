import { callArguments } from '#python/call-arguments.ts';
import { stringValue } from '#python/string-value.ts';
import { findChild, nodesWithin, type SyntaxNode, writtenText } from '#python/syntax-node.ts';
import type { Unit } from './follow/model.ts';
import { unitText } from './follow/unit-text.ts';

/** Fields that nothing else is likely to have. */
const telling = new Set(['evaluator', 'related_apps', 'possibility_of_env_change']);

/** Fields of which two tell a task. */
const common = new Set(['id', 'instruction', 'config', 'snapshot', 'phases']);

/** Files without any of these words take no task. */
export const mentionsTask = (text: string): boolean =>
  /["'](?:evaluator|related_apps|possibility_of_env_change|instruction|config|parameters)["']/.test(
    text,
  );

/** By function, the variables that are tasks by the keys that are read of them. */
export function findSeeds(units: readonly Unit[]): Map<Unit, Set<string>> {
  const seeds = new Map<Unit, Set<string>>();
  for (const unit of units) {
    if (!mentionsTask(unitText(unit))) continue;
    const names = [...keysByVariable(unit)].flatMap(([name, keys]) => (isTask(keys) ? [name] : []));
    if (names.length > 0) seeds.set(unit, new Set(names));
  }
  return seeds;
}

function isTask({ keys, stepFields }: VariableKeys): boolean {
  const list = [...keys];
  return (
    stepFields > 0 ||
    list.some((key) => telling.has(key)) ||
    list.filter((key) => common.has(key)).length > 1
  );
}

interface VariableKeys {
  keys: Set<string>;
  /** How many of them are made steps of. */
  stepFields: number;
}

function keysByVariable({ definition, module }: Unit): Map<string, VariableKeys> {
  const { text } = module.source;
  const found = new Map<string, VariableKeys>();
  const note = (object: SyntaxNode | undefined, key: string | undefined, isStep: boolean) => {
    if (object?.name !== 'VariableName' || key === undefined) return;
    const name = writtenText(object, text);
    const known = found.get(name) ?? { keys: new Set(), stepFields: 0 };
    known.keys.add(key);
    if (isStep) known.stepFields++;
    found.set(name, known);
  };
  const stepValues = new Set<SyntaxNode>();
  const isEntered = (node: SyntaxNode) =>
    node === definition || !/^(?:Function|Class)Definition$/.test(node.name);
  for (const node of nodesWithin(definition, isEntered)) {
    if (node.name === 'DictionaryExpression' && isStep(node, text))
      for (const inner of nodesWithin(node)) stepValues.add(inner);
    const read = readOf(node, text);
    if (read) note(read.object, read.key, stepValues.has(node));
  }
  return found;
}

const isStep = (node: SyntaxNode, text: string): boolean => {
  const written = writtenText(node, text);
  return (
    /^\{\s*["']type["']\s*:\s*["']/.test(written) && /["']parameters["']\s*:\s*\{/.test(written)
  );
};

/** The object and the key of `x["k"]`, `x.get("k")` and `"k" in x`. */
function readOf(
  node: SyntaxNode,
  text: string,
): { object: SyntaxNode | undefined; key: string | undefined } | undefined {
  const [first, second, third] = node.children;
  if (node.name === 'MemberExpression' && second?.name === '[')
    return { object: first, key: third && stringValue(third, text) };
  if (node.name === 'BinaryExpression' && first)
    return node.children.some(({ name }) => name === 'in')
      ? { object: node.children.at(-1), key: stringValue(first, text) }
      : undefined;
  if (node.name !== 'CallExpression' || first?.name !== 'MemberExpression') return undefined;
  const method = first.children[2];
  const list = findChild(node, 'ArgList');
  if (!list || !method || !/^(?:get|pop|setdefault)$/.test(writtenText(method, text)))
    return undefined;
  const [key] = callArguments(list, text);
  return { object: first.children[0], key: key && stringValue(key.value, text) };
}
