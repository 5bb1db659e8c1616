import { z } from 'zod/v3';
import { internetNeeds } from '#catalogue/task/internet-need.ts';
import { count, documented, findDocumentation } from '#format/documented.ts';

const names = () => z.array(z.string());

export const findingCountsSchema = z.strictObject({
  error: documented(count(), 'Of severity "error".'),
  warning: documented(count(), 'Of severity "warning".'),
  info: documented(count(), 'Of severity "info".'),
});

/** A task with the facts that are derived from it, as the exports have it. */
export const taskRecordSchema = documented(
  z.strictObject({
    id: documented(
      z.string(),
      "The task's own id, or its file's name when it has none. Two tasks may share one.",
    ),
    path: documented(
      z.string(),
      'Names the task on this site: "/tasks/<path>/" is its page, "/tasks/<path>.json" its file. No two tasks share one.',
    ),
    address: documented(
      z.string(),
      'The address of the page of the task; without a host if the site was built without one.',
    ),
    file: documented(z.string(), 'The task file, relative to the tasks folder.'),
    digest: documented(
      z.string().nullable(),
      'SHA-256 over the canonical JSON (RFC 8785) of the task file as published; null, or an empty cell, when it has no canonical form.',
    ),
    judgingDigest: documented(
      z.string().nullable().optional(),
      'SHA-256 over how the task is judged: its evaluators in one form, and the digests of the functions that they use. Null, or an empty cell, when the file has no canonical form; absent where the code of the environment was not seen.',
    ),
    startingDigest: documented(
      z.string().nullable().optional(),
      'The same of how the task starts: its steps and the actions that they use.',
    ),
    instruction: documented(z.string(), 'What the agent is asked to do first.'),
    instructions: documented(
      names(),
      'All that the agent is asked to do one after the other; one for most tasks.',
    ),
    apps: documented(
      z.array(
        z.strictObject({
          name: documented(z.string(), 'One name for all spellings.'),
          label: documented(z.string(), 'The name that pages show.'),
        }),
      ),
      'The apps involved.',
    ),
    metrics: documented(names(), 'The metrics of all evaluators, without duplicates.'),
    getters: documented(names(), 'The getters of all evaluators, without duplicates.'),
    actions: documented(
      names(),
      'The setup actions, before the agent acts and before the evaluation, without duplicates.',
    ),
    suites: documented(names(), 'The suites that the task belongs to.'),
    envChange: documented(
      z.enum(['low', 'medium', 'high', 'unstated']),
      'How likely the outside world is to change.',
    ),
    proxy: documented(
      z.boolean().nullable(),
      'Whether a proxy is needed; null, or an empty cell, when the file does not say.',
    ),
    fixedIp: documented(
      z.boolean().nullable(),
      'Whether a fixed IP address is needed; null, or an empty cell, when the file does not say.',
    ),
    sources: documented(names(), 'Where the task comes from.'),
    steps: documented(count(), 'How many steps prepare the machine before the agent acts.'),
    checks: documented(count(), 'How many metrics "evaluator" names.'),
    feasible: documented(
      z.boolean().nullable(),
      'False when a metric is "infeasible": the task is meant to be impossible, and passes in OSWorld only when the agent ends it with FAIL. Null, or an empty cell, when the task cannot be scored, since its evaluator names no metric.',
    ),
    internet: documented(
      z.enum(internetNeeds),
      'Whether the agent needs the internet while it solves the task, according to the task file.',
    ),
    internetReasons: documented(
      names(),
      'Reasons why the internet is needed or likely needed, the strongest first.',
    ),
    liveHosts: documented(
      names(),
      'Hosts that the setup or the evaluator names as pages; when those change, so may the verdict. The instruction may name others.',
    ),
    assetHosts: documented(
      names(),
      'Hosts of files that are put on the machine or used as references.',
    ),
    findings: documented(findingCountsSchema, 'How many findings the check reports in the file.'),
    canary: documented(
      z.string().optional(),
      "The dataset's canary, if it has one and the record may be used on its own.",
    ),
    task: documented(z.record(z.unknown()), 'The task file itself, as this site publishes it.'),
  }),
  'A task file with the facts that are derived from it.',
);

export type TaskRecord = z.infer<typeof taskRecordSchema>;

/** What a field of a record means. */
export function describeField(name: keyof TaskRecord): string {
  return findDocumentation(taskRecordSchema.shape[name]._def)?.description ?? '';
}
