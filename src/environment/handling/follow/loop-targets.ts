import { callArguments } from '#python/call-arguments.ts';
import { stringValue } from '#python/string-value.ts';
import { findChild, splitAtCommas, type SyntaxNode, withinBrackets } from '#python/syntax-node.ts';
import { type Frame, nothing, type Value } from './model.ts';
import { elementsOf, isOfTask } from './parts.ts';
import { recordRejected } from './record-types.ts';
import { record, textOf } from './state.ts';

/** Gives the targets of a loop the elements of its source. */
export function assignLoop(targets: readonly SyntaxNode[], source: SyntaxNode, frame: Frame): void {
  const groups = flatTargets(targets);
  const names = groups.map((target) => textOf(target, frame));
  const called = source.name === 'CallExpression' ? source.children[0] : undefined;
  const list = findChild(source, 'ArgList');
  const name = called ? textOf(called, frame) : '';
  const values = list ? callArguments(list, frame.text).map(({ value }) => value) : [];
  if (name === 'enumerate' && values[0]) {
    assignElements(groups.slice(1), values[0], frame);
  } else if (name === 'zip') {
    for (const [index, value] of values.entries()) {
      const target = groups[index];
      if (target) assignElements([target], value, frame);
    }
  } else {
    noteLiterals(names, source, frame);
    assignElements(groups, source, frame);
  }
}

function assignElements(targets: readonly SyntaxNode[], source: SyntaxNode, frame: Frame): void {
  const value = frame.evaluate(source, frame);
  for (const { path, isHeld } of value) {
    if (isHeld) continue;
    if (path === '') record(frame, source, { kind: 'escape', path });
    const names = targets.map((target) => textOf(target, frame));
    record(frame, source, { kind: 'loop', path, names });
  }
  recordRejected(value, ['null', 'number', 'boolean'], source, frame);
  const elements = elementsOf(value, frame);
  const [first] = targets;
  if (targets.length === 1 && first) frame.assign(first, elements, frame);
  else
    for (const [index, target] of targets.entries())
      frame.assign(target, indexed(elements, index), frame);
}

/** The element at an index of each element. */
const indexed = (elements: Value, index: number): Value =>
  elements.flatMap((part) =>
    part.isHeld || !isOfTask(part) ? nothing : [{ ...part, path: `${part.path}#${index}` }],
  );

/** `for key in ("a", "b")` */
function noteLiterals(names: readonly string[], source: SyntaxNode, frame: Frame): void {
  const [name] = names;
  if (names.length !== 1 || name === undefined) return;
  frame.loopTexts.delete(name);
  if (!/^(?:Tuple|Array|Set)Expression$/.test(source.name)) return;
  const texts = splitAtCommas(withinBrackets(source)).map(
    ([first]) => first && stringValue(first, frame.text),
  );
  if (texts.every((text) => text !== undefined)) frame.loopTexts.set(name, texts);
}

function flatTargets(targets: readonly SyntaxNode[]): SyntaxNode[] {
  return targets
    .filter(({ name }) => name !== ',')
    .flatMap((target) =>
      target.name === 'TupleExpression' || target.name === 'ParenthesizedExpression'
        ? flatTargets(withinBrackets(target))
        : [target],
    );
}
