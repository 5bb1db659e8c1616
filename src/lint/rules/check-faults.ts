import type { Check } from '#format/task.ts';
import type { CheckFault } from '../model/check-fault.ts';
import { allRuleMetas } from './index.ts';

/** What is wrong with a check that an error of a rule is about. */
export function findCheckFault(code: string, check: Check): CheckFault {
  const fault = allRuleMetas.find((meta) => meta.code === code)?.ofCheck ?? unsaid;
  return typeof fault === 'function' ? fault(check) : fault;
}

/** For rules that do not say it in few words. */
const unsaid: CheckFault = { one: 'has an error', several: 'have errors' };
