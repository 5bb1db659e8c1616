import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { projectRoot } from '#dataset/project-root.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';
import { runProgram, unpackInto } from './installed-package.ts';

const checking = (name: string) => `
  import { checkTexts, type Finding, type TextFile, type UsageError } from '${name}';
  const files: TextFile[] = [{ file: 'a.json', text: '{}' }];
  export const found: readonly Finding[] = checkTexts(files).findings;
  export const toHint = (error: UsageError): string => error.hint;
  // @ts-expect-error A file has a text.
  checkTexts([{ file: 'a.json' }]);
`;

test('a strict program in TypeScript uses both packages', async () => {
  const project = await createTemporaryFolder();
  await unpackInto(project.path, inject('wholePackage'), 'benchlight');
  await unpackInto(project.path, inject('checkPackage'), '@benchlight/check');
  await project.write('package.json', { private: true, type: 'module' });
  await project.write('check.ts', checking('@benchlight/check'));
  await project.write('whole.ts', checking('benchlight/check'));
  await project.write(
    'plugin.ts',
    `import { benchlight, type BenchlightOptions } from 'benchlight';
    const options: BenchlightOptions = { tasks: 'tasks', path: 'desktop' };
    export const name: string = benchlight(options).name;
    // @ts-expect-error A site needs tasks.
    benchlight({});`,
  );
  await project.write('tsconfig.json', {
    compilerOptions: {
      module: 'nodenext',
      target: 'es2023',
      strict: true,
      noEmit: true,
      types: [],
      // Other packages do not keep to it.
      skipLibCheck: true,
    },
    files: ['check.ts', 'whole.ts', 'plugin.ts'],
  });
  const compiler = join(projectRoot, 'node_modules/typescript/bin/tsc');
  const compiled = await runProgram(process.execPath, [compiler, '-p', '.'], project.path);
  expect(compiled).toEqual({ code: 0, stdout: '', stderr: '' });
});
