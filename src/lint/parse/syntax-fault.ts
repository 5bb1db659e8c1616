import { parse, type ParseError, printParseErrorCode } from 'jsonc-parser';

const phrases: Readonly<Record<string, string>> = {
  InvalidSymbol: 'unexpected word',
  InvalidNumberFormat: 'invalid number',
  PropertyNameExpected: 'missing key in double quotes',
  ValueExpected: 'missing value',
  ColonExpected: 'missing colon after the key',
  CommaExpected: 'missing comma',
  CloseBraceExpected: 'missing "}" at the end of an object',
  CloseBracketExpected: 'missing "]" at the end of an array',
  EndOfFileExpected: 'unexpected text after the end of the value',
  InvalidCommentToken: 'unexpected comment',
  UnexpectedEndOfComment: 'unterminated comment',
  UnexpectedEndOfString: 'unterminated string',
  UnexpectedEndOfNumber: 'unterminated number',
  InvalidUnicode: 'a \\u escape without four hexadecimal digits',
  InvalidEscapeCharacter: 'unknown escape sequence',
  InvalidCharacter: 'a line break or another control character in a string',
};

/** The first syntax error of a text; later ones usually follow from it. */
export function findSyntaxFault(
  text: string,
  depthLimit: number,
): { found: string; offset: number } {
  if (text.trim() === '') return { found: 'the file is empty', offset: 0 };
  if (isDeep(text, depthLimit)) {
    return { found: `the text is nested more than ${depthLimit} levels deep`, offset: 0 };
  }

  const faults: ParseError[] = [];
  parse(text, faults, { disallowComments: true, allowTrailingComma: false });
  const [first] = faults.sort((one, other) => one.offset - other.offset);
  if (!first) return { found: 'the text is not JSON', offset: 0 };
  const trailing = trailingCommaBefore(text, first.offset);
  if (trailing !== undefined)
    return { found: 'unexpected comma after the last element', offset: trailing };
  return {
    found: phrases[printParseErrorCode(first.error)] ?? 'the text is not JSON',
    offset: first.offset,
  };
}

/** When a closing bracket follows a comma, the comma is the error, not a missing value after it. */
function trailingCommaBefore(text: string, offset: number): number | undefined {
  if (text[offset] !== '}' && text[offset] !== ']') return undefined;
  const before = text.slice(0, offset).trimEnd();
  return before.endsWith(',') ? before.length - 1 : undefined;
}

/** Counts brackets inside strings too, which errs on the safe side. */
function isDeep(text: string, limit: number): boolean {
  let depth = 0;
  for (const character of text) {
    if (character === '{' || character === '[') depth++;
    if (character === '}' || character === ']') depth--;
    if (depth > limit) return true;
  }
  return false;
}
