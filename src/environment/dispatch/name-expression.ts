/** How a name that a task writes becomes the name of a function. */
export interface NameExpression {
  /** The key under which the task has the name. */
  key: string;
  prefix: string;
  suffix: string;
  /** Whether nothing else is done with the name, as with `replace("-", "_")`. */
  isPlain: boolean;
}

/** What variables of a function are assigned, or are elements of, as the source writes it. */
export type Variables = ReadonlyMap<string, { written: string; isElement: boolean }>;

const mostLinks = 5;
const mostCharacters = 300;

/** What an expression makes of a name of a task, such as `f"{step['type']}_setup"`; undefined for any other. */
export function readNameExpression(
  written: string,
  variables: Variables,
  keys: readonly string[],
): NameExpression | undefined {
  if (written.length > mostCharacters) return undefined;
  const { prefix, suffix, inner } = splitTemplate(written.trim());
  const source = followName(inner, variables, keys, false, 0);
  if (source?.template && (prefix !== '' || suffix !== '')) return undefined;
  return (
    source && {
      key: source.key,
      isPlain: source.isPlain,
      ...(source.template ?? { prefix, suffix }),
    }
  );
}

interface Source {
  key: string;
  isPlain: boolean;
  template?: { prefix: string; suffix: string };
}

/** @param isList Whether the name is an element of the expression. */
function followName(
  written: string,
  variables: Variables,
  keys: readonly string[],
  isList: boolean,
  links: number,
): Source | undefined {
  if (links > mostLinks || written.length > mostCharacters) return undefined;
  const isPlain = !(isList ? changesElements : changesName).test(written.replace(tests, ''));
  for (const [, key = ''] of written.matchAll(keyReads)) {
    if (keys.includes(key)) return { key, isPlain };
  }
  for (const [name] of written.replace(strings, '').matchAll(/\b[a-z_]\w*\b/gi)) {
    const variable = variables.get(name);
    if (!variable || variable.written === written) continue;
    const { prefix, suffix, inner } = splitTemplate(variable.written);
    const isInList = isList || variable.isElement;
    const source = followName(inner, variables, keys, isInList, links + 1);
    if (!source) continue;
    const hasTemplate = prefix !== '' || suffix !== '';
    // Two templates around one name are not followed.
    if (hasTemplate && source.template) return { ...source, isPlain: false };
    return {
      ...source,
      isPlain: isPlain && source.isPlain,
      ...(hasTemplate && { template: { prefix, suffix } }),
    };
  }
  return undefined;
}

const strings = /(?:"[^"\n]*"|'[^'\n]*')/g;

const keyReads = /(?:\[|\b(?:get|pop)\()\s*["'](\w+)["']/g;

/** Calls that change no name. */
const tests = /\b(?:isinstance|list|str|zip|get|pop)\(/g;
const changesName = /\w\(|\[\s*-?\d*:/;
const changesElements = /\bmap\(|\bfor\b/;

/** Of a string with one place for a name: what is before and after it, and the expression in it. */
function splitTemplate(written: string): { prefix: string; suffix: string; inner: string } {
  for (const template of templates) {
    const groups = template.exec(written)?.groups;
    if (groups) {
      const { prefix = '', suffix = '', inner = '' } = groups;
      return { prefix, suffix, inner };
    }
  }
  return { prefix: '', suffix: '', inner: written };
}

const templates = [
  /^[fF](?<quote>["'])(?<prefix>\w*)\{(?<inner>[^{}:!]+)\}(?<suffix>\w*)\k<quote>$/,
  /^(?<quote>["'])(?<prefix>\w*)\{[0:]*\}(?<suffix>\w*)\k<quote>\.format\((?<inner>.+)\)$/s,
  /^(?<quote>["'])(?<prefix>\w*)%s(?<suffix>\w*)\k<quote>\s*%\s*(?<inner>.+)$/s,
  /^(?<quote>["'])(?<prefix>\w+)\k<quote>\s*\+\s*(?<inner>[^+]+?)(?:\s*\+\s*["'](?<suffix>\w+)["'])?$/,
  /^(?<inner>[^+]+?)\s*\+\s*(?<quote>["'])(?<suffix>\w+)\k<quote>$/,
];
