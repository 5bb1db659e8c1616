import { expect, test } from 'vitest';
import type { FunctionKind, Origin } from './contract/entry.ts';
import { createVocabulary, toGetterName } from './vocabulary.ts';

const vocabulary = createVocabulary();
const all = Object.values(vocabulary.entries).flatMap((entries) => [...entries.values()]);

const countOf = (kind: FunctionKind, origin: Origin) =>
  [...vocabulary.entries[kind].values()].filter((entry) => entry.origin === origin).length;

test.for([
  ['5 actions', 'action', 5],
  ['53 getters', 'getter', 53],
  ['136 metrics and the placeholder', 'metric', 136 + 1],
] as const)('has the %s of the format document', ([, kind, expected]) => {
  expect(countOf(kind, 'format')).toBe(expected);
});

test('has no name twice and no name without a family', () => {
  expect(new Set(all.map(({ kind, name }) => `${kind} ${name}`)).size).toBe(all.length);
  expect(all.filter(({ families }) => families.length === 0)).toEqual([]);
});

test('lists the metric that the format document lists twice in both families', () => {
  expect(vocabulary.find('metric', 'check_file_exists')).toMatchObject({
    families: ['word-processor documents', 'image editor'],
    origin: 'format',
  });
});

test('knows the function behind an alias', () => {
  expect(vocabulary.find('getter', 'url_path_parse')).toMatchObject({
    origin: 'format',
    aliasOf: 'shop_product_url_parse',
  });
});

test('a metric that gives partial scores says so in its summary', () => {
  const silent = all.filter(
    (entry) =>
      entry.kind === 'metric' &&
      [entry.contract.verdict].flat().some((verdict) => verdict?.includes('partial score')) &&
      entry.summary?.includes('partial score') !== true,
  );
  expect(silent.map(({ name }) => name)).toEqual([]);
});

test('marks "infeasible" alone as a placeholder', () => {
  expect(all.filter(({ placeholder }) => placeholder).map(({ name }) => name)).toEqual([
    'infeasible',
  ]);
});

test.for([
  ['action', 'browser_open_tabs', 'chrome_open_tabs'],
  ['getter', 'imageeditor_config_file', 'gimp_config_file'],
  ['metric', 'is_mediaplayer_playing', 'is_vlc_playing'],
] as const)('knows the %s %s under its product name %s', ([kind, neutral, product]) => {
  expect(vocabulary.find(kind, neutral)).toMatchObject({ origin: 'format', equivalent: product });
  expect(vocabulary.find(kind, product)).toMatchObject({ origin: 'osworld', equivalent: neutral });
});

test('points back from each equivalent, with the same families', () => {
  const equivalents = all.filter(({ equivalent }) => equivalent !== undefined);
  expect(equivalents).not.toEqual([]);
  for (const { kind, name, equivalent = '', families } of equivalents) {
    expect(vocabulary.find(kind, equivalent)).toMatchObject({ equivalent: name, families });
  }
});

test('finds a getter with and without its prefix', () => {
  expect(vocabulary.find('getter', 'vm_file')?.name).toBe('vm_file');
  expect(vocabulary.find('getter', 'get_vm_file')).toBe(vocabulary.find('getter', 'vm_file'));
});

test.for([
  ['a metric among the getters', 'getter', 'compare_pdfs'],
  ['a metric with the prefix of getters', 'metric', 'get_compare_pdfs'],
  ['an unknown name', 'metric', 'judge_dance'],
  ['a name that every object has', 'metric', 'constructor'],
] as const)('does not find %s', ([, kind, name]) => {
  expect(vocabulary.find(kind, name)).toBeUndefined();
});

test('strips the prefix of a getter once', () => {
  expect(toGetterName('get_vm_file')).toBe('vm_file');
  expect(toGetterName('budget_file')).toBe('budget_file');
});

test.for([
  ['libreoffice calc', 'libreoffice_calc'],
  ['libreoffice-calc', 'libreoffice_calc'],
  ['LibreOffice  Calc', 'libreoffice_calc'],
  ['calc', 'libreoffice_calc'],
  ['OS', 'os'],
  ['Chrome', 'chrome'],
  ['google-chrome', 'chrome'],
  ['vs_code', 'vs_code'],
  ['VSCode', 'vs_code'],
  [' vlc ', 'vlc'],
] as const)('takes the app "%s" for %s', ([spelling, expected]) => {
  expect(vocabulary.app(spelling).name).toBe(expected);
});

test('makes an unknown app one of its own, under one name for all spellings', () => {
  expect(vocabulary.app(' Free CAD ')).toEqual({
    name: 'free_cad',
    label: 'Free CAD',
    spellings: [],
  });
  expect(vocabulary.app('free-cad').name).toBe('free_cad');
});

test('an app that has no entry is called as its makers call it, and any other as it is spelt', () => {
  const labels = ['inkscape', 'Picard', 'pdf', 'constructor'].map(
    (name) => vocabulary.app(name).label,
  );
  expect(labels).toEqual(['Inkscape', 'MusicBrainz Picard', 'pdf', 'constructor']);
  const extended = createVocabulary({ apps: { 'Our Inkscape': ['inkscape'] } });
  expect(extended.app('inkscape').label).toBe('Our Inkscape');
});

test("adds a dataset's own names", () => {
  const extended = createVocabulary({
    actions: { fly: { family: 'travel', parameters: { height: { type: 'number' } } } },
    getters: { get_score: { summary: 'Reads the score.' } },
    apps: { 'Free CAD': ['fcad'], chrome: ['the browser'] },
  });
  expect(extended.find('action', 'fly')).toEqual({
    kind: 'action',
    name: 'fly',
    families: ['travel'],
    origin: 'dataset',
    contract: { parameters: { height: { type: 'number' } } },
  });
  expect(extended.find('getter', 'score')).toEqual({
    kind: 'getter',
    name: 'score',
    families: ["the dataset's own"],
    origin: 'dataset',
    summary: 'Reads the score.',
    contract: {},
  });
  expect(extended.app('FCAD')).toEqual({ name: 'free_cad', label: 'Free CAD', spellings: [] });
  expect(extended.app('The Browser').name).toBe('chrome');
});

test('changes of a built-in name what the dataset says and keeps the rest', () => {
  const known = vocabulary.find('metric', 'compare_csv');
  const extended = createVocabulary({
    metrics: {
      compare_csv: { summary: 'Ours.', options: { strict: { default: true }, rows: {} } },
    },
  });
  expect(extended.find('metric', 'compare_csv')).toEqual({
    ...known,
    summary: 'Ours.',
    extended: true,
    origins: { options: { strict: 'dataset', rows: 'dataset' } },
    contract: {
      ...known?.contract,
      options: { ...optionsOf('compare_csv'), strict: { default: true }, rows: {} },
    },
  });
  expect(vocabulary.find('metric', 'compare_csv')).toBe(known);
});

test("lets a dataset's own names win over built-in ones", () => {
  const extended = createVocabulary({
    metrics: { compare_pdfs: { family: 'ours' } },
    apps: { slides: ['impress'] },
  });
  expect(extended.find('metric', 'compare_pdfs')).toMatchObject({
    origin: 'format',
    families: ['ours'],
  });
  expect(extended.app('impress').name).toBe('slides');
  expect(vocabulary.app('impress').name).toBe('libreoffice_impress');
});

function optionsOf(name: string): object | undefined {
  const entry = vocabulary.find('metric', name);
  return entry?.kind === 'metric' ? entry.contract.options : undefined;
}
