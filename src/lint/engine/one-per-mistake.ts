import type { Finding } from '../model/finding.ts';
import type { RuleMeta } from '../model/rule.ts';

/** A problem of a task with what it is about. */
interface AboutSomething {
  meta: Pick<RuleMeta<never>, 'code' | 'yieldsTo'>;
  about?: readonly string[] | undefined;
}

/**
 * Leaves out the problems of a task whose rules yield to that of another problem about the same thing:
 * one mistake is reported once. Of problems of a rule that yields to itself, the first is reported.
 */
export function onePerMistake<Problem extends AboutSomething>(
  problems: readonly Problem[],
): Problem[] {
  return problems.filter(({ meta: { code, yieldsTo }, about = [] }, index) => {
    if (!yieldsTo || about.length === 0) return true;
    return !problems.some((other, otherIndex) => {
      if (!yieldsTo.includes(other.meta.code)) return false;
      if (other.meta.code === code && otherIndex >= index) return false;
      return about.some((one) => other.about?.some((thing) => overlap(one, thing)));
    });
  });
}

/** Whether two paths or addresses are equal, or one is below the other; case does not matter. */
function overlap(one: string, other: string): boolean {
  const [short, long] = [toComparable(one), toComparable(other)].sort(
    (left, right) => left.length - right.length,
  );
  return short !== undefined && long !== undefined && `${long}/`.startsWith(`${short}/`);
}

const toComparable = (text: string): string => text.replaceAll('\\', '/').toLowerCase();

/**
 * Leaves out the findings whose rules yield to that of another finding at the same place, for rules
 * that need the dataset and those that do not.
 */
export function onePerPlace(
  findings: readonly Finding[],
  metas: readonly Pick<RuleMeta<never>, 'code' | 'yieldsTo'>[],
): Finding[] {
  const stronger = new Set(metas.flatMap(({ yieldsTo = [] }) => yieldsTo));
  const places = new Set(
    findings.filter(({ code }) => stronger.has(code)).map((finding) => placeOf(finding)),
  );
  if (places.size === 0) return [...findings];
  const yieldsTo = new Map(metas.map((meta) => [meta.code, meta.yieldsTo ?? []]));
  return findings.filter((finding) =>
    (yieldsTo.get(finding.code) ?? []).every(
      (code) => code === finding.code || !places.has(placeOf({ ...finding, code })),
    ),
  );
}

const placeOf = ({ code, file, pointer }: Pick<Finding, 'code' | 'file' | 'pointer'>): string =>
  JSON.stringify([code, file, pointer]);
