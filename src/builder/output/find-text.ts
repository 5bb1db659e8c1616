import { readFileSync } from 'node:fs';

/** The text of a file; empty where it cannot be read. */
export function findText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
