import type { FixedFacetName } from '#addresses/facet-names.ts';
import type { FilterName } from '#addresses/finding-filter.ts';
import { severities } from '#lint/model/finding.ts';
import { describeSeverity } from '#lint/report/severity-words.ts';
import type { Catalogue } from '../catalogue.ts';

/** A value that findings can be filtered by. */
export interface Choice {
  value: string;
  label: string;
}

/** Only values of what is listed; any other would find nothing. */
export function findChoices(
  { rules, groups }: Catalogue,
  listed: readonly { apps: readonly string[]; suites: readonly string[] }[],
  codes: ReadonlySet<string>,
): Readonly<Record<FilterName, readonly Choice[]>> {
  const findGroups = (facet: FixedFacetName, used: ReadonlySet<string>) =>
    groups[facet]
      .filter(({ segment }) => used.has(segment))
      .map(({ segment, label }) => ({ value: segment, label }));
  return {
    severity: severities.map((severity) => ({
      value: severity,
      label: describeSeverity(severity),
    })),
    rule: rules
      .filter(({ code }) => codes.has(code))
      .map(({ code, name }) => ({ value: code, label: `${code} ${name}` })),
    app: findGroups('apps', new Set(listed.flatMap(({ apps }) => apps))),
    suite: findGroups('suites', new Set(listed.flatMap(({ suites }) => suites))),
  };
}
