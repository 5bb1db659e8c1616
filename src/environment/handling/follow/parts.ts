import type { SyntaxNode } from '#python/syntax-node.ts';
import { fetched, type Frame, made, partAt, type TaskPart, type Value } from './model.ts';
import { addCertain, isField, joinPath, record } from './state.ts';

/** Deeper parts are not told apart. */
const mostLevels = 5;

/** Whether it is a part of the task itself, and not what a name in it stands for. */
export const isOfTask = ({ path }: TaskPart): boolean =>
  !path.startsWith(made) && !path.startsWith(fetched);

/** Reads a key of every part; `isSafe` where a missing one does not fail. */
export function readKey(
  value: Value,
  key: string,
  { isSafe, node, frame }: { isSafe: boolean; node: SyntaxNode; frame: Frame },
): Value {
  return value.flatMap((part) => {
    if (!isOfTask(part) || part.isHeld || part.path.split('.').length > mostLevels) return [];
    const path = joinPath(part.path, key);
    const { checked } = frame.state;
    const isGuarded = isSafe || frame.isHandled || checked.has(`${path}?`) || checked.has(path);
    record(frame, node, { kind: 'read', path, isSafe: isGuarded });
    if (isField(path)) for (const reads of frame.readers) reads.add(path);
    const isOnly = value.every((each) => each.path === '' && !each.isHeld) && !isGuarded;
    if (isOnly) addCertain(frame, path);
    return [{ ...partAt(path), isChecked: checked.has(path) }];
  });
}

/** What a loop over a value gives, or an index of it. */
export function elementsOf(value: Value, frame: Frame): Value {
  const held = new Set(value.flatMap(({ path, isHeld }) => (isHeld ? [path] : [])));
  return value.flatMap((part) => {
    if (part.isHeld) return [withChecks({ ...part, isHeld: false }, frame)];
    // Where the source made a list of its elements, the other value is not a list.
    if (held.has(`${part.path}[]`)) return [];
    if (!isOfTask(part) || part.path === '' || part.path.endsWith('[][]')) return [];
    return [withChecks(partAt(`${part.path}[]`), frame)];
  });
}

export const heldOf = (value: Value): Value => value.map((part) => ({ ...part, isHeld: true }));

export const withChecks = (part: TaskPart, { state }: Frame): TaskPart =>
  !part.isHeld && !part.isChecked && state.checked.has(part.path)
    ? { ...part, isChecked: true }
    : part;

/** What is looked up by a name that the task has, such as the metric of `func`. */
export function madeBy(value: Value): Value {
  return value.flatMap(({ path, isHeld }) => {
    const target = /^evaluator(?:\[\])?\.func(?:\[\])?$/.test(path)
      ? path
      : /^(.+)\.type$/.exec(path)?.[1];
    return target === undefined || isHeld ? [] : [partAt(`${made}${target}`)];
  });
}

/** What a function that gets a source returns. */
export const fetchedOf = (given: Value): Value =>
  given.flatMap(({ path, isHeld }) =>
    !isHeld && /^evaluator(?:\[\])?\.(?:expected|result)(?:\[\])?$/.test(path)
      ? [partAt(`${fetched}${path}`)]
      : [],
  );

/** A task that is put into something else may be read there. */
export function escapeWhole(value: Value, node: SyntaxNode, frame: Frame): void {
  if (value.some(({ path }) => path === '')) record(frame, node, { kind: 'escape', path: '' });
}

export function recordStandIns(
  absent: readonly string[],
  { written, reads, node }: { written: string; reads: readonly string[]; node: SyntaxNode },
  frame: Frame,
): void {
  for (const path of absent) {
    if (!isField(path)) continue;
    const fields = reads.filter((field) => field !== path);
    record(frame, node, { kind: 'stand-in', path, written, fields });
  }
}
