import { type Consequence, consequenceLabels, consequences } from '#lint/model/consequence.ts';
import { type Finding, severities, type Severity } from '#lint/model/finding.ts';
import type { RuleMeta } from '#lint/model/rule.ts';
import { filesOf, groupByCause, type Cause } from '#lint/report/causes/causes.ts';
import { findCommonMessage } from '#lint/report/causes/common-message.ts';
import { groupByConsequence, type RuleCauses } from '#lint/report/causes/consequence-groups.ts';
import type { Catalogue } from '../catalogue.ts';
import type { FixedFacetName } from '#addresses/facet-names.ts';
import { toListedMessage } from '../answers/answers.ts';
import { describeSeverity } from '#lint/report/severity-words.ts';
import { pickFairly } from './pick-fairly.ts';
import { countFindings, type FilterName } from '#addresses/finding-filter.ts';
import { groupNotes, indexByFile, type InfoFile, type InfoGroup } from './rule-hits.ts';
import type { TaskEntry } from '../task/task-entry.ts';

/** What the page of findings lists: as much as loads fast, and some findings of every rule. */
export interface FindingList {
  /** By what they mean for results. */
  groups: readonly ListedGroup[];
  /** How many findings are listed. */
  count: number;
  /** What the listed findings can be filtered by. */
  choices: Readonly<Record<FilterName, readonly Choice[]>>;
}

/** The findings of one consequence. */
export interface ListedGroup {
  consequence: Consequence;
  label: string;
  /** Errors, then warnings; those that are frequent first. */
  rules: readonly ListedRule[];
  notes: readonly ListedNotes[];
}

/** The notes of one rule, by file. */
export type ListedNotes = Omit<InfoGroup, 'files'> & {
  files: readonly (InfoFile & Listed)[];
  hiddenFiles: number;
};

/** The findings of one rule and severity. */
export interface ListedRule {
  meta: RuleMeta;
  severity: Severity;
  /** How many findings there are, listed or not, and in how many files. */
  count: number;
  fileCount: number;
  /** Frequent ones first. */
  causes: readonly ListedCause[];
}

/** Findings with one cause. */
export interface ListedCause {
  /** What differs between theirs is left out. */
  message: string;
  count: number;
  fileCount: number;
  findings: readonly ListedFinding[];
}

/** Without an entry, the finding's file has no page of its own. */
export interface ListedFinding extends Listed {
  finding: Finding;
  entry: TaskEntry | undefined;
}

/** The groups that the tasks belong to, by the last part of their addresses. */
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
      files: listed.map((file) => withGroups(file, [file.file])),
      hiddenFiles: rule.files.length - listed.length,
    };
  });
  const groups = consequences
    .map((consequence) => ({
      consequence,
      label: consequenceLabels[consequence],
      rules: rules.get(consequence) ?? [],
      notes: notes.filter((note) => note.consequence === consequence),
    }))
    .filter((group) => group.rules.length + group.notes.length > 0);
  const listed = groups.flatMap((group) => group.rules).flatMap(listedOf);
  const count = listed.length + countFindings(notes.flatMap((rule) => rule.files));
  return { groups, count, choices: findChoices(catalogue, listed, notes) };
}

/** The rules with errors and warnings, by consequence. */
function listRules(
  catalogue: Catalogue,
  withGroups: Grouper,
): ReadonlyMap<Consequence, ListedRule[]> {
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
  const toCause = ({ findings }: Cause): ListedCause => ({
    message: findCommonMessage(findings.map(toListed)),
    count: findings.length,
    fileCount: filesOf(findings).length,
    findings: findings
      .filter((finding) => picked.has(finding))
      .map((finding) =>
        withGroups({ finding, entry: entryOf.get(finding.file) }, filesOf([finding])),
      ),
  });
  const toListed = (finding: Finding) => ({
    ...finding,
    message: toListedMessage(finding),
  });
  const toRule = ({ code, severity, findings, files, causes: group }: RuleCauses) => {
    const meta = metaOf.get(code);
    if (!meta) return [];
    return [{ meta, severity, count: findings, fileCount: files, causes: group.map(toCause) }];
  };
  return new Map(
    groupByConsequence(causes).map(({ consequence, rules }) => [
      consequence,
      rules.flatMap(toRule),
    ]),
  );
}

/** The findings of a rule that the page lists. */
export const listedOf = ({ causes }: Pick<ListedRule, 'causes'>): ListedFinding[] =>
  causes.flatMap(({ findings }) => findings);

/** Only values of listed findings; any other would find nothing. */
function findChoices(
  { rules, groups }: Catalogue,
  findings: readonly ListedFinding[],
  notes: readonly ListedNotes[],
): FindingList['choices'] {
  const listed = [...findings, ...notes.flatMap((rule) => rule.files)];
  const codes = new Set([
    ...findings.map(({ finding }) => finding.code),
    ...notes.map(({ meta }) => meta.code),
  ]);
  const findGroups = (facet: FixedFacetName, used: ReadonlySet<string>) =>
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

/** Adds the groups of the tasks that something is about. */
function createGrouper(catalogue: Catalogue) {
  const entryOf = indexByFile(catalogue.entries);
  return <Item extends object>(item: Item, files: readonly string[]): Item & Listed => {
    const entries = files.flatMap((file) => entryOf.get(file) ?? []);
    const segmentsOf = (facet: FixedFacetName, names: readonly string[]) => [
      ...new Set(names.flatMap((name) => catalogue.findGroup(facet, name)?.segment ?? [])),
    ];
    return {
      ...item,
      apps: segmentsOf(
        'apps',
        entries.flatMap(({ apps }) => apps.map(toName)),
      ),
      suites: segmentsOf(
        'suites',
        entries.flatMap(({ suites }) => suites),
      ),
    };
  };
}

const toName = ({ name }: { name: string }): string => name;
