import type { RichText } from '#text/rich-text.ts';
import type { UsualTest } from './usual-values.ts';
import type { OwnField } from '../fields/own-field.ts';
import { phasesField } from '../fields/phases.ts';
import { proxyDeclared } from '../task/internet.ts';
import type { TaskEntry } from '../task/task-entry.ts';

/** A row of the facts beside a task. */
export type FactRow =
  | { kind: 'fields'; label: string; fields: readonly OwnField[] }
  | { kind: Exclude<FactKind, 'fields'> };

export type FactKind =
  | 'apps'
  | 'change'
  | 'dependencies'
  | 'fields'
  | 'findings'
  | 'fixed_ip'
  | 'id'
  | 'internet'
  | 'metrics'
  | 'proxy'
  | 'source'
  | 'suites';

/** What a task does without, as most tasks of the dataset do. */
export type DefaultFact = 'proxy' | 'fixed_ip' | 'live sites';

export interface ArrangedFacts {
  rows: readonly FactRow[];
  /** For one line after the rows. */
  defaults: readonly DefaultFact[];
}

/**
 * The facts of a task in the order in which they distinguish it: first those in which it differs from
 * most tasks of the dataset, then what judges it, then what is usual. What it does without is one line.
 *
 * @param isFaulty whether a finding is shown at a field of the file, which then has a row
 */
export function arrangeFacts(
  entry: TaskEntry,
  { fields, isUsual }: { fields: readonly OwnField[]; isUsual: UsualTest },
  isFaulty: (field: string) => boolean,
): ArrangedFacts {
  const isPlain = {
    proxy: entry.task.proxy !== true && isUsual(entry, 'proxy') && !isFaulty('proxy'),
    fixed_ip: entry.task.fixedIp !== true && isUsual(entry, 'ip') && !isFaulty('fixed_ip'),
    'live sites': listNeeds(entry).length === 0 && isUsual(entry, 'live'),
  };
  const chosen: (readonly [row: FactRow, isUsual: boolean])[] = [
    ...groupFields(entry, fields).map(
      (row) => [row, row.fields.every(({ key }) => isUsual(entry, key))] as const,
    ),
    ...(isPlain.proxy ? [] : [[{ kind: 'proxy' }, false] as const]),
    ...(isPlain.fixed_ip ? [] : [[{ kind: 'fixed_ip' }, false] as const]),
    ...(isPlain['live sites'] ? [] : [[{ kind: 'dependencies' }, isUsual(entry, 'live')] as const]),
    [{ kind: 'internet' }, isUsual(entry, 'internet')],
    [{ kind: 'change' }, isUsual(entry, 'change')],
  ];
  const pick = (wanted: boolean) =>
    chosen.filter(([, isCommon]) => isCommon === wanted).map(([row]) => row);
  const toRow = (kind: Exclude<FactKind, 'fields'>, isThere = true): FactRow[] =>
    isThere ? [{ kind }] : [];
  const { apps, metrics, suites } = entry;
  return {
    rows: [
      ...pick(false),
      ...toRow('metrics', metrics.length > 0),
      ...toRow('suites', suites.length > 0),
      ...pick(true),
      ...toRow('source'),
      ...toRow('apps', apps.length === 0 || isFaulty('related_apps')),
      ...toRow('findings'),
      ...toRow('id', isFaulty('id')),
    ],
    defaults: (Object.keys(isPlain) as DefaultFact[]).filter((fact) => isPlain[fact]),
  };
}

/** The accounts that a task needs, and the live sites that its setup and its evaluator name. */
const listNeeds = ({ dependencies: { accounts, live } }: TaskEntry): readonly string[] => [
  ...accounts,
  ...live,
];

/** Why a task needs the internet, without what another row of its facts says: its proxy, accounts and live sites. */
export function listOtherReasons(entry: TaskEntry): readonly RichText[] {
  const needs = new Set(listNeeds(entry));
  return entry.internet.reasons.filter((reason) => {
    const names = reason.flatMap((part) =>
      typeof part === 'object' && 'code' in part ? part.code : [],
    );
    return names.length > 0
      ? names.some((name) => !needs.has(name))
      : entry.task.proxy !== true || !reason.includes(proxyDeclared);
  });
}

/** The fields that a task has, those in one object of the file as one row: "User: beginner, formal". */
function groupFields(
  entry: TaskEntry,
  fields: readonly OwnField[],
): Extract<FactRow, { kind: 'fields' }>[] {
  const shown = fields.filter(
    ({ key, valuesOf }) => key !== phasesField.key && valuesOf(entry).length > 0,
  );
  const groups = Map.groupBy(shown, ({ label }) => /^(.*): /.exec(label)?.[1] ?? label);
  return [...groups].map(([label, grouped]) => ({
    kind: 'fields',
    label: grouped.length > 1 ? label : (grouped[0]?.label ?? label),
    fields: grouped,
  }));
}
