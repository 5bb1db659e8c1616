import { parseJson } from '#text/json/parse-json.ts';

/** The JSON value of a literal as Python writes it; undefined for anything else, and for None. */
export function toJsonValue(written: string): unknown {
  if (written === 'True') return true;
  if (written === 'False') return false;
  if (/^-?\d[\d_]*(?:\.\d*)?(?:e[-+]?\d+)?$/i.test(written)) {
    return Number(written.replaceAll('_', ''));
  }
  const text = /^(?<quote>['"])(?<text>[^'"\\\n]*)\k<quote>$/.exec(written)?.groups?.text;
  if (text !== undefined) return text;
  return /^\[[^'a-z]*\]$|^\{\}$/.test(written) ? parseJson(written) : undefined;
}
