import { severities } from '../../lint/model/finding.ts';
import type { Catalogue } from '../catalogue.ts';
import type { FacetName } from '../addresses/facet-names.ts';
import { pickFairly } from './pick-fairly.ts';
import type { FilterName } from '../addresses/problem-filter.ts';
import { groupProblems, type InfoFile, type InfoGroup, type ProblemFile } from './problems.ts';
import type { TaskEntry } from '../task/task-entry.ts';

/** What the page of problems lists: as much as loads fast, and some findings of every rule. */
export interface ProblemList {
  files: readonly (ProblemFile & Listed & { hiddenFindings: number })[];
  notes: readonly (Omit<InfoGroup, 'files'> & {
    files: readonly (InfoFile & Listed)[];
    hiddenFiles: number;
  })[];
  /** How many findings are listed. */
  count: number;
  /** What the listed findings can be filtered by. */
  choices: Readonly<Record<FilterName, readonly Choice[]>>;
}

/** The groups that a file's task belongs to, by the last part of their addresses. */
interface Listed {
  apps: readonly string[];
  suites: readonly string[];
}

export interface Choice {
  value: string;
  label: string;
}

/** A page with more of them is slow to open. */
const listedFiles = 500;
const listedFindings = 5000;
/** How many findings of a file are tried, before the page would have too many. */
const listedOfFile = [100, 50, 20];

export function listProblems(catalogue: Catalogue): ProblemList {
  const all = groupProblems(catalogue);
  const withGroups = createGrouper(catalogue);

  const picked = pickFairly(all.files, listedFiles, ({ findings }) => findings.map(toCode));
  const limit = listedOfFile.find((tried) => countUpTo(tried, picked) <= listedFindings) ?? 10;
  const files = picked.map((file) => {
    const findings = pickFairly(file.findings, limit, (finding) => [finding.code]);
    const hiddenFindings = file.findings.length - findings.length;
    return { ...withGroups(file), findings, hiddenFindings };
  });
  const notes = all.notes.map((rule) => {
    const listed = pickFairly(
      rule.files,
      listedFiles,
      ({ entry }) => entry?.apps.map(toName) ?? [],
    );
    return {
      ...rule,
      files: listed.map(withGroups),
      hiddenFiles: rule.files.length - listed.length,
    };
  });
  const counts = [
    ...files.map(({ findings }) => findings.length),
    ...notes.flatMap((rule) => rule.files.map(({ count }) => count)),
  ];
  return { files, notes, count: sum(counts), choices: findChoices(catalogue, files, notes) };
}

/** Only values of listed findings; any other would find nothing. */
function findChoices(
  { rules, groups }: Catalogue,
  files: ProblemList['files'],
  notes: ProblemList['notes'],
): ProblemList['choices'] {
  const listed = [...files, ...notes.flatMap((rule) => rule.files)];
  const codes = new Set([
    ...files.flatMap(({ findings }) => findings.map(toCode)),
    ...notes.map(({ meta }) => meta.code),
  ]);
  const findGroups = (facet: FacetName, used: ReadonlySet<string>) =>
    groups[facet]
      .filter(({ segment }) => used.has(segment))
      .map(({ segment, label }) => ({ value: segment, label }));
  return {
    severity: severities.map((severity) => ({ value: severity, label: severity })),
    rule: rules
      .filter(({ code }) => codes.has(code))
      .map(({ code, name }) => ({ value: code, label: `${code} ${name}` })),
    app: findGroups('apps', new Set(listed.flatMap(({ apps }) => apps))),
    suite: findGroups('suites', new Set(listed.flatMap(({ suites }) => suites))),
  };
}

function createGrouper(catalogue: Catalogue) {
  return <File extends { entry: TaskEntry | undefined }>(file: File): File & Listed => {
    const segmentsOf = (facet: FacetName, names: readonly string[]) =>
      names.flatMap((name) => catalogue.findGroup(facet, name)?.segment ?? []);
    const { apps = [], suites = [] } = file.entry ?? {};
    return {
      ...file,
      apps: segmentsOf('apps', apps.map(toName)),
      suites: segmentsOf('suites', suites),
    };
  };
}

const countUpTo = (limit: number, files: readonly ProblemFile[]): number =>
  sum(files.map(({ findings }) => Math.min(limit, findings.length)));

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0);

const toCode = ({ code }: { code: string }): string => code;
const toName = ({ name }: { name: string }): string => name;
