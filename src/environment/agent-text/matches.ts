import type { OutsideCall } from './model/frame.ts';
import type { Value } from './model/value.ts';

/** What a regular expression leaves of a text, where that can do no harm: "[0-9 ]+" takes nothing but numbers. */
export function readMatch({ path, object, args }: OutsideCall): Partial<Value> | undefined {
  const [, compiled, method = ''] = functions.exec(path) ?? [];
  const pattern = (compiled === undefined ? args.positional[0] : object)?.text ?? '';
  const subjectAt = compiled === undefined ? 1 : 0;
  if (method === 'sub') {
    const [replacement, subject] = args.positional.slice(subjectAt ? 1 : 0);
    const isRemoved = replacement?.text === '' && subject !== undefined;
    return isRemoved && /^\[\^(?!.*\\[SDW])[^\]]*\][+*]?$/.test(pattern) ? {} : undefined;
  }
  if (method === '' || !isNarrow(pattern)) return undefined;
  const isWhole = method === 'fullmatch' || (method === 'match' && /(?:\$|\\Z)$/.test(pattern));
  return { ...(isWhole && { checked: args.variables[subjectAt] ?? [] }) };
}

const functions = /^(?:re|regex)\.(compile\(\)\.)?(sub|match|fullmatch|search|findall|finditer)$/;

/** Whether a pattern takes only such characters as are no code: no dots, no quotes, and no letters with brackets. */
function isNarrow(pattern: string): boolean {
  const classes = [...pattern.matchAll(/\[(?:\\.|[^\]\\])*\]/g)].join('');
  const outside = pattern.replaceAll(/\[(?:\\.|[^\]\\])*\]/g, '').replaceAll(/\\[^A-Za-z]/g, '');
  const hasLetters = /a-z|A-Z|\\w/.test(pattern);
  return (
    pattern !== '' &&
    !/\.|\\[SWD]/.test(outside) &&
    !/\[\^|\\[SWD]|["'`$;&|<>]/.test(classes) &&
    !(hasLetters && classes.includes('('))
  );
}
