import { extensionOf, toFileName } from '#text/file-name.ts';

/** Programs, pages and text files, which usually name the files that belong to them. */
const naming =
  /\.(?:c|cc|cpp|css|h|hpp|html?|java|js|json|jsx|mjs|py|rs|tex|toml|ts|tsx|txt|xml|ya?ml)$/i;

/**
 * Whether a metric that receives one file may find another one beside it by its name: the modules of
 * a program, or the CSV of a sheet beside its workbook.
 */
export function isCompanion(given: string, other: unknown): boolean {
  return naming.test(given) || kindOf(other) !== kindOf(given);
}

/** The extension of a path, or of an address without its scheme and perhaps with a query. */
function kindOf(path: unknown): string | undefined {
  return typeof path === 'string' ? extensionOf(toFileName(path)).split(/[?#]/, 1)[0] : '';
}
