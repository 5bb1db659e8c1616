import { toReportJson } from '#text/json/report-json.ts';
import type { ChangedTask, ReleasedTask } from '../model/release.ts';
import { createPatch } from '../releases/create-patch.ts';
import { suggestStep, suggestVersion } from '../releases/next-version.ts';
import { roundSimilarity, toChangeJson } from './change-json.ts';
import { toCodeJson, toSeenCode } from './code-json.ts';
import type { DiffReport, ReportedState } from './diff-report.ts';
import type { DiffJson } from './diff-schema.ts';
import { toShortcutDiffJson } from './describe-shortcuts.ts';
import { summarizeDiff } from './summarize-diff.ts';

/** A report for programs. */
export function formatDiffJson(report: DiffReport): string {
  return toReportJson(toDiffJson(report));
}

function toDiffJson({ before, after, diff, shortcuts, version }: DiffReport): DiffJson {
  const { byClass, comparable } = summarizeDiff(diff);
  const step = suggestStep(diff);
  return {
    before: toState(before),
    after: toState(after),
    byClass,
    comparable,
    suggestion:
      step === undefined ? null : { step, version: suggestVersion(version, step) ?? null },
    added: diff.added.map(toTask),
    removed: diff.removed.map(toTask),
    renamed: diff.renamed.map((pair) => ({
      ...toChanged(pair),
      from: toTask(pair.before),
      similarity: roundSimilarity(pair.similarity),
    })),
    changed: diff.changed.map((pair) => ({
      ...toChanged(pair),
      ...(pair.before.file !== pair.after.file && { from: toTask(pair.before) }),
    })),
    same: diff.same.length,
    readable: diff.readable.map(toTask),
    shortcuts: toShortcutDiffJson(shortcuts),
    ...toCodeJson(diff),
  };
}

const toState = ({ name, date, tasks, unreadable, code }: ReportedState) => ({
  name,
  date: date ?? null,
  tasks,
  unreadable: [...unreadable],
  code: toSeenCode(code),
});

const toTask = ({ id, file }: ReleasedTask) => ({ id, file });

const toChanged = ({ before, after, class: worst, changes }: ChangedTask) => ({
  ...toTask(after),
  class: worst,
  changes: changes.map(toChangeJson),
  patch: [...createPatch(before.fields, after.fields)],
});
