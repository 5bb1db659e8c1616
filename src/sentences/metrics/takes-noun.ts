const prepositions =
  'about above after as at before below between by for from in into of on over than through to under until with within without';
const verbs = 'are be become becomes been contain equal had have match was were';
const determiners = 'a all an any both each every its no one some that the their these this those';

const linking = new Set(`${prepositions} ${verbs}`.split(' '));
const introducing = new Set(`${prepositions} ${determiners}`.split(' '));

/**
 * Whether "the expected value" can follow these words of a sentence: a preposition, a verb such as "is"
 * or "contains", or an adverb such as "exactly"; not "has the total", which has its object already.
 */
export function takesNoun(words: string): boolean {
  const [last, previous = ''] = words.toLowerCase().trim().split(/\s+/).reverse();
  if (last === undefined || last === '' || linking.has(last) || last.endsWith('ly')) return true;
  return last.endsWith('s') && !introducing.has(previous);
}
