import type { Catalogue } from '#catalogue/catalogue.ts';
import { facets } from '#catalogue/facets/group-facets.ts';
import { addresses, withBase } from '#addresses/addresses.ts';
import { toExportHead } from './export-head.ts';
import type { CatalogueFile } from './export-schemas.ts';
import { countBySeverity } from '#lint/model/finding.ts';

/** The groups of a dataset with their counts, as one JSON object. */
export function toCatalogueJson(catalogue: Catalogue, root: string): string {
  const { entries, findings, fileCount, groups, unreadable } = catalogue;
  const file: CatalogueFile = {
    ...toExportHead(catalogue, root, 'catalogue'),
    files: fileCount,
    tasks: entries.length,
    unreadable: [...unreadable],
    findings: countBySeverity(findings),
    facets: facets.map(({ name, label, summary }) => ({
      name,
      label,
      summary,
      groups: groups[name].map((group) => ({
        name: group.name,
        label: group.label,
        address: withBase(root, addresses.group(name, group.segment)),
        tasks: group.tasks.length,
        summary: group.entry?.summary,
      })),
    })),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}
