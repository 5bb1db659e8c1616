import { type Consequence, consequenceLabels, consequences } from '#lint/model/consequence.ts';
import type { Finding, Severity } from '#lint/model/finding.ts';
import type { RuleMeta } from '#lint/model/rule.ts';
import { filesOf, groupByCause, type Cause } from '#lint/report/causes/causes.ts';
import { toFoundPart } from '#lint/report/found-part.ts';
import { findCommonMessage } from '#lint/report/causes/common-message.ts';
import { groupByConsequence, type RuleCauses } from '#lint/report/causes/consequence-groups.ts';
import type { Catalogue } from '../catalogue.ts';
import type { FixedFacetName } from '#addresses/facet-names.ts';
import { toListedMessage } from '../answers/answers.ts';
import { createPlacer, type RowPlace } from './row-place.ts';
import { pickFairly } from './pick-fairly.ts';
import { countFindings, type FilterName } from '#addresses/finding-filter.ts';
import { type Choice, findChoices } from './finding-choices.ts';
import { groupInformation, indexByFile, type InfoFile } from './rule-hits.ts';
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
  /** Findings of the severity info, by rule and file. */
  information: readonly ListedInformation[];
}

/** A row of the page: a rule, an example of what it found, how often, and in which files. */
export interface ListedRow {
  meta: RuleMeta;
  severity: Severity;
  /** What it found in one place, of its most frequent cause. */
  example: string;
  /** How many findings there are, listed or not. */
  count: number;
  where: RowPlace;
}

/** What one rule found as information. */
export type ListedInformation = ListedRow & {
  files: readonly (InfoFile & Listed)[];
  hiddenFiles: number;
};

/** The findings of one rule and severity. */
export interface ListedRule extends ListedRow {
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

/** A page with more of them is slow to open. */
const listedFiles = 500;
const listedFindings = 2000;

export function listFindings(catalogue: Catalogue): FindingList {
  const withGroups = createGrouper(catalogue);
  const placeOf = createPlacer(catalogue);
  const rules = listRules(catalogue, withGroups, placeOf);
  const information = groupInformation(catalogue).map(({ findings, files, ...rule }) => {
    const listed = pickFairly(files, listedFiles, ({ entry }) => entry?.apps.map(toName) ?? []);
    const [cause] = groupByCause(findings);
    return {
      ...rule,
      severity: 'info' as const,
      example: toExample(cause),
      count: findings.length,
      where: placeOf(rule.meta.code, findings),
      files: listed.map((file) => withGroups(file, [file.file])),
      hiddenFiles: files.length - listed.length,
    };
  });
  const groups = consequences
    .map((consequence) => ({
      consequence,
      label: consequenceLabels[consequence],
      rules: rules.get(consequence) ?? [],
      information: information.filter((one) => one.consequence === consequence),
    }))
    .filter((group) => group.rules.length + group.information.length > 0);
  const listed = groups.flatMap((group) => group.rules).flatMap(listedOf);
  const files = information.flatMap((rule) => rule.files);
  const codes = [
    ...listed.map(({ finding }) => finding.code),
    ...information.map(({ meta }) => meta.code),
  ];
  return {
    groups,
    count: listed.length + countFindings(files),
    choices: findChoices(catalogue, [...listed, ...files], new Set(codes)),
  };
}

/** The rules with errors and warnings, by consequence. */
function listRules(
  catalogue: Catalogue,
  withGroups: Grouper,
  placeOf: ReturnType<typeof createPlacer>,
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
  const toRule = ({ code, severity, findings, causes: group }: RuleCauses) => {
    const meta = metaOf.get(code);
    if (!meta) return [];
    const listed = group.map(toCause);
    const where = placeOf(
      code,
      group.flatMap((cause) => cause.findings),
    );
    return [
      { meta, severity, example: toExample(group[0]), count: findings, where, causes: listed },
    ];
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

const toExample = (cause: Cause | undefined): string =>
  cause ? toFoundPart(toListedMessage(cause.findings[0])) : '';

/** A finding with the message that lists have. */
const toListed = (finding: Finding): Finding => ({
  ...finding,
  message: toListedMessage(finding),
});

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
