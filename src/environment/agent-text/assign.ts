import {
  type AstNode,
  type AstValue,
  fieldText,
  isAstNode,
  nodesOf,
} from '#python/abstract/ast-node.ts';
import { type Frame, writeInto } from './model/frame.ts';
import { toFile } from './model/traces.ts';
import { nothing, type Value } from './model/value.ts';

/** Gives a variable, or what is in a tuple of them, a value; what is put into an object stays in its variable. */
export function assign(target: AstValue | undefined, value: Value, frame: Frame): void {
  if (!isAstNode(target)) return;
  switch (target.kind) {
    case 'Name':
      frame.state.values.set(fieldText(target.id), value);
      return;
    case 'Starred':
      assign(target.value, value, frame);
      return;
    case 'Tuple':
    case 'List':
      for (const [index, element] of nodesOf(target.elts).entries()) {
        const { traces, meaning } = value;
        const part = value.elements?.[index] ?? { traces, ...(meaning && { meaning }) };
        assign(element, part, frame);
      }
      return;
    default:
      for (const name of variablesIn(target)) addTo(name, value, frame);
  }
}

/** `a.b = c`, `a[b] = c` and `a.append(c)`: what is in it is known no more. */
function addTo(name: string, value: Value, frame: Frame): void {
  writeInto(frame, name, value.traces);
}

/** Text that is written to a file is in the files that its path names, too. */
export function writeTo(name: string, value: Value, frame: Frame): void {
  const { files = [] } = frame.state.values.get(name) ?? nothing;
  addTo(name, value, frame);
  for (const file of files) writeInto(frame, file, toFile(value.traces));
}

/** The path of a file that something runs or reads, which is as good as a variable. */
const writtenPath =
  /^[\w./~-]+\.(?:gz|java|js|json|npy|php|pickle|pkl|pl|pth?|py|r|rb|sh|tar|tgz|ts|txt|ya?ml|zip)$/i;

/** The variables that an expression is a part of, or is made of: `a` of `a.b[c]` and of `f(a)`. */
export function variablesIn(node: AstValue | undefined): string[] {
  if (!isAstNode(node)) return [];
  switch (node.kind) {
    case 'Name':
      return [fieldText(node.id)];
    case 'Constant':
      return writtenPath.test(fieldText(node.value)) ? [`'${fieldText(node.value)}`] : [];
    case 'Attribute':
    case 'Subscript':
    case 'Starred':
    case 'Await':
      return variablesIn(node.value);
    case 'BinOp':
      return [...variablesIn(node.left), ...variablesIn(node.right)];
    case 'Call':
      return [...variablesIn(calledObject(node)), ...nodesOf(node.args).flatMap(variablesIn)];
    default:
      return [];
  }
}

/** `a` of `a.b()`. */
const calledObject = ({ func }: AstNode): AstValue | undefined =>
  isAstNode(func) && func.kind === 'Attribute' ? func.value : undefined;
