import { addresses } from '../../addresses/addresses.ts';
import { addCanary } from '../../export/dataset/add-canary.ts';
import { toAddressList } from '../../export/history/address-list.ts';
import { writeChangeLines } from '../../export/history/change-lines.ts';
import { changeLineSchema, releasesSchema } from '../../export/history/history-schemas.ts';
import { toReleasesJson } from '../../export/history/releases-json.ts';
import { deriveSchema } from '../../format/json-schema.ts';
import type { Site } from '../context/load-site.ts';
import { type SiteLocation, toRoot } from '../page/site-location.ts';
import type { DataFile } from './data-file.ts';
import { printSchema } from './published-schemas.ts';

/** The files of earlier versions, and what is made of the releases for other tools. */
export function* listHistoryFiles(
  { catalogue: { about }, history }: Site,
  place: SiteLocation,
): Generator<DataFile> {
  if (!history) return;
  const { canary } = about;
  const root = toRoot(place);
  for (const { kind, path, entry } of history.pages) {
    if (kind === 'alias') continue;
    yield {
      address: addresses.taskFile(path),
      read: () => (canary === undefined ? entry.text : addCanary(entry.text, canary)),
    };
  }
  yield {
    address: addresses.dataFile('releases.json'),
    read: () => toReleasesJson(history, about, root),
  };
  yield {
    address: addresses.dataFile('changes.jsonl'),
    read: () => [...writeChangeLines(history, about, root)].join(''),
  };
  yield { address: addresses.dataFile('addresses.txt'), read: () => toAddressList(history) };
  const schemas = { releases: releasesSchema, changes: changeLineSchema };
  for (const [name, schema] of Object.entries(schemas)) {
    yield {
      address: addresses.exportSchema(name),
      read: () => printSchema(deriveSchema(`Benchlight ${name}`, schema), canary),
    };
  }
}
