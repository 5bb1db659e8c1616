import { type SyntaxNode, writtenText } from '#python/syntax-node.ts';
import type { EventKind, Frame, State, TaskPart, Unit, Value } from './model.ts';

export const copyState = ({ variables, certain, checked }: State): State => ({
  variables: new Map(variables),
  certain: new Set(certain),
  checked: new Set(checked),
});

/** What holds where several paths meet; undefined where none leads on. */
export function mergeStates(states: readonly (State | undefined)[]): State | undefined {
  const [first, ...others] = states.filter((state) => state !== undefined);
  if (!first) return undefined;
  const variables = new Map(first.variables);
  for (const other of others)
    for (const [name, value] of other.variables)
      variables.set(name, union(variables.get(name) ?? [], value));
  return {
    variables,
    certain: intersect([first, ...others].map(({ certain }) => certain)),
    checked: intersect([first, ...others].map(({ checked }) => checked)),
  };
}

export function intersect<Member>(sets: readonly ReadonlySet<Member>[]): Set<Member> {
  const [first, ...others] = sets;
  return new Set([...(first ?? [])].filter((member) => others.every((set) => set.has(member))));
}

const keyOf = ({ path, isHeld, isChecked, orNone }: TaskPart): string =>
  `${path} ${isHeld} ${isChecked} ${orNone}`;

export function union(one: Value, other: Value): Value {
  if (other.length === 0) return one;
  if (one.length === 0) return other;
  const parts = new Map([...one, ...other].map((part) => [keyOf(part), part]));
  return parts.size === one.length ? one : [...parts.values()];
}

export const unionAll = (values: readonly Value[]): Value => values.reduce(union, []);

/** Runs something from a copy of the state, and gives its result and the state that it leads to. */
export function inBranch<Result>(frame: Frame, start: State, run: () => Result): [Result, State] {
  const before = frame.state;
  frame.state = copyState(start);
  const result = run();
  const after = frame.state;
  frame.state = before;
  return [result, after];
}

/** Runs something without recording what it reads. */
export function peek<Result>(frame: Frame, run: () => Result): Result {
  const { isPeeking } = frame;
  frame.isPeeking = true;
  const [result] = inBranch(frame, frame.state, run);
  frame.isPeeking = isPeeking;
  return result;
}

export function record(frame: Frame, node: SyntaxNode, event: EventKind): void {
  if (!frame.isPeeking) frame.events.push({ ...event, unit: frame.unit, node });
}

export const textOf = (node: SyntaxNode, { text }: Frame): string => writtenText(node, text);

/** The fields of the task that something reads. */
export function readsOf<Result>(frame: Frame, run: () => Result): [Result, string[]] {
  const reads = new Set<string>();
  frame.readers.push(reads);
  const result = run();
  frame.readers.pop();
  return [result, [...reads]];
}

export const isField = (path: string): boolean => /^\w[\w-]*$/.test(path);

/** Whether it is the name of a metric, or the array of such names. */
export const isFunc = (path: string): boolean => /\.func(?:\[\])?$/.test(path);

export const joinPath = (path: string, key: string): string =>
  path === '' ? key : `${path}.${key}`;

export function addCertain(frame: Frame, fact: string | Unit): void {
  if (!frame.isPeeking) frame.state.certain.add(fact);
}
