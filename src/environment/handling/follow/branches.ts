import { statementsOf, type SyntaxNode } from '#python/syntax-node.ts';
import type { Frame, State } from './model.ts';
import { applyPresence, presenceOf } from './presence.ts';
import { recordNull } from './record-types.ts';
import { recordStandIns } from './parts.ts';
import { addCertain, copyState, isField, mergeStates, readsOf, textOf } from './state.ts';

/** Follows the statements of a body; whether a path leads on. */
export type RunBody = (body: SyntaxNode, frame: Frame) => boolean;

/** Follows each branch; whether a path leads on. */
export function runIf(node: SyntaxNode, frame: Frame, runBody: RunBody): boolean {
  const ends: State[] = [];
  let absentSoFar: string[] = [];
  for (const [index, word] of node.children.entries()) {
    const next = node.children[index + 1];
    if (!next) break;
    if (word.name === 'else') {
      const end = runBranch(next, absentSoFar, frame, runBody);
      return finish([...ends, ...(end ? [end] : [])], frame);
    }
    if (word.name !== 'if' && word.name !== 'elif') continue;
    const body = node.children[index + 2];
    frame.evaluate(next, frame);
    const whenTrue = presenceOf(next, true, frame);
    const whenFalse = presenceOf(next, false, frame);
    recordNull([whenTrue, whenFalse], next, frame);
    const before = copyState(frame.state);
    const exits = frame.exits.length;
    applyPresence(whenTrue, frame);
    const end =
      body?.name === 'Body' ? runBranch(body, whenTrue.absent, frame, runBody) : undefined;
    // Where there is no task, nothing is loaded.
    const isWithoutTask = whenTrue.absent.includes('');
    if (isWithoutTask) frame.exits.length = exits;
    if (end && !isWithoutTask) ends.push(end);
    frame.state = before;
    const isFatal = !end && frame.exits.length === exits && raises(body);
    for (const path of isFatal ? whenTrue.absent : []) if (isField(path)) addCertain(frame, path);
    applyPresence(whenFalse, frame);
    if (end) clearAbsent(whenTrue.absent, before, end);
    if (whenFalse.absent.includes('')) return finish(ends, frame);
    absentSoFar = [...absentSoFar, ...whenFalse.absent];
  }
  return finish([...ends, frame.state], frame);
}

const raises = (body: SyntaxNode | undefined): boolean =>
  body !== undefined && statementsOf(body).at(-1)?.name === 'RaiseStatement';

function finish(ends: readonly State[], frame: Frame): boolean {
  const merged = mergeStates(ends);
  if (!merged) return false;
  frame.state = merged;
  return true;
}

/** Follows a branch in which some parts are absent; undefined where it does not lead on. */
function runBranch(
  body: SyntaxNode,
  absent: readonly string[],
  frame: Frame,
  runBody: RunBody,
): State | undefined {
  const [leadsOn, reads] = readsOf(frame, () => runBody(body, frame));
  const written = writtenValue(body, frame);
  if (written !== undefined && absent.length > 0)
    recordStandIns(absent, { written, reads, node: body }, frame);
  return leadsOn ? frame.state : undefined;
}

/** What the last assignment or return of a branch gives. */
function writtenValue(body: SyntaxNode, frame: Frame): string | undefined {
  const last = statementsOf(body).findLast(({ name }) => /^(?:Assign|Return)Statement$/.test(name));
  const value = last?.children.at(-1);
  return value && value.name !== 'return' ? textOf(value, frame) : undefined;
}

/** `if not x: x = {}`: a variable that gets another value where it is absent is never absent after it. */
function clearAbsent(absent: readonly string[], otherwise: State, end: State): void {
  for (const [name, value] of otherwise.variables) {
    const isReplaced =
      end.variables.get(name)?.every(({ path }) => !absent.includes(path)) ?? false;
    if (isReplaced && value.some(({ path }) => absent.includes(path)))
      otherwise.variables.set(
        name,
        value.map((part) => (absent.includes(part.path) ? { ...part, isChecked: true } : part)),
      );
  }
}

export function runTry(node: SyntaxNode, frame: Frame, runBody: RunBody): boolean {
  const before = copyState(frame.state);
  const ends: State[] = [];
  const bodies = partsOf(node, frame);
  const handlers = bodies.filter(({ part }) => part === 'except');
  const accepts = handlers.some(
    ({ body, caught }) =>
      statementsOf(body).at(-1)?.name !== 'RaiseStatement' &&
      (catchesKeys(caught) || isShort(bodies)),
  );
  let leadsOn = true;
  let tried: string[] = [];
  for (const { part, body } of bodies) {
    if (part === 'try') {
      const { isHandled } = frame;
      frame.isHandled = isHandled || accepts;
      [leadsOn, tried] = readsOf(frame, () => runBody(body, frame));
      frame.isHandled = isHandled;
      if (leadsOn) ends.push(frame.state);
    } else if (part === 'else' && leadsOn) {
      ends.pop();
      if (runBody(body, frame)) ends.push(frame.state);
    } else if (part === 'except') {
      frame.state = copyState(before);
      const end = runBranch(body, accepts ? tried : [], frame, runBody);
      if (end) ends.push(end);
    } else if (part === 'finally') {
      frame.state = mergeStates(ends) ?? copyState(before);
      const goesOn = runBody(body, frame);
      return goesOn && ends.length > 0;
    }
  }
  return finish(ends, frame);
}

interface TryPart {
  part: string;
  body: SyntaxNode;
  /** What a handler catches, as written. */
  caught: string;
}

function partsOf(node: SyntaxNode, frame: Frame): TryPart[] {
  let part = '';
  let caught = '';
  return node.children.flatMap((child): TryPart[] => {
    if (child.name === 'Body') return [{ part, body: child, caught }];
    if (['try', 'except', 'else', 'finally'].includes(child.name)) {
      part = child.name;
      caught = '';
    } else caught += textOf(child, frame);
    return [];
  });
}

const catchesKeys = (caught: string): boolean => /Key|Lookup/.test(caught);

/** A short attempt is about what it reads, whatever its handler catches; a long one is about the whole run. */
const isShort = ([attempt]: readonly TryPart[]): boolean =>
  attempt !== undefined &&
  statementsOf(attempt.body).length <= 2 &&
  statementsOf(attempt.body).every(({ name }) => /^(?:Assign|Return)Statement$/.test(name));
