import type { Catalogue } from '../../catalogue/catalogue.ts';
import { addresses } from '../../catalogue/addresses/addresses.ts';
import { toCatalogueJson } from './catalogue-json.ts';
import { writeFindingsJson } from './findings-json.ts';
import { inChunks } from '../../text/in-chunks.ts';
import { writeDigests } from './digests.ts';
import { writeTasksBibtex } from './tasks-bibtex.ts';
import { writeTasksCsv } from './tasks-csv.ts';
import { writeTaskLines, writeTasksJson } from './tasks-json.ts';

/** A file that holds the whole dataset in a form for other tools. */
export interface DataExport {
  /** Without the folder. */
  name: string;
  address: string;
  /** What it holds; a sentence. */
  summary: string;
  /** The address of the description of its form; absent where the summary says it all. */
  schema?: string;
  /** Its text in pieces, made anew at each call. */
  write: () => Iterable<string>;
}

/** Where the description of the CSV file lies: beside it, where its readers look for it. */
export const csvMetadataAddress = addresses.dataFile('tasks.csv-metadata.json');

/** @param root the address that the site is published at, or its base path when that is not known */
export function listExports(catalogue: Catalogue, root: string): readonly DataExport[] {
  return [
    {
      name: 'tasks.json',
      summary: 'Every task file with what the catalogue knows about it, as one object.',
      schema: addresses.exportSchema('tasks'),
      write: () => writeTasksJson(catalogue, root),
    },
    {
      name: 'tasks.jsonl',
      summary: 'The same with a line for each task, to be read line by line.',
      schema: addresses.exportSchema('task-record'),
      write: () => writeTaskLines(catalogue, root),
    },
    {
      name: 'tasks.csv',
      summary: 'A table with a row for each task, without the task files themselves.',
      schema: csvMetadataAddress,
      write: () => writeTasksCsv(catalogue, root),
    },
    {
      name: 'tasks.bib',
      summary: 'A reference to each task in BibTeX.',
      write: () => writeTasksBibtex(catalogue, root),
    },
    {
      name: 'digests.txt',
      summary: 'The digest and the file of each task, for comparing versions.',
      write: () => writeDigests(catalogue),
    },
    {
      name: 'catalogue.json',
      summary: 'Every app, metric, getter, setup action, suite and likelihood of change, counted.',
      schema: addresses.exportSchema('catalogue'),
      write: () => [toCatalogueJson(catalogue, root)],
    },
    {
      name: 'findings.json',
      summary: 'What the check found, with file, line and message.',
      schema: addresses.exportSchema('findings'),
      write: () => writeFindingsJson(catalogue, root),
    },
  ].map(({ name, write, ...about }) => ({
    ...about,
    name,
    address: addresses.dataFile(name),
    write: () => inChunks(write()),
  }));
}
