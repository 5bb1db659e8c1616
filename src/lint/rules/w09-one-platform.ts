import { cloudFile, openStep, vmFile } from '../examples/example-parts.ts';
import { reachesOtherSystem } from '../facts/apps/system-of.ts';
import { findPathOf, mayNameDrive, type System } from '#machine/systems.ts';
import { machineText, machineStrings } from '../facts/apps/machine-strings.ts';
import { uploads } from '../facts/files/uploads.ts';
import { defineTaskRule } from '../model/rule.ts';
import type { StringWithin } from '../facts/strings-within.ts';

const linuxFile = vmFile('/home/user/report.docx');
const windowsFile = { ...linuxFile, path: 'C:\\Users\\user\\report.docx' };
const expected = cloudFile('https://files.example.org/report.docx', 'report_expected.docx');
const task = ({ path }: { path: string }, result: object) => ({
  related_apps: ['word_processor'],
  config: [openStep(path)],
  evaluator: { func: 'compare_docx_files', result, expected },
});

export const onePlatform = defineTaskRule({
  code: 'W09',
  name: 'one-platform',
  severity: 'warning',
  consequence: 'fails',
  summary: 'All paths of a task are for the same operating system.',
  why: 'A task runs on one machine, where paths of another system do not exist. Usually the task was moved to another system and a path was forgotten.',
  howToFix:
    'Rewrite the path for the system that the task runs on. Split a task for two systems into two tasks.',
  concerns: ['action', 'getter vm_file'],
  examples: {
    good: [task(linuxFile, linuxFile), task(windowsFile, windowsFile)],
    bad: [task(linuxFile, windowsFile)],
  },

  message: ({ found, system, other }: { found: string; system: string; other: string }) =>
    `"${found}" is a ${system} path, but "${other}" in this task is not; use paths of one system`,

  *check(task) {
    if (!mayNameDrive(machineText(task)) || reachesOtherSystem(task)) return;
    // A path in the place of an address is reported by W06.
    // The computer that files are uploaded from may be of another system.
    const local = new Set(uploads(task).map((upload) => upload.local));
    const strings = machineStrings(task).filter(
      ({ field, text }) => field !== 'url' && !local.has(text),
    );
    const onWindows = findPaths(strings, 'windows');
    const [windows] = onWindows;
    if (!windows) return;
    const onLinux = findPaths(strings, 'linux');
    const [linux] = onLinux;
    if (!linux) return;

    // The rarer kind was forgotten; of equally many, the Linux path.
    const system = onWindows.length < onLinux.length ? 'Windows' : 'Linux';
    const [odd, usual] = system === 'Windows' ? [windows, linux] : [linux, windows];
    const about = [...onWindows, ...onLinux].map(({ path }) => path);
    yield { at: odd.at, found: odd.path, system, other: usual.path, about };
  },
});

function findPaths(strings: readonly StringWithin[], system: System): Found[] {
  return strings.flatMap(({ text, field, at }) => {
    const path = findPathOf(system, text);
    if (path === undefined) return [];
    // A field of this name has only a path, in which there may be blanks.
    return [{ path: field === 'path' && text.startsWith(path) ? text : path, at }];
  });
}

interface Found {
  path: string;
  at: StringWithin['at'];
}
