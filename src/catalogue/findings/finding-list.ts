import { type Finding, severities, type Severity } from '#lint/model/finding.ts';
import type { RuleMeta } from '#lint/model/rule.ts';
import { countListed, filesOf, groupByCause } from '#lint/report/causes.ts';
import type { Catalogue } from '../catalogue.ts';
import type { FacetName } from '#addresses/facet-names.ts';
import { describeSeverity } from '../task/describe-findings.ts';
import { pickFairly } from './pick-fairly.ts';
import type { FilterName } from '#addresses/finding-filter.ts';
import { groupNotes, indexByFile, type InfoFile, type InfoGroup } from './rule-hits.ts';
import type { TaskEntry } from '../task/task-entry.ts';
import { sum } from '#text/figures/sum.ts';

/** What the page of findings lists: as much as loads fast, and some findings of every rule. */
export interface FindingList {
  /** Errors, then warnings; by rule. */
  rules: readonly ListedRule[];
  notes: readonly (Omit<InfoGroup, 'files'> & {
    files: readonly (InfoFile & Listed)[];
    hiddenFiles: number;
  })[];
  /** How many findings are listed. */
  count: number;
  /** What the listed findings can be filtered by. */
  choices: Readonly<Record<FilterName, readonly Choice[]>>;
}

/** The findings of one rule and severity. */
export interface ListedRule {
  meta: RuleMeta;
  severity: Severity;
  /** How many findings there are, listed or not, and in how many files. */
  count: number;
  fileCount: number;
  causes: readonly ListedCause[];
}

/** Findings with one cause: some to show, and others to show on demand. */
interface ListedCause {
  shown: readonly ListedFinding[];
  folded: readonly ListedFinding[];
}

/** Without an entry, the finding's file has no page of its own. */
export interface ListedFinding extends Listed {
  finding: Finding;
  entry: TaskEntry | undefined;
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
const listedFindings = 2000;

export function listFindings(catalogue: Catalogue): FindingList {
  const withGroups = createGrouper(catalogue);
  const rules = listRules(catalogue, withGroups);
  const notes = groupNotes(catalogue).map((rule) => {
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
  const listed = rules.flatMap(listedOf);
  const count = listed.length + sum(notes.flatMap((rule) => rule.files.map((file) => file.count)));
  return { rules, notes, count, choices: findChoices(catalogue, listed, notes) };
}

/** Errors first, by rule; of each rule, frequent causes first. */
function listRules(catalogue: Catalogue, withGroups: Grouper): ListedRule[] {
  const entryOf = indexByFile(catalogue.entries);
  const metaOf = new Map(catalogue.rules.map((meta) => [meta.code, meta]));
  const serious = catalogue.findings.filter(({ severity }) => severity !== 'info');
  const causes = groupByCause(serious);
  const picked = new Set(
    pickFairly(
      causes.flatMap(({ findings }) => findings),
      listedFindings,
      ({ code }) => [code],
    ),
  );
  const toListed = (finding: Finding) => withGroups({ finding, entry: entryOf.get(finding.file) });
  const byRule = Map.groupBy(causes, ({ severity, code }) => `${severity} ${code}`);
  return [...byRule.values()].flatMap((own) => {
    const findings = own.flatMap((cause) => cause.findings);
    const [first] = own;
    const meta = metaOf.get(first?.code ?? '');
    if (!first || !meta) return [];
    return [
      {
        meta,
        severity: first.severity,
        count: findings.length,
        fileCount: filesOf(findings).length,
        causes: own.flatMap((cause) => {
          const listed = cause.findings.filter((finding) => picked.has(finding)).map(toListed);
          if (listed.length === 0) return [];
          const most = countListed(listed.length);
          return [{ shown: listed.slice(0, most), folded: listed.slice(most) }];
        }),
      },
    ];
  });
}

/** The findings of a rule that the page lists, folded or not. */
export const listedOf = ({ causes }: ListedRule): ListedFinding[] =>
  causes.flatMap(({ shown, folded }) => [...shown, ...folded]);

/** Only values of listed findings; any other would find nothing. */
function findChoices(
  { rules, groups }: Catalogue,
  findings: readonly ListedFinding[],
  notes: FindingList['notes'],
): FindingList['choices'] {
  const listed = [...findings, ...notes.flatMap((rule) => rule.files)];
  const codes = new Set([
    ...findings.map(({ finding }) => finding.code),
    ...notes.map(({ meta }) => meta.code),
  ]);
  const findGroups = (facet: FacetName, used: ReadonlySet<string>) =>
    groups[facet]
      .filter(({ segment }) => used.has(segment))
      .map(({ segment, label }) => ({ value: segment, label }));
  return {
    severity: severities.map((severity) => ({
      value: severity,
      label: describeSeverity(severity),
    })),
    rule: rules
      .filter(({ code }) => codes.has(code))
      .map(({ code, name }) => ({ value: code, label: `${code} ${name}` })),
    app: findGroups('apps', new Set(listed.flatMap(({ apps }) => apps))),
    suite: findGroups('suites', new Set(listed.flatMap(({ suites }) => suites))),
  };
}

type Grouper = ReturnType<typeof createGrouper>;

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

const toName = ({ name }: { name: string }): string => name;
