export type Random = (below: number) => number;

/** Whole numbers below a limit, after Lehmer, whose generator the product does not use. */
export function createRandom(seed: number): Random {
  let state = seed;
  return (below) => (state = (state * 48_271) % 2_147_483_647) % below;
}

/** @throws when there is none. */
export function pick<Item>(items: readonly Item[], random: Random): Item {
  const item = items[random(items.length)];
  if (item === undefined) throw new Error('there is nothing to draw from');
  return item;
}
