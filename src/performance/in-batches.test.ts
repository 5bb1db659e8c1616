import { expect, test } from 'vitest';
import { inBatches } from './in-batches.ts';

test('gives the results in the order of the items, whichever is done first', async () => {
  const items = Array.from({ length: 200 }, (_, index) => index);
  const results = await inBatches(items, async (item) => {
    for (let turn = item % 5; turn > 0; turn--) await Promise.resolve();
    return item * 2;
  });
  expect(results).toEqual(items.map((item) => item * 2));
});

test('never works on more than 64 items at once', async () => {
  let running = 0;
  let most = 0;
  await inBatches(Array.from({ length: 150 }), async () => {
    most = Math.max(most, ++running);
    await Promise.resolve();
    running--;
  });
  expect(most).toBe(64);
});

test('fails with the first item that fails', async () => {
  const work = (item: number) => (item === 3 ? Promise.reject(new Error('3')) : Promise.resolve());
  await expect(inBatches([1, 2, 3, 4], work)).rejects.toThrow('3');
});
