import { toJsonFileStem } from '#text/file-name.ts';
import type { Finding } from '../model/finding.ts';
import type { SuiteList, SuiteMember } from '../model/rule.ts';
import type { JsonObject } from '#text/json/json-value.ts';
import { notATask } from '../rules/f-task-rules.ts';

/** A file of the tasks folder, as far as it may be a suite. */
export interface SuiteCandidate {
  file: string;
  /** Undefined when the text has to be read again. */
  text: string | undefined;
  /** The ids that the file lists by folder. */
  members?: readonly SuiteMember[] | undefined;
}

export interface RecognizedSuite extends SuiteList {
  name: string;
  text: string;
}

/**
 * Recognizes suites by their layout: files that list ids by folder, at least one of them that of a task.
 * Another list of that layout is a suite too where it lists ids only, or has the name or the folders of
 * a suite: its tasks are missing.
 */
export function recognizeSuites(
  candidates: readonly SuiteCandidate[],
  tasks: readonly { file: string; task: { fields: JsonObject } }[],
  readText: (file: string) => string,
): RecognizedSuite[] {
  const listing = candidates.filter(({ members }) => members !== undefined);
  if (listing.length === 0) return [];

  const ids = new Set(tasks.flatMap(({ file, task }) => [task.fields.id, toJsonFileStem(file)]));
  const namesTasks = ({ members }: SuiteCandidate) =>
    members?.some(({ id }) => ids.has(id)) === true;
  const isList = createListTest(listing.filter(namesTasks));
  const suites = listing.filter((candidate) => namesTasks(candidate) || isList(candidate));
  const nameOf = createSuiteNamer(suites.map(({ file }) => file));
  return suites.map(({ file, text, members = [] }) => ({
    name: nameOf(file),
    file,
    text: text ?? readText(file),
    members,
  }));
}

/** Whether a list without a task resembles those that have some. */
function createListTest(suites: readonly SuiteCandidate[]) {
  const folders = new Set(
    suites.flatMap(({ members = [] }) => members.map(({ folder }) => folder)),
  );
  const beginnings = new Set(suites.map(({ file }) => beginningOf(file)));
  return ({ file, members = [] }: SuiteCandidate): boolean =>
    members.every(({ id }) => uuid.test(id)) ||
    members.every(({ folder }) => folders.has(folder)) ||
    (beginnings.has(beginningOf(file)) && /[-_.]/.test(toJsonFileStem(file)));
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The folder and the first word of a file's name, as of "lists/test_" in "lists/test_all.json". */
const beginningOf = (file: string): string => file.replace(/(?<=^|\/)([^/_.-]*)[^/]*$/, '$1');

/** Names a suite after its file, with the folders when files in several folders have that name. */
export function createSuiteNamer(files: readonly string[]): (file: string) => string {
  const byStem = Map.groupBy(files, toJsonFileStem);
  return (file) => {
    const stem = toJsonFileStem(file);
    return byStem.get(stem)?.length === 1 ? stem : file.replace(/\.json$/i, '');
  };
}

/** Findings without those that treat a suite as a file that should be a task. */
export function withoutSuites(
  findings: readonly Finding[],
  suites: readonly SuiteList[],
): Finding[] {
  const files = new Set(suites.map(({ file }) => file));
  return findings.filter(({ file, code }) => code !== notATask.code || !files.has(file));
}
