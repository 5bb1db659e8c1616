import type { ComponentEdit } from './component-edits.ts';

const hoistedScript = /<script(?: src="([^"]+)")?>([\s\S]*?)<\/script>/g;

/**
 * The source of a component without what an edit replaces or moves.
 *
 * @throws when a text that is to be replaced is not there.
 */
export function editSource(source: string, { file, replace = [], movesScripts }: ComponentEdit) {
  const start = movesScripts ? source.replaceAll(hoistedScript, '') : source;
  return replace.reduce((text, [old, replacement]) => {
    const edited = text.replace(old, () => replacement);
    if (edited !== text) return edited;
    throw new Error(`${file} does not contain ${old}; adapt src/site/policy/component-edits.ts`);
  }, start);
}

/** The scripts of a component as a module of their own. */
export function collectScripts(source: string): string {
  return [...source.matchAll(hoistedScript)]
    .map(([, address, code = '']) => (address === undefined ? code : `import '${address}';`))
    .join('\n');
}
