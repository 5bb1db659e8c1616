/** What a function returns, or undefined where it throws: a browser may forbid access to storage. */
export function attempt<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
