import { memoizeWeakly } from '#text/memoize.ts';
import type { Consequence } from '#lint/model/consequence.ts';
import type { Finding } from '#lint/model/finding.ts';
import type { RuleMeta } from '#lint/model/rule.ts';
import type { Catalogue } from '../catalogue.ts';
import { spreadOverFiles } from '../task/spread-over-files.ts';
import type { TaskEntry } from '../task/task-entry.ts';

/** A file with findings; without an entry it has no page of its own. */
export interface RuleHit {
  file: string;
  entry: TaskEntry | undefined;
  findings: readonly Finding[];
}

/** The findings of one rule that are information. */
interface InfoGroup {
  meta: RuleMeta;
  consequence: Consequence;
  findings: readonly Finding[];
  files: readonly InfoFile[];
}

/** A file with information of one rule. */
export interface InfoFile {
  file: string;
  entry: TaskEntry | undefined;
  /** How many are about this file alone. */
  count: number;
  /** What identifies those about other files too. */
  shared: readonly string[];
  /** What the first of them says where no page of a task shows it. */
  message: string | undefined;
}

/** The files with findings of one rule. */
export function findRuleHits(
  { findings, entries }: Pick<Catalogue, 'findings' | 'entries'>,
  code: string,
): RuleHit[] {
  return groupByFile(groupByRule(findings).get(code) ?? [], entries);
}

/** Findings by the codes of their rules. */
export const groupByRule = memoizeWeakly((findings: readonly Finding[]) =>
  Map.groupBy(findings, ({ code }) => code),
);

function groupByFile<Item extends Finding>(
  findings: readonly Item[],
  entries: readonly TaskEntry[],
) {
  const entryOf = indexByFile(entries);
  return Array.from(
    Map.groupBy(findings, ({ file }) => file),
    ([file, own]) => ({
      file,
      entry: entryOf.get(file),
      findings: own,
    }),
  );
}

/** Entries by their files. */
export const indexByFile = memoizeWeakly(
  (entries: readonly TaskEntry[]) => new Map(entries.map((entry) => [entry.file, entry])),
);

/** Information by rule. */
export function groupInformation({ findings, entries, rules }: Catalogue): InfoGroup[] {
  const byRule = groupByRule(findings);
  return rules.flatMap((meta) => {
    const own = (byRule.get(meta.code) ?? []).filter(({ severity }) => severity === 'info');
    if (own.length === 0) return [];
    const ids = new Map(
      own
        .filter(({ files = [] }) => files.length > 1)
        .map((one, index) => [one, `${meta.code}-${index}`]),
    );
    const spread = own.flatMap((finding) =>
      spreadOverFiles(finding).map((ofFile) => ({ ...ofFile, id: ids.get(finding) })),
    );
    const files = groupByFile(spread, entries).map(({ file, entry, findings: ofFile }) => {
      const shared = ofFile.flatMap(({ id }) => id ?? []);
      const message = entry ? undefined : ofFile[0]?.message;
      return { file, entry, count: ofFile.length - shared.length, shared, message };
    });
    const consequence = own[0]?.consequence ?? meta.consequence;
    return [{ meta, consequence, findings: own, files }];
  });
}
