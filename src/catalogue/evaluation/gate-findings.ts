import type { Finding } from '#lint/model/finding.ts';

/** What was found of a check, for a figure in which each mistake is said once. */
export interface GateFindings {
  /** Those that no check before has. */
  findings: readonly Finding[];
  /** The numbers of the checks after it that the first of them is about too. */
  alsoIn: readonly number[];
}

/** The findings of each check without those of an earlier one that say the same. */
export function sayOnce(found: readonly (readonly Finding[])[]): GateFindings[] {
  const said = new Set<string>();
  return found.map((findings, index) => {
    const own = findings.filter((finding) => !said.has(textOf(finding)));
    for (const finding of own) said.add(textOf(finding));
    const first = pickFirst(own);
    const alsoIn = found.flatMap((others, other) => {
      const isRepeated = first && others.some((finding) => textOf(finding) === textOf(first));
      return other > index && isRepeated ? [other + 1] : [];
    });
    return { findings: own, alsoIn };
  });
}

/** The one that a figure shows. */
export const pickFirst = (findings: readonly Finding[]): Finding | undefined =>
  findings.find(({ severity }) => severity === 'error') ?? findings[0];

const textOf = ({ code, message }: Finding): string => `${code} ${message}`;
