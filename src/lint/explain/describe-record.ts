import { formatCount } from '#text/figures/format-count.ts';
import { count } from '#text/figures/plural.ts';
import { sum } from '#text/figures/sum.ts';
import type { RuleMeta } from '../model/rule.ts';

/** "14 findings in OSWorld-Verified, 4 of them defects; 5 in DeskCraft, 4 of them defects."; undefined without a record. */
export function describeRecord({ trackRecord = [] }: Pick<RuleMeta, 'trackRecord'>) {
  if (trackRecord.length === 0) return undefined;
  const parts = trackRecord.map(({ dataset, read, defects }, index) => {
    const findings = index === 0 ? count(read, 'finding') : formatCount(read);
    return `${findings} in ${dataset}, ${describeDefects(read, defects)}`;
  });
  return `${parts.join('; ')}.`;
}

/** "14 findings, 4 defects"; undefined without a record. */
export function summarizeRecord({ trackRecord = [] }: Pick<RuleMeta, 'trackRecord'>) {
  if (trackRecord.length === 0) return undefined;
  const read = sum(trackRecord.map((one) => one.read));
  const defects = sum(trackRecord.map((one) => one.defects));
  return `${count(read, 'finding')}, ${defects === 0 ? 'no defect' : count(defects, 'defect')}`;
}

function describeDefects(read: number, defects: number): string {
  if (defects === 0) return read === 1 ? 'harmless' : 'all harmless';
  if (defects === read) return read === 1 ? 'a defect' : 'all defects';
  return `${formatCount(defects)} of them ${defects === 1 ? 'a defect' : 'defects'}`;
}
