import { parse, type ParseError, printParseErrorCode } from 'jsonc-parser';

const phrases: Readonly<Record<string, string>> = {
  InvalidSymbol: 'there is a word that JSON does not know',
  InvalidNumberFormat: 'a number is not written as JSON demands',
  PropertyNameExpected: 'a key in double quotes is missing',
  ValueExpected: 'a value is missing',
  ColonExpected: 'a colon is missing after the key',
  CommaExpected: 'a comma is missing',
  CloseBraceExpected: 'the text ends before an object is closed with "}"',
  CloseBracketExpected: 'the text ends before a list is closed with "]"',
  EndOfFileExpected: 'there is more text after the end of the value',
  InvalidCommentToken: 'there is a comment',
  UnexpectedEndOfComment: 'a comment is not closed',
  UnexpectedEndOfString: 'a text is not closed with a double quote',
  UnexpectedEndOfNumber: 'a number is cut off',
  InvalidUnicode: 'a \\u escape lacks its four hexadecimal digits',
  InvalidEscapeCharacter: 'a backslash is followed by a letter that has no meaning',
  InvalidCharacter: 'a text holds a line break or another control character',
};

/** The first thing that keeps a text from being JSON; later ones mostly follow from it. */
export function findSyntaxFault(
  text: string,
  depthLimit: number,
): { found: string; offset: number } {
  if (text.trim() === '') return { found: 'the file is empty', offset: 0 };
  if (isDeep(text, depthLimit)) {
    return { found: `the text is nested deeper than ${depthLimit} levels`, offset: 0 };
  }

  const faults: ParseError[] = [];
  parse(text, faults, { disallowComments: true, allowTrailingComma: false });
  const [first] = faults.sort((one, other) => one.offset - other.offset);
  if (!first) return { found: 'the text is no JSON', offset: 0 };
  const trailing = trailingCommaBefore(text, first.offset);
  if (trailing !== undefined)
    return { found: 'there is a comma after the last entry', offset: trailing };
  return {
    found: phrases[printParseErrorCode(first.error)] ?? 'the text is no JSON',
    offset: first.offset,
  };
}

/** Where a closing bracket follows a comma, the comma is the fault, not what is missing after it. */
function trailingCommaBefore(text: string, offset: number): number | undefined {
  if (text[offset] !== '}' && text[offset] !== ']') return undefined;
  const before = text.slice(0, offset).trimEnd();
  return before.endsWith(',') ? before.length - 1 : undefined;
}

/** Counts brackets inside texts too, which errs on the safe side. */
function isDeep(text: string, limit: number): boolean {
  let depth = 0;
  for (const sign of text) {
    if (sign === '{' || sign === '[') depth++;
    if (sign === '}' || sign === ']') depth--;
    if (depth > limit) return true;
  }
  return false;
}
