/** Whether a line asks for an explanation, as in "how is a PDF compared", and not for tasks. */
export const isQuestion = (line: string): boolean => question.test(line);

const question = /^\s*(?:how|what|why)\s(?!\s*(?:many\s+)?tasks?\b)/i;
