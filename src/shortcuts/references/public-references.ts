import { checkViews } from '#lint/facts/checks/check-views.ts';
import { type Fetch, fetches } from '#lint/facts/fetches.ts';
import { hasReferenceWord } from '#lint/facts/files/reference-names.ts';
import { memoizePerTask } from '#lint/facts/memoize-per-task.ts';
import { commandLines } from '#lint/facts/setup/command-lines.ts';
import { placedFiles, stepsIn } from '#lint/facts/setup/setup-steps.ts';
import { placeStrings } from '#lint/facts/placed-value.ts';
import { stringsWithin } from '#lint/facts/strings-within.ts';
import type { TaskView } from '#lint/facts/task-view.ts';
import { toHomePath } from '#machine/home-path.ts';
import { readNestedCommands } from '#shell/nested-commands.ts';
import { isScriptName, toFileName } from '#text/file-name.ts';
import type { Path } from '#text/json/json-pointer.ts';
import { withoutKeys } from '#text/json/json-value.ts';
import { placedReferences } from './placed-references.ts';
import { setupInputs } from './setup-inputs.ts';
import { toWebPlace, type WebPlace } from './web-place.ts';

/** A reference at an address that anybody with internet can reach. */
export interface PublicReference {
  place: WebPlace;
  /** Where its address is in the file. */
  at: Path;
}

/** Each once, without files that the agent is given. */
export const publicReferences = memoizePerTask((task: TaskView): readonly PublicReference[] => {
  const placed = new Set(placedReferences(task).map(({ file }) => toWebPlace(file.url ?? '')?.key));
  const inputs = new Set(setupInputs(task).flatMap(({ key }) => (placed.has(key) ? [] : [key])));
  const references = new Map<string, PublicReference>();
  for (const { text, at } of listAddresses(task)) {
    const place = toWebPlace(text);
    if (!place || inputs.has(place.key) || references.has(place.key)) continue;
    references.set(place.key, { place, at });
  }
  return [...references.values()];
});

interface Address {
  text: string;
  at: Path;
}

function* listAddresses(task: TaskView): Generator<Address> {
  for (const fetch of fetches(task)) {
    if (isComparedWith(fetch, task))
      yield* addressesOf(fetch).filter(({ text }) => !isBefore.test(toFileName(text)));
  }
  for (const { options } of checkViews(task)) {
    if (!options) continue;
    const named = stringsWithin(options.value, options.at).filter(
      ({ text, field }) => isFile(text) && comparing.test(`${field} ${toFileName(text)}`),
    );
    yield* named;
  }
  yield* placedToJudge(task);
  yield* fetchedByCommand(task);
}

/** Whether a metric compares with what a source fetches, also where the sides are exchanged. */
function isComparedWith({ side, index, from }: Fetch, task: TaskView): boolean {
  if (side === 'expected') return !ignoresExpected(index, task);
  return (
    from?.kind === 'web file' &&
    fetches(task).some(
      (other) =>
        other.side === 'expected' && other.index === index && other.from?.kind === 'machine file',
    )
  );
}

function ignoresExpected(index: number, task: TaskView): boolean {
  const metric = checkViews(task)[index]?.metric;
  return (
    metric !== undefined && task.vocabulary.find('metric', metric)?.source?.ignoresExpected === true
  );
}

/** The addresses that a source reads, or, of a getter of which that is not known, those of files. */
function addressesOf({ from, source, at }: Fetch): readonly Address[] {
  if (from?.kind === 'web file') return placeStrings(source[from.path], [...at, from.path]);
  if (from !== undefined && opensPages.has(from.kind)) return [];
  return stringsWithin(withoutKeys(source, ['rules']), at).filter(({ text }) => isFile(text));
}

const opensPages: ReadonlySet<string> = new Set([
  'active tab',
  'cloud drive',
  'live page',
  'tabs',
  'task file',
]);

/** Names of what a result must differ from. */
const isBefore =
  /(?:^|[\W_\d])(?:baseline|before|initial|input|orig|original|unedited|unmodified)(?=\d*\.\w+$)/i;

const isFile = (text: string): boolean => toWebPlace(text)?.isFile === true;

/** Names of what is compared with. */
const comparing =
  /answer|compare|correct|expect|gold|ground.?truth|(?:^|[\W_])gt(?=[\W_\d]|$)|(?:^|[\W_])ref(?=[\W_\d]|$)|reference|solution|target|truth/i;

/** What is put on the machine after the agent, where judging reads it. */
function* placedToJudge(task: TaskView): Generator<Address> {
  const compared = fetches(task).filter(({ side }) => side === 'expected');
  const read = new Set(
    compared
      .flatMap(({ source, at }) => stringsWithin(source, at))
      .map(({ text }) => toHomePath(text)),
  );
  const judging = commandLines(task).filter(({ stage }) => stage !== 'config');
  const files = stepsIn(task, 'postconfig').flatMap(placedFiles);
  const scripts = files.filter(({ path }) => isScriptName(toFileName(path)));
  for (const { path, url, urlAt } of files) {
    const name = toFileName(path);
    if (url === undefined || isScriptName(name) || installed.test(name)) continue;
    // A script that is downloaded with it reads it.
    const isForScript = scripts.length > 0 && (hasReferenceWord(name) || comparing.test(name));
    const isRead = isForScript || judging.some(({ text }) => text.includes(name));
    if (isRead || read.has(toHomePath(path))) yield { text: url, at: urlAt };
  }
}

/** What commands fetch after the agent. */
function* fetchedByCommand(task: TaskView): Generator<Address> {
  for (const { command, text: line, stage, at } of commandLines(task)) {
    if (stage === 'config' || !line.includes('://') || !fetching.test(line)) continue;
    for (const { words } of readNestedCommands(command)) {
      for (const { text } of words) {
        if (isFile(text) && !installed.test(text) && !isScriptName(toFileName(text)))
          yield { text, at };
      }
    }
  }
}

const fetching =
  /\b(?:aria2c|curl|fetch|iwr|requests|urlopen|urlretrieve|wget)\b|WebRequest|DownloadFile/i;
const installed = /\.(?:apk|appimage|deb|exe|git|msi|rpm|whl)$/i;
