import { fileOfMember } from '#text/file-name.ts';
import { posix } from 'node:path';
import { compareFindings, type Finding } from '#lint/model/finding.ts';
import { toVisibleText } from '#text/safe/visible-text.ts';
import { formatCall } from '../invocation/invocation.ts';
import { terminalPaint } from '../terminal/terminal-paint.ts';
import { describeUnread } from '../report/describe-unread.ts';
import { describeSuitesBeside } from '../report/describe-suites-beside.ts';
import { describeProfile } from '../report/describe-profile.ts';
import type { CheckedTarget } from './check-targets.ts';
import { listShortcuts } from './target-shortcuts.ts';
import { listGone } from './gone-records.ts';
import { sum } from '#text/figures/sum.ts';

/** How a report names files. */
type Naming = 'nameOf' | 'pathOf' | 'shortNameOf';

/** All targets as one report, with files named in one way. */
export function toReport(checked: readonly CheckedTarget[], naming: Naming) {
  const files = new Map<string, Record<'path' | 'read', () => string>>();
  const findings = checked.flatMap(({ findings: own, [naming]: nameFile, pathOf, textOf }) => {
    const name = toNamer(nameFile);
    const filesWithFindings = new Set(own.map(({ file }) => file));
    const names = new Map([...filesWithFindings].map((file) => [file, name(file)]));
    for (const [file, named] of names) {
      files.set(named, {
        path: () => pathOf(fileOfMember(file)),
        read: () => textOf(fileOfMember(file)),
      });
    }
    const rename = (file: string) => names.get(file) ?? name(file);
    return own.map(({ files: several, ...finding }) => ({
      ...finding,
      file: rename(finding.file),
      ...(several && { files: several.map(rename) }),
    }));
  });
  const tasks = new Set(
    checked.flatMap(({ tasks: own, [naming]: nameFile }) =>
      own.map(({ file }) => toNamer(nameFile)(file)),
    ),
  );
  const shortcuts = checked.flatMap((target) =>
    listShortcuts(target).map((shortcut) => ({
      ...shortcut,
      file: toNamer(target[naming])(shortcut.file),
    })),
  );
  return {
    shortcuts: checked.some(({ shortcutsOf }) => shortcutsOf) ? shortcuts : undefined,
    files: sum(checked.map(({ fileCount }) => fileCount)),
    tasks: sum(checked.map(({ tasks }) => tasks.length)),
    findings: (checked.length > 1 ? listOnce(findings) : findings).sort(compareFindings),
    isTask: (file: string) => tasks.has(file),
    excepted: sum(checked.map(({ excepted }) => excepted)),
    recorded: sum(checked.map(({ baseline }) => baseline?.recorded.length ?? 0)),
    gone: sum(listGone(checked).map(({ count }) => count)),
    pathOf: (file: string) => files.get(file)?.path() ?? file,
    textOf: (file: string) => files.get(file)?.read() ?? '',
    paint: terminalPaint,
    explainCall: (code: string) => formatCall('explain', code),
  };
}

/** A task in a file with several keeps its name after that of the file. */
const toNamer =
  (nameFile: (file: string) => string) =>
  (name: string): string => {
    const file = fileOfMember(name);
    return `${nameFile(file)}${name.slice(file.length)}`;
  };

/** Suites and results beside several folders are checked with each of them. */
const listOnce = (findings: readonly Finding[]): Finding[] => [
  ...new Map(findings.map((finding) => [JSON.stringify(finding), finding])).values(),
];

/** Which source, profile and settings the findings depend on. */
export function describeCircumstances(checked: readonly CheckedTarget[]): string[] {
  const folders = new Map(
    checked.flatMap(({ environmentFolder: folder, unreadSources }) =>
      folder === undefined ? [] : [[folder, unreadSources]],
    ),
  );
  const labels = new Set(checked.flatMap(({ profile }) => profile?.label ?? []));
  const unused = checked.flatMap((one) => (one.unusedSettings ?? []).map(one.pathOf));
  const elsewhere = new Set(
    checked.flatMap(({ shortNamesFrom, findings }) =>
      findings.length > 0 ? (shortNamesFrom ?? []) : [],
    ),
  );
  return [
    ...[...elsewhere].map((folder) => `files are named from ${toVisibleText(folder)}`),
    ...[...folders].map(
      ([folder, unread]) =>
        `checked against the source of the environment in ${toVisibleText(folder)}${describeUnread(unread)}`,
    ),
    ...describeSuitesBeside([...new Set(checked.flatMap((one) => one.suitesBeside ?? []))]),
    ...[...labels].map(describeProfile),
    ...(checked.some(({ isProfileUnused }) => isProfileUnused) ? [profileUnused] : []),
    ...describeUnused(unused.length > mostUnused ? [] : unused),
  ];
}

const profileUnused =
  '"profile" in dataset.json has no effect, because the source of the environment was read';

/** The settings of tasks may be further down in a repository. */
const describeUnused = (files: readonly string[]): string[] =>
  files.map((file) => {
    const call = formatCall('check', posix.dirname(file));
    return `${toVisibleText(file)} was not used, since it is below the folder that was checked; to use it: ${toVisibleText(call)}`;
  });

/** More of them are the settings of many datasets. */
const mostUnused = 3;
