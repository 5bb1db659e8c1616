/** The name of a task file without its folder and its extension. */
export function fileStem(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1).replace(/\.json$/i, '');
}
