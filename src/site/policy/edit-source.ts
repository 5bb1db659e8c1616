import type { ComponentEdit } from './component-edits.ts';

const hoistedScript = /<script(?: src="([^"]+)")?>([\s\S]*?)<\/script>/g;

const anyHoistedScript = /<script(?![^>]*is:inline)/;

/**
 * The source of a component without what an edit moves or replaces; undefined where it lacks a text,
 * or has a script that cannot be moved.
 */
export function editSource(
  source: string,
  { replace = [], movesScripts }: Pick<ComponentEdit, 'replace' | 'movesScripts'>,
): string | undefined {
  let edited = movesScripts ? source.replaceAll(hoistedScript, '') : source;
  if (movesScripts && anyHoistedScript.test(edited)) return undefined;
  for (const [old, replacement] of replace) {
    const before: string = edited;
    edited = before.replace(old, () => replacement);
    if (edited === before) return undefined;
  }
  return edited;
}

/** The scripts of a component as a module of their own. */
export function collectScripts(source: string): string {
  return [...source.matchAll(hoistedScript)]
    .map(([, address, code = '']) => (address === undefined ? code : `import '${address}';`))
    .join('\n');
}
