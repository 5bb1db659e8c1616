/** The same function, which computes each answer once; a promise that is rejected stays so. */
export function memoize<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const answers = new Map<Key, Value>();
  return (key) => {
    const answer = answers.get(key) ?? compute(key);
    answers.set(key, answer);
    return answer;
  };
}
