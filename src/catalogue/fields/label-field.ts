import type { FieldKey } from '#addresses/facet-names.ts';
import { cutText } from '#text/cut-text.ts';
import { capitalise } from '#text/first-letter.ts';
import type { FieldPath } from './read-field.ts';

const longest = 60;

/** The name of a field for headings: "Scenario type", "Meta: kind". */
export function labelField(path: FieldPath, key: FieldKey): string {
  const words = path.map(splitName).join(': ');
  const label = words === '' ? 'No name' : capitalise(cutText(words, longest));
  return key.startsWith('field.') ? `${label} (field)` : label;
}

const splitName = (name: string): string =>
  name
    .replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .replaceAll(/[\s_-]+/gu, ' ')
    .trim()
    .toLowerCase();
