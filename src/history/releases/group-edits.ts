import { partText, type RichText } from '#text/rich-text.ts';

/** What is said of one task, or of several of which the same is said. */
export interface Edit<Task> {
  /** In the order in which they were. */
  tasks: readonly Task[];
  sentences: readonly RichText[];
}

/**
 * Makes one entry of the tasks that were edited in the same way, those of most tasks first. The name of a
 * file is the task's own where a sentence says that only the folder before it has changed: if the tasks
 * differ in nothing but that, their sentences have "<file>" in its place.
 */
export function groupEdits<Task>(
  tasks: readonly Task[],
  describe: (task: Task) => readonly RichText[],
): Edit<Task>[] {
  const described = tasks.map((task) => ({ task, sentences: describe(task) }));
  const groups = Map.groupBy(described, ({ sentences }) => keyOf(withoutNames(sentences)));
  const edits = [...groups.values()].map((group) => ({
    tasks: group.map(({ task }) => task),
    sentences: findShared(group.map(({ sentences }) => sentences)),
  }));
  return edits.sort((one, other) => other.tasks.length - one.tasks.length);
}

const keyOf = (sentences: readonly RichText[]): string => JSON.stringify(sentences);

/** The sentences of the tasks as they are, if all have the same ones. */
function findShared([first = [], ...others]: readonly (readonly RichText[])[]) {
  const key = keyOf(first);
  return others.every((sentences) => keyOf(sentences) === key) ? first : withoutNames(first);
}

/** The sentences without names of files, each once. */
function withoutNames(sentences: readonly RichText[]): readonly RichText[] {
  const nameless = sentences.map(withoutName);
  return [...new Map(nameless.map((sentence) => [JSON.stringify(sentence), sentence])).values()];
}

/** A sentence about two paths that end in the same name, with "<file>" for the name. */
function withoutName(sentence: RichText): RichText {
  const names = sentence.flatMap((part) =>
    typeof part === 'string' ? [] : [nameOf(partText(part))],
  );
  const shared = new Set(names.filter((name, index) => name !== '' && names.indexOf(name) < index));
  return sentence.map((part) => {
    if (typeof part === 'string') return part;
    const text = partText(part);
    const name = nameOf(text);
    return shared.has(name) && name !== text
      ? { code: `${text.slice(0, -name.length)}<file>` }
      : part;
  });
}

/** What follows the last separator of a path; a text without one is a name itself. */
const nameOf = (text: string): string => text.slice(text.search(/[^/\\]*$/));
