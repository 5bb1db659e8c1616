import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderForEachTest } from '#tests/support/folder-for-each-test.ts';
import { readPackageVersions } from './package-versions.ts';
import { disk } from './source-tree.ts';

const folder = folderForEachTest();

const read = (top = folder.path) =>
  readPackageVersions(join(folder.path, 'lab/desktop'), top, disk);

const lock = (name: string, version: string) =>
  `[[package]]\nname = "${name}"\nversion = "${version}"\nsource = { registry = "https://example.org" }\n\n`;

test.for([
  ['a requirement', 'requirements.txt', 'openpyxl==3.1.2\n', { openpyxl: '3.1.2' }],
  [
    'requirements with extras, markers, hashes and comments',
    'requirements-lab.txt',
    'a[b, c] == 1.0 ; python_version < "4"\r\nd===2.0.post1 # why\ne==3 --hash=sha256:0\nf==4 \\\n',
    { a: '1.0', d: '2.0.post1', e: '3', f: '4' },
  ],
  [
    'requirements that are not exact',
    'requirements.txt',
    'a>=1\nb~=1.2\nc==1.*\nd==1,!=2\n# e==1\n-r f==1\ng @ https://example.org/g==1\n--hash=h==1\n',
    {},
  ],
  [
    'one with two versions',
    'requirements.txt',
    'a==1; x<"2"\na==2; x>="2"\nb==1\nb==1\n',
    { b: '1' },
  ],
  [
    'the lock file of uv',
    'uv.lock',
    `version = 1\n\n${lock('Some_Tool', '1.2')}`,
    { some_tool: '1.2' },
  ],
  [
    'that of Poetry',
    'poetry.lock',
    lock('pillow', '10.1.0').replaceAll('\n', '\r\n'),
    { PIL: '10.1.0' },
  ],
  [
    'that of Pipenv',
    'Pipfile.lock',
    JSON.stringify({
      default: { pyyaml: { version: '==6.0' }, x: { git: 'y' } },
      develop: { z: 1 },
    }),
    { yaml: '6.0' },
  ],
  ['a broken one', 'Pipfile.lock', '{', {}],
  [
    'a project file',
    'pyproject.toml',
    '[project]\ndependencies = [\n  "python-docx==1.1.0",\n  \'a>=1\', "b==2; sys_platform == \'linux\'"]\n',
    { b: '2', docx: '1.1.0' },
  ],
  ['a setup script', 'setup.py', 'setup(install_requires=["lxml==5.1", "c"])\n', { lxml: '5.1' }],
  ['a setup file', 'setup.cfg', 'install_requires =\n    lxml==5.1\n    c\n', { lxml: '5.1' }],
  ['another file', 'notes.txt', 'a==1\n', {}],
] as const)('reads %s', async ([, file, text, versions]) => {
  await folder.write(`lab/${file}`, text);
  expect(read()).toEqual(versions);
});

test('takes the nearest file, and of one folder the most exact', async () => {
  await folder.write('requirements.txt', 'a==1\nb==1\nc==1\nd==1\n');
  await folder.write('lab/pyproject.toml', 'dependencies = ["a==2", "b==2", "c==2"]\n');
  await folder.write('lab/requirements.txt', 'a==3\nb==3\n');
  await folder.write('lab/requirements-more.txt', 'a==4\n');
  await folder.write('lab/uv.lock', lock('b', '5'));
  expect(read()).toEqual({ a: '3', b: '5', c: '2', d: '1' });
  expect(read(join(folder.path, 'lab'))).toEqual({ a: '3', b: '5', c: '2' });
});

test('knows no version of a module that two packages bring in different versions', async () => {
  await folder.write('lab/requirements.txt', 'opencv-python==4.8\nopencv-python-headless==4.9\n');
  expect(read()).toEqual({});
});

test('reads long lines in time that grows with their length', async () => {
  await folder.write('lab/requirements.txt', `${'a'.repeat(200_000)}\n${'a==1 '.repeat(50_000)}`);
  await folder.write('lab/setup.py', `"${'a.'.repeat(200_000)}${'"a [ '.repeat(50_000)}`);
  expect(read()).toEqual({});
});
