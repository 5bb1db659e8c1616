/**
 * Thrown when pages cannot be compiled, or their program does not do what it is made for, as after a
 * change in Astro. Astro's own build needs none of it.
 */
export class ProgramFailure extends Error {
  override name = 'ProgramFailure';
}

/** Waits for what a program gives. @param what it was to do, such as "list its pages". */
export async function requireWorking<Result>(
  what: string,
  result: Promise<Result>,
): Promise<Result> {
  return result.catch((cause: unknown) => {
    if (cause instanceof ProgramFailure) throw cause;
    throw new ProgramFailure(`${what}: ${String((cause as Error | undefined)?.message ?? cause)}`, {
      cause,
    });
  });
}
