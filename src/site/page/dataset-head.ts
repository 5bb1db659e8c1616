import type { Catalogue } from '#catalogue/catalogue.ts';
import { toDatasetData } from '#catalogue/citing/structured-data.ts';
import { type MetaTag, toDatasetCitationTags, toPreviewTags } from '#catalogue/heads/meta-tags.ts';
import { summarizeDataset } from '#catalogue/overview/describe-dataset.ts';
import { listAllExports } from '#export/all-exports.ts';
import { useResults } from '../context/build-context.ts';

/**
 * What the head of the start page has of the dataset, for search engines, other sites and reference
 * managers.
 *
 * @param basedOn the address of the release before it. Default: none.
 */
export function toDatasetHead(
  catalogue: Catalogue,
  siteAddress: string | undefined,
  basedOn?: string,
): { structuredData: object; tags: MetaTag[] } {
  const { about, entries, findPicture } = catalogue;
  // Search engines for datasets ask for 50 characters or more.
  const description = summarizeDataset({ title: about.title }, entries.length);
  const downloads = listAllExports(catalogue, { results: useResults() }, siteAddress ?? '/');
  return {
    structuredData: toDatasetData({ description, ...about }, siteAddress, downloads, basedOn),
    tags: [
      ...toPreviewTags(about.title, findPicture([]), siteAddress),
      ...toDatasetCitationTags(about, siteAddress),
    ],
  };
}
