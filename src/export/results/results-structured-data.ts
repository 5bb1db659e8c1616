import { resultAddresses } from '#addresses/result-addresses.ts';
import { withBase } from '#addresses/addresses.ts';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { toDatasetData } from '#catalogue/citing/structured-data.ts';
import type { Results } from '#results/model/results.ts';
import { countSystems } from '#results/views/describe-run.ts';
import { count } from '#text/figures/plural.ts';
import type { JsonObject } from '#text/json/json-value.ts';
import { listResultExports } from './result-exports.ts';

/** The results in the vocabulary of schema.org, as a dataset that is based on that of the tasks. */
export function toResultsData(
  results: Results,
  catalogue: Pick<Catalogue, 'about' | 'entries'>,
  siteAddress: string | undefined,
): JsonObject {
  const { title, language, version, homepage } = catalogue.about;
  const { taskCount, invented } = results;
  const what = `${countSystems(results)} at ${count(taskCount, 'task')} of ${title}`;
  const mark = invented === 'none' ? '' : ' Results that are invented are marked.';
  const data = toDatasetData(
    {
      title: `Results on ${title}`,
      language,
      version,
      description: `Scores of ${what}, with rates, 95% intervals, steps and errors.${mark}`,
    },
    siteAddress,
    listResultExports(results, catalogue, siteAddress ?? '/'),
    homepage ?? siteAddress,
  );
  if (siteAddress === undefined) return data;
  return { ...data, url: withBase(siteAddress, resultAddresses.results) };
}
