import { expect, test } from 'vitest';
import { splitName } from './long-names.ts';

test.for([
  ['compare_pptx_files', 'compare_pptx_<wbr>files'],
  ['check_accessibility_settings', 'check_<wbr>accessibility_<wbr>settings'],
  ['cloud_file', 'cloud_file'],
  ['name_of_a__init__', 'name_of_a__<wbr>init__'],
  ['/home/user/Desktop/a.txt', '/home/user/<wbr>Desktop/a.txt'],
  ['https://example.org/a', 'https://example.org/<wbr>a'],
  ['VS Code', 'VS Code'],
  ['', ''],
  [`a_b_${'c'.repeat(40)}`, `a_<wbr>b_${'c'.repeat(40)}`],
] as const)('%s may break after underscores and slashes', ([name, expected]) => {
  expect(splitName(name).join('<wbr>')).toBe(expected);
});
