import type { Finding } from '#lint/model/finding.ts';
import { filesOf } from '#lint/report/causes/causes.ts';
import type { Catalogue } from '../catalogue.ts';
import { groupByRule, indexByFile } from './rule-hits.ts';

/** How many files a row is about, and which page has the same ones. */
export interface RowPlace {
  files: number;
  /** Whether all of them are tasks with pages. */
  areTasks: boolean;
  /** Whether these are all tasks that the rule finds something in, which the explorer has. */
  isWhole: boolean;
}

/** Counts the files that findings of a rule are about. */
export function createPlacer({ findings, entries }: Catalogue) {
  const entryOf = indexByFile(entries);
  const tasksOf = new Map(
    Array.from(groupByRule(findings), ([code, own]) => [
      code,
      filesOf(own).filter((file) => entryOf.has(file)).length,
    ]),
  );
  return (code: string, own: readonly Finding[]): RowPlace => {
    const files = filesOf(own);
    const areTasks = files.every((file) => entryOf.has(file));
    return {
      files: files.length,
      areTasks,
      isWhole: areTasks && tasksOf.get(code) === files.length,
    };
  };
}
