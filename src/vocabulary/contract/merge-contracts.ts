import type { ActionContract, Fields, GetterContract, MetricContract } from './contract.ts';

/** A contract of a kind that is not known; the fields of other kinds are absent. */
export type AnyContract = ActionContract & GetterContract & MetricContract;

/** What is declared replaces the built-in contract part by part; fields are added or replaced. */
export function mergeContracts(builtIn: AnyContract, declared: AnyContract): AnyContract {
  const fieldParts = ['parameters', 'keys', 'rules', 'options'] as const;
  const merged = fieldParts.flatMap((part): [string, Fields][] =>
    builtIn[part] && declared[part] ? [[part, { ...builtIn[part], ...declared[part] }]] : [],
  );
  return { ...builtIn, ...declared, ...Object.fromEntries(merged) };
}
