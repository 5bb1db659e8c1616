import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderForEachTest } from '#tests/support/folder-for-each-test.ts';
import { openLoader } from './open-loader.ts';

const folder = folderForEachTest();

const judging = `import scores
class Dock:
  def moor(self, ship):
    self.ship = ship
    self.name = ship["id"]
    self.crew(ship["config"] or [])
  def inspect(self):
    judge = self.ship["evaluator"]
    return getattr(scores, judge["func"])(1)
`;

test('reads what judges tasks anywhere in the repository', async () => {
  mkdirSync(join(folder.path, '.git'));
  await folder.write('tasks/a.json', {});
  await folder.write('harbour/dock.py', judging);
  const loader = openLoader(join(folder.path, 'tasks'));
  expect(loader?.handling.evaluator.mayBeArray).toBe(false);
  expect(loader?.handling.parts.config?.accepts).toEqual(['null']);
  expect(loader?.mentions?.('crew')).toBe(true);
});

test('says nothing of a class that it does not understand', async () => {
  await folder.write(
    'dock.py',
    'class Ship(Base):\n  evaluator: Checks\n  config: Steps\n  x = y["config"]\n',
  );
  const { handling } = openLoader(folder.path) ?? {};
  expect(handling).toMatchObject({ fields: {}, fieldsAreComplete: false, mayReplaceMore: true });
});

test.for<[string, string]>([
  ['a list of tasks', 'for task in tasks:\n  print(task["evaluator"])\n'],
  ['another program', 'class Dock:\n  def judge(self): return 1\n'],
])('finds none in %s', async ([, text]) => {
  await folder.write('list.py', text);
  expect(openLoader(folder.path)).toBeUndefined();
});
