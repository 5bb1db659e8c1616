import { cloudFile, vmFile } from '../examples/example-parts.ts';
import { toPointer } from '#text/json/json-pointer.ts';
import { fetches } from '../facts/fetches.ts';
import { machinePathsIn } from '../facts/files/fetched-files.ts';
import { machineStrings } from '../facts/apps/machine-strings.ts';
import { isAbsolutePath } from '#machine/paths.ts';
import { defineTaskRule, type Problem } from '../model/rule.ts';
import { openedFile, placedFiles, setupSteps } from '../facts/setup/setup-steps.ts';
import type { TaskView } from '../facts/task-view.ts';
import { placeStrings } from '../facts/placed-value.ts';
import type { StringWithin } from '../facts/strings-within.ts';

interface Facts {
  found: string;
  fault: 'relative' | 'address' | 'several' | 'no address' | 'padded' | 'escape' | 'backslash';
}

const task = (path: string) => ({
  evaluator: {
    func: 'compare_text_file',
    result: vmFile(path, 'a.txt'),
    expected: cloudFile('https://files.example.org/a.txt', 'a_expected.txt'),
  },
});

export const placeExact = defineTaskRule({
  code: 'W14',
  name: 'place-exact',
  severity: 'warning',
  consequence: 'fails',
  summary: 'Paths and addresses are absolute and exact.',
  why: 'The folder that a relative path starts from depends on the environment; it often is the home folder, so the severity is info. A browser that is controlled by a program opens no address without a protocol. A getter that reads a file of the machine downloads nothing, and reads one file by its full name. A backslash is part of a name on Linux and macOS, and in JSON it is written twice. A space or a comma after a path or an address is taken as part of it.',
  howToFix:
    'Write a path from the root or from the home folder, such as /home/user/a.txt or ~/a.txt, and an address with its protocol. Write nothing before or after them in the string.',
  yieldsTo: ['W56'],
  concerns: [
    'action browser_open_tabs',
    'action chrome_open_tabs',
    'action open',
    'getter content_from_vm_file',
    'getter vm_file',
  ],
  trackRecord: [{ dataset: 'OSWorld-Verified', read: 1, defects: 0 }],
  examples: {
    good: [task('/home/user/Documents/a.txt'), task('~/Documents/a.txt')],
    bad: [task('Documents/a.txt'), task('/home/user/Documents/a.txt,')],
  },

  message: ({ found, fault }: Facts) => {
    switch (fault) {
      case 'relative':
        return `"${found}" is a relative path; use an absolute one`;
      case 'address':
        return `"${found}" is a web address, not a path of the machine; download it with "cloud_file"`;
      case 'several':
        return `"${found}" is not the path of one file; write its name`;
      case 'no address':
        return `"${found}" is not opened, because it has no valid protocol; begin it with "https://"`;
      case 'padded':
        return `a space or punctuation beside "${found}" is taken as part of it; remove it`;
      case 'escape':
        return `${JSON.stringify(found)} contains a tab or a line feed; in JSON, write "\\\\" for a backslash, or "/"`;
      case 'backslash':
        return `the backslash in "${found}" is part of the name; write "/" between folders, and a space as it is`;
    }
  },

  *check(view) {
    const read = readPaths(view);
    yield* findPlaces([...openedPaths(view), ...read], isRelative, 'relative');
    yield* findPlaces(read, (text) => webAddress.test(text), 'address');
    yield* findPlaces([...placedPaths(view), ...read], (text) => several.test(text), 'several');
    yield* findPlaces(tabAddresses(view), (text) => !protocol.test(text), 'no address');
    for (const place of machineStrings(view)) yield* judgeString(place);
  },
});

function* findPlaces(
  places: readonly Pick<StringWithin, 'text' | 'at'>[],
  isFaulty: (text: string) => boolean,
  fault: Facts['fault'],
): Generator<Problem<Facts>> {
  for (const place of places) {
    if (!isFaulty(place.text)) continue;
    // Many machines start relative paths from the home folder.
    const isInfo = fault === 'relative';
    yield { ...common(place), found: place.text, fault, ...(isInfo && { severity: 'info' }) };
  }
}

/** The same path elsewhere may be wrong only because of this one. */
const common = ({ text, at }: Pick<StringWithin, 'text' | 'at'>) => ({
  at,
  about: [toPointer(at), text],
});

function* judgeString(place: StringWithin): Generator<Problem<Facts>> {
  const { text, field } = place;
  if (lacksRoot.test(text)) yield { ...common(place), found: text, fault: 'relative' };
  if (!placeFields.has(field) || text.trim() === '') return;
  const padding = text.includes('?') ? searchPadding : anyPadding;
  if (padding.test(text)) {
    yield { ...common(place), found: text.trim().replace(padding, ''), fault: 'padded' };
  } else if (pathFields.has(field) && suspicious.test(text)) {
    const fault = controlWithin.test(text) ? 'escape' : 'backslash';
    yield { ...common(place), found: text, fault };
  }
}

const isRelative = (text: string): boolean =>
  text.trim() !== '' && !lacksRoot.test(text) && !isRooted(text.trim());

/** Whether a text starts at the root, a drive, the home folder, a variable or with a protocol. */
const isRooted = (text: string): boolean =>
  isAbsolutePath(text) || /^(?:[$%{]|[a-z][a-z+.-]*:)/i.test(text);

const webAddress = /^https?:/i;
/** A folder, or a pattern of names. */
const several = /[/\\]$|\*/;
/** "https:" spelt right, or another protocol; a variable may have either. */
const protocol = /^https?:\/\/|^(?!h{0,2}t{1,3}p{0,2}s{0,2}:)[a-z][a-z-]+:|^[{<$]/i;
const pathFields = new Set(['path', 'dest']);
const placeFields = new Set([...pathFields, 'url']);
/** What "\\t" and "\\n" become in a path of Windows whose backslashes are not written twice. */
const controlWithin = /[\b\f\n\r\t]/;
/** Such a character, or a backslash in a path of Linux or macOS. */
const suspicious = /[\b\f\n\r\t]|^(?:\/(?!\/)|~\/).*\\/;
const anyPadding = /^\s+|(?:[\s",;]|%20){1,9}$/;
/** What is typed for a search may end with an encoded blank. */
const searchPadding = /^\s+|[\s",;]{1,9}$/;
/** Commands may run in the folder that a relative path starts from, but these folders are at the root. */
const lacksRoot = /^(?:home|root|tmp|Users)\/[^\s*?]+$/;

const openedPaths = (view: TaskView) =>
  setupSteps(view)
    .flatMap((step) => openedFile(step) ?? [])
    .map(({ path, at }) => ({ text: path, at }));

const placedPaths = (view: TaskView) =>
  setupSteps(view)
    .flatMap(placedFiles)
    .map(({ path, at }) => ({ text: path, at }));

const readPaths = (view: TaskView) => fetches(view).flatMap(machinePathsIn);

const tabAddresses = (view: TaskView) =>
  setupSteps(view).flatMap(({ effect, parameters, at }) =>
    effect?.kind === 'open pages' && Array.isArray(parameters[effect.addresses])
      ? placeStrings(parameters[effect.addresses], [...at, 'parameters', effect.addresses])
      : [],
  );
