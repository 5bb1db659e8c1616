/** Times of several rounds, in milliseconds. */
export interface Times {
  median: number;
  least: number;
  most: number;
}

/**
 * Runs the functions in turn, for several rounds after one that does not count, so that other load
 * of the machine affects all of them alike.
 */
export async function measure<Name extends string>(
  works: Record<Name, () => unknown>,
  rounds: number,
): Promise<Record<Name, Times>> {
  const entries = Object.entries(works) as [Name, () => unknown][];
  const times = new Map<Name, number[]>(entries.map(([name]) => [name, []]));
  for (let round = 0; round <= rounds; round++) {
    for (const [name, work] of entries) {
      const start = performance.now();
      await work();
      if (round > 0) times.get(name)?.push(performance.now() - start);
    }
  }
  return Object.fromEntries([...times].map(([name, own]) => [name, summarise(own)])) as Record<
    Name,
    Times
  >;
}

export function summarise(times: readonly number[]): Times {
  const sorted = [...times].sort((one, other) => one - other);
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return { median: middle, least: sorted[0] ?? 0, most: sorted.at(-1) ?? 0 };
}

/** The percentile of the times at this share. */
export function atShare(times: readonly number[], share: number): number {
  const sorted = [...times].sort((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

/** "612 ms (598 to 640)". */
export function formatTimes({ median, least, most }: Times): string {
  const [middle, low, high] = [median, least, most].map((time) => String(Math.round(time)));
  return `${middle ?? ''} ms (${low ?? ''} to ${high ?? ''})`;
}
