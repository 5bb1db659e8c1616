/** How many elements of arrays a function goes through or copies by iterating over them. */
export function countIterated(run: () => unknown): number {
  const iterators = Object.getPrototypeOf([].values()) as { next: () => IteratorResult<unknown> };
  const { next } = iterators;
  let count = 0;
  iterators.next = function (this: unknown) {
    count++;
    return next.call(this as never);
  };
  try {
    run();
  } finally {
    iterators.next = next;
  }
  return count;
}
