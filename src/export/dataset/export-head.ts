import type { Catalogue } from '#catalogue/catalogue.ts';
import type { About } from '#catalogue/citing/about.ts';
import { addresses, withBase } from '#addresses/addresses.ts';
import type { DatasetSummary } from './export-schemas.ts';

/** What every export that is one JSON object begins with. */
export function toExportHead({ about }: Catalogue, root: string, schema: 'catalogue' | 'findings') {
  return {
    $schema: withBase(root, addresses.exportSchema(schema)),
    dataset: toSummary(about),
    ...(about.canary === undefined ? {} : { canary: about.canary }),
  };
}

function toSummary(about: About): DatasetSummary {
  const { title, description, version, license, homepage, repository } = about;
  const { authors, citation, language, answers = 'show' } = about;
  return {
    title,
    description,
    version,
    license,
    homepage,
    repository,
    authors,
    citation,
    language,
    answers,
  };
}
