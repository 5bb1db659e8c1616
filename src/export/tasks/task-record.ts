import { findFeasibility } from '#catalogue/task/feasibility.ts';
import { listInstructions, listScoringChecks } from '#format/task-parts.ts';
import type { TaskEntry } from '#catalogue/task/task-entry.ts';
import { toPlainText } from '#text/rich-text.ts';
import { addresses, withBase } from '#addresses/addresses.ts';
import { countBySeverity } from '#lint/model/finding.ts';
import type { TaskRecord } from './task-record-schema.ts';

/**
 * A task as the exports have it.
 *
 * @param root the address that the site is published at, or its base path when that is not known
 */
export function toTaskRecord(entry: TaskEntry, root: string): TaskRecord {
  const { id, path, file, digest, task, metrics, dependencies, internet, fields } = entry;
  const { live, assets } = dependencies;
  const feasible = findFeasibility(entry);
  return {
    id,
    path,
    address: withBase(root, addresses.task(path)),
    file,
    digest: digest ?? null,
    ...('judgingDigest' in entry && {
      judgingDigest: entry.judgingDigest ?? null,
      startingDigest: entry.startingDigest ?? null,
    }),
    instruction: task.instruction,
    instructions: listInstructions(task),
    apps: entry.apps.map(({ name, label }) => ({ name, label })),
    metrics: [...metrics],
    getters: [...entry.getters],
    actions: [...entry.actions],
    suites: [...entry.suites],
    envChange: task.envChange,
    proxy: task.proxy ?? null,
    fixedIp: task.fixedIp ?? null,
    sources: [...task.sources],
    steps: task.setup.length,
    checks: listScoringChecks(task).length,
    feasible: feasible === 'unscored' ? null : feasible === 'yes',
    internet: internet.need,
    internetReasons: internet.reasons.map(toPlainText),
    liveHosts: [...live],
    assetHosts: [...assets],
    findings: countBySeverity(entry.findings),
    task: fields,
  };
}
