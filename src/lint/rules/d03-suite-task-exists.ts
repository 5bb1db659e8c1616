import { formatCount } from '#text/figures/format-count.ts';
import { didYouMean } from '#text/similarity/did-you-mean.ts';
import { listTaskPlaces, memberOf } from '#text/file-name.ts';
import { findNearNames } from '#text/similarity/near-names.ts';
import {
  type DatasetMember,
  defineDatasetRule,
  type SuiteList,
  type SuiteMember,
} from '../model/rule.ts';

const instruction = 'Put a PDF of the open page on the desktop.';

export const suiteTaskExists = defineDatasetRule({
  code: 'D03',
  name: 'suite-task-exists',
  severity: 'error',
  consequence: 'stops',
  summary: 'Every task that a suite lists exists.',
  why: 'A run of the suite stops at a missing task or skips it, and its results are those of fewer tasks than the suite has. A file that has the layout of a suite but lists no task at all is one finding; the severity is then warning.',
  howToFix:
    'Correct the id or the folder that it is listed under. If the task was removed from the dataset, remove it from the suite as well.',
  examples: {
    good: [{ 'os/a.json': { id: 'a' }, 'suites/quick.json': { os: ['a'] } }],
    bad: [
      {
        'os/a.json': { id: 'a' },
        'browser/b.json': { id: 'b', instruction },
        'suites/quick.json': { os: ['a', 'b'] },
      },
      {
        'os/write-letter.json': { id: 'write-letter' },
        'suites/quick.json': { os: ['write-leter'] },
      },
    ],
  },

  message(facts: Facts) {
    if (facts.kind === 'list') {
      return `none of the ${formatCount(facts.ids)} ids that this file lists is a task; correct them, add the tasks, or remove the list`;
    }
    const { folder, id, near } = facts;
    const found = `the ${folder === '' ? 'root folder' : `folder "${folder}"`} has no task "${id}"`;
    if (!near) return `${found}; correct the id or remove it`;
    if (keyOf(near).normalize() === keyOf({ folder, id }).normalize()) {
      return `${found}, but one whose name differs only in its Unicode form; use one form, such as NFC`;
    }
    const place = near.folder === '' ? 'the root folder' : `"${near.folder}"`;
    const key = near.folder === '' ? 'under ""' : 'there';
    if (near.id === id) return `${found}; it is in ${place}, so list it ${key}`;
    return `${found}${didYouMean(near.id, near.folder === folder ? '' : ` in ${place}`)}`;
  },

  *check(tasks, { suites }) {
    if (suites.length === 0) return;
    const places = tasks.flatMap(placesOf);
    const keys = new Set(places.map(keyOf));
    // Those in a file with several have no folder of their own.
    const withoutFolder = tasks.filter(({ file }) => memberOf(file) !== undefined);
    const names = new Set(withoutFolder.flatMap(placesOf).map(({ id }) => id));
    const missing = suites.flatMap(({ file, members }) => {
      const absent = members.filter((member) => !keys.has(keyOf(member)) && !names.has(member.id));
      if (absent.length === 0) return [];
      const listed = new Set(members.map(keyOf));
      return absent.map((member) => ({ file, listed, ...member }));
    });
    if (missing.length === 0) return;

    const nearOf = findNearNames(
      missing.map(({ id }) => id),
      places,
    );
    const lost = suites.filter((suite) => isLost(suite, keys, nearOf));
    for (const { file, members } of lost) {
      const severity = 'warning' as const;
      const list = 'a list of missing tasks';
      yield { kind: 'list' as const, file, at: [], ids: members.length, severity, cause: list };
    }
    const folders = new Set(places.map((place) => place.folder));
    const lostFiles = new Set(lost.map(({ file }) => file));
    for (const { file, listed, ...member } of missing) {
      if (lostFiles.has(file)) continue;
      const { folder, id, at } = member;
      const near = selectMeant(member, nearOf.get(id) ?? [], listed);
      // The key may be the name of the folder itself that was checked.
      if (near?.folder === '' && near.id === id && !folders.has(folder)) continue;
      yield { kind: 'task' as const, file, at, folder, id, cause, near };
    }
  },
});

const cause = 'a suite lists a task that does not exist';

/** Whether a list has several ids, and no task has any of them or one like it. */
const isLost = (
  { members }: SuiteList,
  keys: ReadonlySet<string>,
  nearOf: ReadonlyMap<string, readonly Place[]>,
): boolean =>
  members.length > 1 &&
  members.every((member) => !keys.has(keyOf(member)) && !nearOf.get(member.id)?.length);

type Facts = MissingTask | { kind: 'list'; ids: number };

interface MissingTask {
  kind: 'task';
  folder: string;
  id: string;
  /** A task with this id in another folder, else one with a similar id. */
  near: Place | undefined;
}

/** The names by which a suite may list a task. */
type Place = Pick<SuiteMember, 'folder' | 'id'>;

const placesOf = ({ file, task }: DatasetMember): Place[] =>
  listTaskPlaces(file, task.fields.id).map(({ folder, name }) => ({ folder, id: name }));

/** The task with the same id, else one in the same folder that the suite does not list yet. */
function selectMeant(
  { folder, id }: Place,
  near: readonly Place[],
  listed: ReadonlySet<string>,
): Place | undefined {
  const others = near.filter((place) => !listed.has(keyOf(place)));
  return (
    near.find((place) => place.id === id) ??
    others.find((place) => place.folder === folder) ??
    others[0]
  );
}

const keyOf = ({ folder, id }: Place): string => `${folder}/${id}`;
