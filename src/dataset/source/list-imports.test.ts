import { expect, test } from 'vitest';
import { listImports } from './list-imports.ts';

const listed = (text: string) => [
  ...listImports(new Map([['evaluators/getters/a.py', text]]), 'desktop'),
];

test.for([
  ['from desktop.utils import read', ['utils.py', 'utils/read.py']],
  ['  from common.files import (\n    one,\n    two as three,\n)', ['common/files/two.py']],
  ['from ...common import *', ['common.py', 'common/__init__.py']],
  ['from . import b', ['evaluators/getters/b.py']],
  ['from ... import utils', ['utils.py', '__init__.py']],
  ['import desktop.common as c, yaml', ['common/__init__.py', 'yaml.py']],
] as const)('lists the files that %j may mean', ([text, expected]) => {
  expect(listed(text)).toEqual(expect.arrayContaining([...expected]));
});

test.for(['from ..... import a', '# from a import b', 'x = "import a"'])(
  'lists none for %j',
  (text) => {
    expect(listed(text)).toEqual([]);
  },
);

test('reads imports whose brackets are never closed in time that grows with their length', () => {
  expect(listed('from common import (\n'.repeat(200_000))).toHaveLength(2);
});
