/** The first sentence of a text, in one line and without its full stop. */
export function firstSentence(text: string): string {
  const [sentence = ''] = text.trim().replaceAll(/\s+/g, ' ').split(end, 1);
  return sentence.replace(/\.$/, '');
}

/** The blank after a full stop, unless that belongs to an abbreviation or an initial. */
const end = /(?<=[^.\s]{2}[.!?][)"'\]]?)(?<!\b(?:approx|cf|etc|vs)\.) (?=[^a-z])/;
