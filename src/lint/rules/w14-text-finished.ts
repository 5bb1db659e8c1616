import { fetches } from '../facts/fetches.ts';
import { machineReaders } from '../facts/files/fetched-files.ts';
import { machineText, machineStrings } from '../facts/apps/machine-strings.ts';
import { commandLines, commandText } from '../facts/setup/command-lines.ts';
import { findNearestName } from '../../text/similarity/nearest-name.ts';
import { builtInPlaceholders } from '../../vocabulary/profiles/placeholders.ts';
import { opensTabs } from '../facts/apps/browser-steps.ts';
import { defineTaskRule, type Problem } from '../model/rule.ts';
import { placedFiles, setupSteps } from '../facts/setup/setup-steps.ts';
import type { TaskView } from '../facts/task-view.ts';
import { placeStrings } from '../facts/placed-value.ts';

interface Facts {
  found: string;
  fault:
    | 'relative'
    | 'address'
    | 'several'
    | 'no address'
    | 'padded'
    | 'escape'
    | 'backslash'
    | 'placeholder'
    | 'misspelt'
    | 'not replaced'
    | 'nothing'
    | 'empty';
  /** The placeholder that was probably meant. */
  meant?: string;
}

const task = (path: string) => ({
  evaluator: {
    func: 'compare_text_file',
    result: { type: 'vm_file', path, dest: 'a.txt' },
    expected: {
      type: 'cloud_file',
      path: 'https://files.example.org/a.txt',
      dest: 'a_expected.txt',
    },
  },
});

export const textFinished = defineTaskRule({
  code: 'W14',
  name: 'text-finished',
  severity: 'warning',
  summary:
    'Paths and addresses are absolute and exact, no placeholder is left, and there is an instruction.',
  why: 'The folder that a relative path starts from depends on the environment. A browser that is controlled by a program opens no address without a protocol. A getter of the machine downloads nothing, and reads one file by its full name. A backslash is part of a name on Linux and macOS, and in JSON it is written twice. A space or a comma after a path or an address is taken as part of it, and a placeholder is used literally, as is one whose name is misspelt or that the environment does not replace. For an empty instruction the severity is error: nobody can solve the task.',
  howToFix:
    'Write the whole path from the root or from the home folder, such as /home/user/a.txt or ~/a.txt, an address from its protocol, and nothing beside them. Replace or remove the placeholder; if your environment replaces it, list it under "placeholders" in "environment" of dataset.json.',
  concerns: [
    'action browser_open_tabs',
    'action chrome_open_tabs',
    'action open',
    'getter content_from_vm_file',
    'getter vm_file',
  ],
  examples: {
    good: [task('/home/user/Documents/a.txt'), task('~/Documents/a.txt')],
    bad: [task('Documents/a.txt'), task('/home/user/<file_name>')],
  },

  message: ({ found, fault, meant = '' }: Facts) => {
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
        return `"${found}" has a space or punctuation beside it that is taken as part of it; remove that`;
      case 'escape':
        return `${JSON.stringify(found)} contains a tab or a line feed; in JSON, write "\\\\" for a backslash, or "/"`;
      case 'backslash':
        return `the backslash in "${found}" is part of the name; write "/" between folders, and a space as it is`;
      case 'placeholder':
        return `"${found}" is a placeholder; replace it`;
      case 'misspelt':
        return `unknown placeholder "${found}"; did you mean "${meant}"?`;
      case 'not replaced':
        return `the environment does not replace "${found}"${meant === '' ? '; remove it' : `; write "${meant}"`}`;
      case 'nothing':
        return `"${found}" is empty; write a value or remove the field`;
      case 'empty':
        return 'the instruction is empty; say what the agent is to do';
    }
  },

  *check(view, { environment }): Generator<Problem<Facts>> {
    const read = readPaths(view);
    for (const { text, at } of [...openedPaths(view), ...read]) {
      const isReported = text.trim() !== '' && !lacksRoot.test(text) && !absolute.test(text);
      if (isReported) yield { at, found: text, fault: 'relative' };
    }
    for (const { text, at } of read) {
      if (/^https?:/i.test(text)) yield { at, found: text, fault: 'address' };
    }
    for (const { text, at } of [...placedPaths(view), ...read]) {
      if (/[/\\]$|\*/.test(text)) yield { at, found: text, fault: 'several' };
    }
    for (const { text, at } of tabAddresses(view)) {
      if (!protocol.test(text)) yield { at, found: text, fault: 'no address' };
    }
    if (typeof view.fields.instruction === 'string' && view.fields.instruction.trim() === '') {
      yield { at: ['instruction'], found: '', fault: 'empty', severity: 'error' };
    }
    for (const field of ['id', 'instruction'] as const) {
      const text = view.fields[field];
      const found = typeof text === 'string' ? placeholderAlone.exec(text)?.[0] : undefined;
      if (found !== undefined) yield { at: [field], found, fault: 'placeholder' };
    }
    const all = machineText(view);
    const isWithin = mayBePlaceholder.test(all) && placeholderWithin.test(all);
    const isReplaced = (text: string) => environment?.placeholders?.includes(text);
    yield* findMisspelt(view, environment?.placeholders ?? builtInPlaceholders);
    for (const place of machineStrings(view)) {
      if (lacksRoot.test(place.text)) {
        yield { at: place.at, found: place.text, fault: 'relative' };
      }
      if (placeFields.has(place.field) && place.text.trim() === '') {
        yield { at: place.at, found: place.field, fault: 'nothing' };
        continue;
      }
      const padding = place.text.includes('?') ? searchPadding : anyPadding;
      if (placeFields.has(place.field) && padding.test(place.text)) {
        yield { at: place.at, found: place.text.trim().replace(padding, ''), fault: 'padded' };
      } else if (pathFields.has(place.field) && suspicious.test(place.text)) {
        const isEscape = controlWithin.test(place.text);
        yield { at: place.at, found: place.text, fault: isEscape ? 'escape' : 'backslash' };
      }
      const found =
        (isWithin ? placeholderWithin.exec(place.text)?.[1] : undefined) ??
        (placeFields.has(place.field) ? placeholderAlone.exec(place.text)?.[0] : undefined);
      if (found === undefined || isReplaced(found.trim())) continue;
      yield { at: place.at, found, fault: 'placeholder' };
    }
  },
});

/** "https:" spelt right, or another protocol; a variable may have either. */
const protocol = /^https?:\/\/|^(?!h{0,2}t{1,3}p{0,2}s{0,2}:)[a-z][a-z-]+:|^[{<$]/i;
const placeFields = new Set(['path', 'dest', 'url']);
const pathFields = new Set(['path', 'dest']);
/** What "\\t" and "\\n" become in a path of Windows whose backslashes are not written twice. */
const controlWithin = /[\b\f\n\r\t]/;
/** Such a character, or a backslash in a path of Linux or macOS. */
const suspicious = /[\b\f\n\r\t]|^(?:\/(?!\/)|~\/).*\\/;
const anyPadding = /^\s+|(?:[\s",;]|%20){1,9}$/;
/** What is typed for a search may end with an encoded blank. */
const searchPadding = /^\s+|[\s",;]{1,9}$/;
/** From the root, a drive, the home folder, a variable or a web address. */
const absolute = /^\s*(?:[/\\~$%{]|[A-Za-z][A-Za-z+.-]*:)/;
/** Commands may run in the folder that a relative path starts from, but these folders are at the root. */
const lacksRoot = /^(?:home|root|tmp|Users)\/[^\s*?]+$/;
const placeholderAlone =
  /^\s*(?:TODO|FIXME|TBD|XXX|PLACEHOLDER|<[a-z]+(?:[ _-][a-z]+){0,9}>)[\s.:…]*$|^(?:TODO|FIXME):/i;
/** Part of every placeholder within a string; a fast test. */
const mayBePlaceholder = /<[a-z]|your_|path[\\/]{1,2}to[\\/]/i;
/** In angle brackets only with an underscore, which no HTML tag has. */
const placeholderWithin =
  /(?:^|[^\w$])(<(?:[a-z]+(?:_[a-z]+){1,9}|your[ _-][\w -]{1,40})>|your_(?:api|bucket|domain|email|file|folder|id|key|name|pass|path|project|token|url|user)\w{0,40}|path[\\/]{1,2}to[\\/])/i;

/** In braces and capitals; behind "$" it is a variable of the shell. */
const bracedName = /(?<![$\w{])\{([A-Z][A-Z\d_-]{3,40})\}/g;

function* findMisspelt(view: TaskView, placeholders: readonly string[]): Generator<Problem<Facts>> {
  if (!commandText(view).includes('{')) return;
  for (const { text, at } of commandLines(view)) {
    for (const [found, name = ''] of text.matchAll(bracedName)) {
      if (placeholders.includes(found)) continue;
      if (builtInPlaceholders.includes(found)) {
        const meant = placeholders.find((other) => isForPassword(other) === isForPassword(found));
        yield { at, found, fault: 'not replaced', ...(meant !== undefined && { meant }) };
        break;
      }
      const meant = findNearestName(found, placeholders);
      // A program may have such a variable of its own.
      if (!meant || meant.edits > mostEdits || new RegExp(`\\b${name}\\s*=`).test(text)) continue;
      yield { at, found, fault: 'misspelt', meant: meant.name };
      break;
    }
  }
}

const isForPassword = (placeholder: string): boolean => /pass/i.test(placeholder);

const mostEdits = 3;

const openedPaths = (view: TaskView) =>
  setupSteps(view)
    .filter(({ type }) => type === 'open')
    .flatMap(({ parameters, at }) => placeStrings(parameters.path, [...at, 'parameters', 'path']));

const placedPaths = (view: TaskView) =>
  setupSteps(view)
    .flatMap(placedFiles)
    .map(({ path, at }) => ({ text: path, at: [...at, 'path'] }));

const readPaths = (view: TaskView) =>
  fetches(view)
    .filter(({ getter }) => machineReaders.has(getter))
    .flatMap(({ source, at }) => placeStrings(source.path, [...at, 'path']));

const tabAddresses = (view: TaskView) =>
  setupSteps(view)
    .filter((step) => opensTabs(step) && Array.isArray(step.parameters.urls_to_open))
    .flatMap(({ parameters, at }) =>
      placeStrings(parameters.urls_to_open, [...at, 'parameters', 'urls_to_open']),
    );
