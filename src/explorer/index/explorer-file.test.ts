import { expect, test } from 'vitest';
import { exampleCatalogue } from '#catalogue/example-catalogue.ts';
import { readExplorerFile, toExplorerFile } from './explorer-file.ts';
import { toExplorerIndex } from './explorer-index.ts';

test('reads the index again', () => {
  const index = toExplorerIndex(
    exampleCatalogue({
      'a.json': { id: 'a', related_apps: ['vlc', 'gimp'] },
      'b.json': { id: 'b', related_apps: [] },
    }),
  );
  const file = JSON.parse(JSON.stringify(toExplorerFile(index))) as ReturnType<
    typeof toExplorerFile
  >;
  expect(JSON.parse(JSON.stringify(readExplorerFile(file)))).toEqual(index);
});
