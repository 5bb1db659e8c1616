import type { NameResolver } from '#environment/modules/resolve-names.ts';
import { callArguments } from '#python/call-arguments.ts';
import { stringValue } from '#python/string-value.ts';
import {
  findChild,
  nodesWithin,
  splitAtCommas,
  type SyntaxNode,
  withinBrackets,
  writtenText,
} from '#python/syntax-node.ts';
import type { Unit, Units } from './follow/model.ts';

/** Where texts are looked for that a task may have. */
export interface ReplacementScope {
  units: Units;
  resolver: NameResolver;
  /** Whether the parameters of a function of this file are what a step has. */
  hasActions: (unit: Unit) => boolean;
  /** Whether a task, or a part of it, reaches the function. */
  getsTask: (unit: Unit) => boolean;
}

/** The strings that an expression may be: a literal, a constant, a variable of a loop, or what callers give. */
export function textsOf(
  node: SyntaxNode,
  unit: Unit,
  scope: ReplacementScope,
  level = 0,
): readonly string[] | undefined {
  const { text } = unit.module.source;
  const literal = stringValue(node, text);
  if (literal !== undefined) return [literal];
  if (node.name === 'CallExpression') {
    // `re.escape("{HOST}")`
    const list = findChild(node, 'ArgList');
    const [first] = list ? callArguments(list, text) : [];
    const isSame =
      node.children[0] && /^(?:re\.escape|str)$/.test(writtenText(node.children[0], text));
    return isSame && first ? textsOf(first.value, unit, scope, level) : undefined;
  }
  if (node.name !== 'VariableName' || level > 2) return undefined;
  const name = writtenText(node, text);
  const looped = textsOfLoop(name, unit, scope);
  if (looped) return looped;
  const assigned = [...nodesWithin(unit.definition)].flatMap(({ name: kind, children }) => {
    const value = children.at(-1);
    const isTarget =
      kind === 'AssignStatement' && children[0] && writtenText(children[0], text) === name;
    return isTarget && value ? [value] : [];
  });
  if (assigned.length > 0 && unit.definition.name !== 'Script') {
    const texts = assigned.map((value) => textsOf(value, unit, scope, level + 1));
    return texts.every((each) => each !== undefined) ? texts.flat() : undefined;
  }
  const position = unit.parameters.indexOf(name);
  if (position !== -1) return textsOfCallers(name, position, unit, scope, level);
  const resolved = scope.resolver.resolve(unit.module, name);
  if (resolved?.kind !== 'value') return undefined;
  const value = stringValue(resolved.value, resolved.module.source.text);
  return value === undefined ? undefined : [value];
}

/** `for old, new in {"{A}": a}.items()`, of a dictionary or list that is written out. */
function textsOfLoop(name: string, unit: Unit, scope: ReplacementScope): string[] | undefined {
  const { text } = unit.module.source;
  for (const node of nodesWithin(unit.definition)) {
    const within = node.children.findIndex((child) => child.name === 'in');
    const start = node.children.findIndex((child) => child.name === 'for');
    const source = node.children[within + 1];
    if (start === -1 || within < start || !source) continue;
    const targets = node.children.slice(start + 1, within).map((child) => writtenText(child, text));
    if (
      !targets
        .join('')
        .replaceAll(/[()\s]/g, '')
        .split(',')
        .slice(0, 1)
        .includes(name)
    )
      continue;
    const table = tableOf(source, unit, scope);
    if (!table) continue;
    return splitAtCommas(withinBrackets(table.node)).flatMap(([first]) => {
      const key =
        first && /^(?:Tuple|Array)Expression$/.test(first.name) ? withinBrackets(first)[0] : first;
      return (key && stringValue(key, table.text)) ?? [];
    });
  }
  return undefined;
}

function tableOf(
  source: SyntaxNode,
  unit: Unit,
  scope: ReplacementScope,
): { node: SyntaxNode; text: string } | undefined {
  const { text } = unit.module.source;
  const object = /\.(?:items|keys)\(\)$/.test(writtenText(source, text))
    ? source.children[0]?.children[0]
    : source;
  if (!object) return undefined;
  if (/^(?:Dictionary|Array|Tuple|Set)Expression$/.test(object.name)) return { node: object, text };
  const name = writtenText(object, text);
  const assigned = [...nodesWithin(unit.definition)].find(
    ({ name: kind, children: [target] }) =>
      kind === 'AssignStatement' && target !== undefined && writtenText(target, text) === name,
  );
  const local = assigned?.children.at(-1);
  if (local)
    return /^(?:Dictionary|Array|Tuple|Set)Expression$/.test(local.name)
      ? { node: local, text }
      : undefined;
  const resolved = /^\w+$/.test(name) ? scope.resolver.resolve(unit.module, name) : undefined;
  return resolved?.kind === 'value' &&
    /^(?:Dictionary|Array|Tuple|Set)Expression$/.test(resolved.value.name)
    ? { node: resolved.value, text: resolved.module.source.text }
    : undefined;
}

/** What the functions of the source give for a parameter, where all that call it write it out. */
function textsOfCallers(
  parameter: string,
  position: number,
  callee: Unit,
  scope: ReplacementScope,
  level: number,
): string[] | undefined {
  const texts: string[] = [];
  let isKnown = true;
  let calls = 0;
  for (const unit of scope.units.all) {
    const { text } = unit.module.source;
    if (!text.includes(`${callee.name}(`)) continue;
    const isEntered = (node: SyntaxNode) =>
      node === unit.definition || node.name !== 'FunctionDefinition';
    for (const node of nodesWithin(unit.definition, isEntered)) {
      const [target, list] = node.children;
      if (node.name !== 'CallExpression' || list?.name !== 'ArgList' || !target) continue;
      if (writtenText(target, text).split('.').at(-1) !== callee.name) continue;
      const values = callArguments(list, text);
      const given =
        values.find(({ name }) => name === parameter) ??
        values[position - (callee.isBound ? 1 : 0)];
      if (!given) continue;
      // It hands on what it was given.
      if (unit === callee && writtenText(given.value, text) === parameter) continue;
      calls++;
      const found = textsOf(given.value, unit, scope, level + 1);
      if (found) texts.push(...found);
      else isKnown = false;
    }
  }
  return calls > 0 && (isKnown || texts.length > 0) ? texts : undefined;
}
