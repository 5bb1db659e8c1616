import { parse, type ParseError } from 'jsonc-parser';
import { toJsonFileStem } from '#text/file-name.ts';
import { isObject, type JsonObject } from '#text/json/json-value.ts';

/**
 * What makes a file a template, which is there to be copied: its name, and an id or an instruction that
 * is empty. A file that has no other name needs neither. Undefined for any other file.
 */
export function describeTemplate(
  file: string,
  { id, instruction }: JsonObject,
): string | undefined {
  const stem = toJsonFileStem(file);
  const isEmpty = [id, instruction].some(
    (value) => typeof value === 'string' && value.trim() === '',
  );
  if (isEmpty && named.test(stem)) return ' with an empty "id" or "instruction"';
  return bare.test(stem) && id !== stem ? '' : undefined;
}

/**
 * Whether a file with the name of a template or an example would be JSON without its comments; one whose
 * id is its name is a task.
 */
export function isCommentedTemplate(file: string, text: string): boolean {
  const stem = toJsonFileStem(file);
  if (!named.test(stem) || !/\/[/*]/.test(text)) return false;
  const faults: ParseError[] = [];
  const value: unknown = parse(text, faults, { allowTrailingComma: true });
  return faults.length === 0 && isObject(value) && value.id !== stem;
}

const named = /(?:^|[^a-z])(?:template|sample|example)(?:[^a-z]|$)/i;
const bare = /^(?:(?:task|config|json)[-_. ]?)?template$/i;
