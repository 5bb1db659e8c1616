/**
 * The same function, which computes each answer once; a promise that is rejected stays so.
 *
 * @param most answers; before one more all are forgotten.
 */
export function memoize<Key, Value>(
  compute: (key: Key) => Value,
  most = Infinity,
): (key: Key) => Value {
  const answers = new Map<Key, Value>();
  return answerFrom(answers, (key) => {
    if (answers.size >= most) answers.clear();
    return compute(key);
  });
}

/** The same, which forgets its answer about an object with the object. */
export const memoizeWeakly = <Key extends object, Value>(
  compute: (key: Key) => Value,
): ((key: Key) => Value) => answerFrom(new WeakMap<Key, Value>(), compute);

function answerFrom<Key, Value>(
  answers: Pick<Map<Key, Value>, 'get' | 'has'> & { set(key: Key, value: Value): unknown },
  compute: (key: Key) => Value,
): (key: Key) => Value {
  return (key) => {
    const earlier = answers.get(key);
    if (earlier !== undefined || answers.has(key)) return earlier as Value;
    const answer = compute(key);
    answers.set(key, answer);
    return answer;
  };
}
