import { type CallArgument, callArguments } from '#python/call-arguments.ts';
import { nodesWithin, type SyntaxNode, writtenText } from '#python/syntax-node.ts';
import type { Replacement, TaskHandling } from '#vocabulary/source/task-handling.ts';
import { lineOf } from './event-line.ts';
import type { Unit } from './follow/model.ts';
import { type ReplacementScope, textsOf } from './replaced-texts.ts';
import { unitText } from './follow/unit-text.ts';

/** Files without any of these replace nothing. */
const mayReplace = (text: string): boolean =>
  /\.(?:replace|format|format_map|sub|subn|substitute|safe_substitute|translate)\(|\bsub\(/.test(
    text,
  );

/** The texts that are replaced in tasks, and whether others may be. */
export function readReplacements(
  scope: ReplacementScope,
): Pick<TaskHandling, 'replacements' | 'mayReplaceMore'> {
  const replacements = new Map<string, Replacement & { isOfTask: boolean }>();
  let mayReplaceMore = false;
  for (const unit of scope.units.all) {
    if (!mayReplace(unitText(unit))) continue;
    // What runs tasks also has prompts of agents, with texts of their own.
    if (!unit.isOfPackage && !scope.getsTask(unit)) continue;
    for (const { texts, isOfTask, node } of listReplacing(unit, scope)) {
      const within = scope.hasActions(unit) ? 'commands' : 'task';
      if (!texts && isOfTask) mayReplaceMore = true;
      const at = lineOf({ unit, node });
      for (const text of texts ?? []) {
        const known = replacements.get(text);
        if (looksWritten(text) && (!known || (isOfTask && !known.isOfTask)))
          replacements.set(text, { text, within, at, isOfTask });
      }
    }
  }
  return {
    replacements: [...replacements.values()].map(({ text, within, at }) => ({ text, within, at })),
    mayReplaceMore,
  };
}

/** Text that an author would write to have it replaced: in brackets, between special characters, or a name in capitals. */
const looksWritten = (text: string): boolean =>
  text.length < 200 &&
  (/^(?:\{{1,2}[^{}]+\}{1,2}|<[^<>]+>|\$\{?\w+\}?|%\w+%|\[[\w ]+\]|__\w+__|@\w+@?|#\w+#)$/.test(
    text,
  ) ||
    /^[A-Z][A-Z0-9]*[_-][A-Z0-9_-]*[A-Z0-9]$/.test(text) ||
    (/[{}<>$%@]/.test(text.slice(0, 1)) && /\w{3}/.test(text)));

interface Replacing {
  /** Undefined where it is not known what is replaced. */
  texts: readonly string[] | undefined;
  isOfTask: boolean;
  node: SyntaxNode;
}

function* listReplacing(unit: Unit, scope: ReplacementScope): Generator<Replacing> {
  const { text } = unit.module.source;
  const isEntered = (node: SyntaxNode) =>
    node === unit.definition || node.name !== 'FunctionDefinition';
  for (const node of nodesWithin(unit.definition, isEntered)) {
    const [target, list] = node.children;
    if (node.name !== 'CallExpression' || !target || list?.name !== 'ArgList') continue;
    const replacing = replacingOf(node, target, callArguments(list, text), unit, scope);
    if (replacing) yield replacing;
  }
}

function replacingOf(
  node: SyntaxNode,
  target: SyntaxNode,
  values: readonly CallArgument[],
  unit: Unit,
  scope: ReplacementScope,
): Replacing | undefined {
  const { text } = unit.module.source;
  const name = writtenText(target, text);
  const method = name.slice(name.lastIndexOf('.') + 1);
  const object = target.name === 'MemberExpression' ? target.children[0] : undefined;
  if (method === 'replace' && object && values.length >= 2) {
    const [old] = values;
    return {
      texts: old && textsOf(old.value, unit, scope),
      isOfTask: isOfTask(object, unit, scope),
      node,
    };
  }
  if ((method === 'format' || method === 'format_map') && object && !isLiteral(object)) {
    const named = values.every((value) => value.name !== undefined);
    const texts =
      method === 'format' && named ? values.map((value) => `{${value.name}}`) : undefined;
    return { texts, isOfTask: isOfTask(object, unit, scope), node };
  }
  if (/^(?:re\.)?subn?$/.test(name) && values.length >= 3) {
    const subject = values[2];
    const pattern = values[0] && textsOf(values[0].value, unit, scope);
    const texts = pattern?.every(isPlainPattern) ? pattern.map(unescapePattern) : undefined;
    return {
      texts,
      isOfTask: subject !== undefined && isOfTask(subject.value, unit, scope),
      node,
    };
  }
  if (method === 'substitute' || method === 'safe_substitute') {
    return substituted(object, values, node, unit, scope);
  }
  return undefined;
}

/** `Template(command).substitute(HOST=host)` */
function substituted(
  object: SyntaxNode | undefined,
  values: readonly CallArgument[],
  node: SyntaxNode,
  unit: Unit,
  scope: ReplacementScope,
): Replacing {
  const names = values.map(({ name }) => name);
  const isNamed = names.every((name) => name !== undefined);
  const texts = isNamed ? names.flatMap((name) => [`$${name}`, `\${${name}}`]) : undefined;
  return { texts, isOfTask: object !== undefined && isOfTask(object, unit, scope), node };
}

const isLiteral = ({ name }: SyntaxNode): boolean => name.endsWith('String');

/** A pattern that matches one text only. */
const isPlainPattern = (pattern: string): boolean =>
  !/(?<!\\)[.*+?()[\]|^$]|\\[a-zA-Z]/.test(pattern);

const unescapePattern = (pattern: string): string => pattern.replaceAll(/\\(\W)/g, '$1');

/** Whether text may be what a task writes: a parameter of an action, or of a function that gets a task. */
function isOfTask(node: SyntaxNode, unit: Unit, scope: ReplacementScope): boolean {
  if (isLiteral(node) || !(scope.hasActions(unit) || scope.getsTask(unit))) return false;
  const { text } = unit.module.source;
  const origins = new Set(unit.parameters.slice(unit.isBound ? 1 : 0));
  for (const { name, children } of nodesWithin(unit.definition)) {
    const within = children.findIndex((child) => child.name === 'in');
    const isLoop = children.some((child) => child.name === 'for') && within !== -1;
    const assigned = name === 'AssignStatement' ? children.at(-1) : undefined;
    const source = isLoop ? children[within + 1] : assigned;
    const targets = isLoop ? children.slice(0, within) : children.slice(0, 1);
    if (!source || !namesWithin(source, text).some((each) => origins.has(each))) continue;
    for (const target of targets) for (const each of namesWithin(target, text)) origins.add(each);
  }
  return namesWithin(node, text).some((each) => origins.has(each));
}

const namesWithin = (node: SyntaxNode, text: string): string[] =>
  [...nodesWithin(node)].flatMap((inner) =>
    inner.name === 'VariableName' ? [writtenText(inner, text)] : [],
  );
