/** What each layer may import from; a layer always imports from itself. */
export const layers: Readonly<Record<string, readonly string[]>> = {
  text: [],
  shell: ['text'],
  vocabulary: ['text'],
  format: ['text', 'vocabulary'],
  environment: ['text', 'vocabulary'],
  lint: ['text', 'shell', 'vocabulary', 'format', 'environment'],
  addresses: ['text'],
  sentences: ['text', 'shell', 'vocabulary', 'format', 'lint', 'addresses'],
  catalogue: ['text', 'shell', 'vocabulary', 'format', 'lint', 'addresses', 'sentences'],
  history: ['text', 'vocabulary', 'format', 'lint', 'addresses', 'sentences', 'catalogue'],
  results: ['text', 'format', 'lint', 'addresses', 'catalogue', 'history'],
  chart: [],
  export: [
    'text',
    'vocabulary',
    'format',
    'lint',
    'addresses',
    'sentences',
    'catalogue',
    'history',
    'results',
  ],
  search: [
    'text',
    'vocabulary',
    'format',
    'lint',
    'addresses',
    'catalogue',
    'history',
    'results',
    'export',
  ],
  dataset: ['text', 'vocabulary', 'format', 'environment', 'lint', 'history', 'results'],
  site: [
    'text',
    'shell',
    'vocabulary',
    'format',
    'environment',
    'lint',
    'addresses',
    'sentences',
    'catalogue',
    'history',
    'results',
    'chart',
    'export',
    'search',
    'dataset',
  ],
  builder: [
    'text',
    'format',
    'lint',
    'addresses',
    'catalogue',
    'history',
    'results',
    'export',
    'search',
    'dataset',
    'site',
  ],
  performance: ['text', 'catalogue', 'search', 'dataset', 'site', 'builder'],
  cli: [
    'text',
    'shell',
    'environment',
    'lint',
    'addresses',
    'catalogue',
    'history',
    'results',
    'export',
    'dataset',
    'site',
    'builder',
    'performance',
  ],
};

/** The folders whose modules may use Node. */
const nodeFolders = [
  'performance/',
  'builder/',
  'cli/',
  'dataset/',
  'search/index/',
  'site/',
  'tests/',
];

export const mayUseNode = (file: string): boolean =>
  nodeFolders.some((folder) => file.startsWith(folder));

/** The folders whose modules run in a browser, where some globals are what Node also has. */
const browserFolders = ['search/ui/', 'site/client/'];

export const runsInBrowser = (file: string): boolean =>
  browserFolders.some((folder) => file.startsWith(folder));

/** Where a file imports from a layer that is not below its own. */
export function findWrongImports(
  { file, layer, importedFiles }: { file: string; layer: string; importedFiles: readonly string[] },
  allowed: Readonly<Record<string, readonly string[]>> = layers,
): string[] {
  return importedFiles
    .map((imported) => imported.split('/')[0] ?? '')
    .filter((target) => target !== layer && !allowed[layer]?.includes(target))
    .map((target) => `${file} imports from ${target}`);
}
