/** From this share of the shorter one's words on, two instructions may ask for the same in other words. */
const mostShared = 0.6;
/** With fewer words than this an instruction does not say enough to compare it. */
const leastWords = 4;

/** Whether two instructions have so few words in common that they ask for different things. */
export function areUnlike(words: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  const shorter = Math.min(words.size, others.size);
  if (shorter < leastWords) return false;
  let shared = 0;
  for (const word of words) if (others.has(word)) shared++;
  return shared / shorter < mostShared;
}
