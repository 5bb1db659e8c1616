import { type Fetch, fetches } from '#lint/facts/fetches.ts';
import { machinePathsIn, wholeMachineFile } from '#lint/facts/files/fetched-files.ts';
import { memoizePerTask } from '#lint/facts/memoize-per-task.ts';
import type { TaskView } from '#lint/facts/task-view.ts';
import { toHomePath } from '#machine/home-path.ts';
import type { Path } from '#text/json/json-pointer.ts';
import { extensionOf, toFileName } from '#text/file-name.ts';
import { type LeftFile, leftFiles } from './left-files.ts';
import { mentions } from './mentions.ts';

/** A file that the agent works from, and that a metric gets after the agent to compare its work with. */
export interface ComparedInput {
  file: LeftFile;
  /** Where judging reads it. */
  at: Path;
}

/** Those of the same kind as what the agent makes of them under another name. */
export const comparedInputs = memoizePerTask((task: TaskView): readonly ComparedInput[] => {
  const results = fetches(task).filter(({ side }) => side === 'result');
  return [
    ...results.flatMap((fetch) => listBetween(machinePathsIn(fetch), isAlike, task)),
    ...results.flatMap((fetch) => listOriginals(fetch, task)),
  ];
});

/** The picture that a metric of the project, which may measure a change, gets with the agent's. */
function listOriginals(result: Fetch, task: TaskView): ComparedInput[] {
  const metrics = [task.evaluator.func].flat();
  const metric: unknown = metrics[result.index];
  const isKnown =
    typeof metric !== 'string' ||
    task.vocabulary.find('metric', metric)?.contract.compares !== undefined;
  if (isKnown || wholeMachineFile(result) === undefined) return [];
  const originals = fetches(task)
    .filter(({ side, index }) => side === 'expected' && index === result.index)
    .flatMap(machinePathsIn);
  return listBetween([...machinePathsIn(result), ...originals], arePictures, task);
}

function listBetween(
  paths: readonly { text: string; at: Path }[],
  isOfKind: (one: string, other: string) => boolean,
  task: TaskView,
): ComparedInput[] {
  const files = paths.map(({ text, at }) => ({ text, at, file: findPlaced(text, task) }));
  const outputs = files.filter(({ file }) => file === undefined);
  return files.flatMap(({ text, at, file }) => {
    const isMadeFrom = outputs.some((output) => isOfKind(output.text, text));
    return file && isMadeFrom && !isKept(text, task) ? [{ file, at }] : [];
  });
}

const findPlaced = (path: string, task: TaskView): LeftFile | undefined =>
  leftFiles(task).find(
    (file) => toHomePath(file.path) === toHomePath(path) && (file.url ?? file.local) !== undefined,
  );

/** Whether two files are of one kind, so that one is not the document from which the other is exported. */
const isAlike = (one: string, other: string): boolean =>
  kindOf(one) === kindOf(other) || arePictures(one, other);

const arePictures = (...paths: string[]): boolean =>
  paths.every((path) => pictures.has(kindOf(path)));

const kindOf = (path: string): string => extensionOf(toFileName(path));

const pictures: ReadonlySet<string> = new Set('bmp gif jpeg jpg png tif tiff webp'.split(' '));

/** Whether an instruction demands that a file stays as it is, which then may be what is checked. */
const isKept = (path: string, { instruction }: TaskView): boolean =>
  mentions(instruction, toFileName(path)) && keeping.test(instruction);

const keeping =
  /\b(?:intact|unaltered|unchanged|unmodified|untouched)\b|\b(?:do not|don['’]t|never|without)\s(?:alter|chang|edit|modify|overwrit|touch)/i;
