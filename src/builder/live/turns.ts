/** Runs a function when those before it have ended. */
export type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

export function createTurns(): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };
}
