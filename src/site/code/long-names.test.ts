import { expect, test } from 'vitest';
import { splitAtUnderscores } from './long-names.ts';

test.for([
  ['compare_pptx_files', 'compare_<wbr>pptx_<wbr>files'],
  ['__init__', '__<wbr>init__'],
  ['/home/user/', '/home/<wbr>user/'],
  ['https://example.org/a', 'https://example.org/<wbr>a'],
  ['VS Code', 'VS Code'],
  [`a_b_${'c'.repeat(40)}`, `a_<wbr>b_${'c'.repeat(40)}`],
] as const)('%s may break after its underscores', ([name, expected]) => {
  expect(splitAtUnderscores(name).join('<wbr>')).toBe(expected);
});
