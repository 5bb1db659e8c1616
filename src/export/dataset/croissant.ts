import type { About } from '#catalogue/citing/about.ts';
import { toDatasetData } from '#catalogue/citing/structured-data.ts';
import type { JsonObject } from '#text/json/json-value.ts';

/** The file with the tasks, a line of JSON each. */
interface TaskFile {
  name: string;
  /** A whole address where that of the site is known. */
  contentUrl: string;
  summary: string;
  /** SHA-256 of its bytes, in hexadecimal digits. */
  sha256: string;
}

interface Described {
  /** Of the page of the dataset; undefined when the address of the site is not known. */
  address: string | undefined;
  file: TaskFile;
  /** The keys of a line that have a string, with what each is. */
  columns: Readonly<Record<string, string>>;
  /** A reference in BibTeX. */
  citeAs: string;
}

/** The description of a dataset in Croissant 1.0, for tools of machine learning. */
export function toCroissant(about: About, { address, file, columns, citeAs }: Described): string {
  const { name, contentUrl, summary, sha256 } = file;
  const {
    '@context': _context,
    '@type': _type,
    identifier,
    ...described
  } = toDatasetData(about, address);
  const content = {
    '@context': about.canary === undefined ? context : { ...context, canary: null },
    '@type': 'sc:Dataset',
    conformsTo: 'http://mlcommons.org/croissant/1.0',
    ...described,
    ...(identifier !== undefined && { identifier }),
    isLiveDataset: false,
    citeAs,
    distribution: [
      {
        '@type': 'cr:FileObject',
        '@id': name,
        name,
        description: summary,
        contentUrl,
        encodingFormat: 'application/jsonlines',
        sha256,
      },
    ],
    recordSet: [
      {
        '@type': 'cr:RecordSet',
        '@id': 'tasks',
        name: 'tasks',
        description: 'Each task.',
        key: { '@id': 'tasks/file' },
        field: Object.entries(columns).map(([column, description]) =>
          toField(column, description, name),
        ),
      },
    ],
    ...(about.canary !== undefined && { canary: about.canary }),
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

const toField = (column: string, description: string, file: string): JsonObject => ({
  '@type': 'cr:Field',
  '@id': `tasks/${column}`,
  name: column,
  description,
  dataType: 'sc:Text',
  source: { fileObject: { '@id': file }, extract: { column } },
});

/** As the specification gives it: https://docs.mlcommons.org/croissant/docs/croissant-spec.html */
const context = {
  '@language': 'en',
  '@vocab': 'https://schema.org/',
  citeAs: 'cr:citeAs',
  column: 'cr:column',
  conformsTo: 'dct:conformsTo',
  cr: 'http://mlcommons.org/croissant/',
  rai: 'http://mlcommons.org/croissant/RAI/',
  data: { '@id': 'cr:data', '@type': '@json' },
  dataType: { '@id': 'cr:dataType', '@type': '@vocab' },
  dct: 'http://purl.org/dc/terms/',
  examples: { '@id': 'cr:examples', '@type': '@json' },
  extract: 'cr:extract',
  field: 'cr:field',
  fileProperty: 'cr:fileProperty',
  fileObject: 'cr:fileObject',
  fileSet: 'cr:fileSet',
  format: 'cr:format',
  includes: 'cr:includes',
  isLiveDataset: 'cr:isLiveDataset',
  jsonPath: 'cr:jsonPath',
  key: 'cr:key',
  md5: 'cr:md5',
  parentField: 'cr:parentField',
  path: 'cr:path',
  recordSet: 'cr:recordSet',
  references: 'cr:references',
  regex: 'cr:regex',
  repeated: 'cr:repeated',
  replace: 'cr:replace',
  sc: 'https://schema.org/',
  separator: 'cr:separator',
  source: 'cr:source',
  subField: 'cr:subField',
  transform: 'cr:transform',
};
