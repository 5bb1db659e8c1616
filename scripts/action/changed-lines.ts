/** A file of a pull request, as GitHub lists it. */
export interface ChangedFile {
  filename: string;
  /** Its part of the diff; absent for a file that is binary or too large. */
  patch?: string;
}

/** The lines that a pull request adds or changes, by file; `all` where GitHub does not list them. */
export type ChangedLines = ReadonlyMap<string, ReadonlySet<number> | 'all'>;

export function findChangedLines(files: readonly ChangedFile[]): ChangedLines {
  return new Map(
    files.map(({ filename, patch }) => [
      filename,
      patch === undefined ? 'all' : new Set(listAdded(patch)),
    ]),
  );
}

/** The numbers of added lines of a unified diff. */
function* listAdded(patch: string): Generator<number> {
  let line = 0;
  for (const text of patch.split('\n')) {
    const start = /^@@ -\S+ \+(\d+)/.exec(text)?.[1];
    if (start !== undefined) {
      line = Number(start);
      continue;
    }
    if (text.startsWith('+')) yield line;
    if (!text.startsWith('-') && !text.startsWith('\\')) line += 1;
  }
}
