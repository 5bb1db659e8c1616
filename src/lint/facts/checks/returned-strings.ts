import type { Vocabulary } from '#vocabulary/vocabulary.ts';
import { getterOf } from '../fetches.ts';

/** What is known of the only strings that a getter returns. */
export interface ReturnedStrings {
  getter: string;
  values: readonly string[];
  /** Whether no environment or dataset may have a getter of its own under the name. */
  isSure: boolean;
}

/** The only strings that the getter of a source returns; undefined where it may return others. */
export function findReturnedStrings(
  source: unknown,
  vocabulary: Vocabulary,
): ReturnedStrings | undefined {
  const entry = vocabulary.find('getter', getterOf(source));
  const values = entry && returned.get(entry.name);
  if (!values) return undefined;
  const isSure = entry.source === undefined && entry.extended !== true;
  return { getter: entry.name, values, isSure };
}

const flag = ['true', 'false'];
const scheme = ['light', 'dark', 'system'];

const returned: ReadonlyMap<string, readonly string[]> = new Map([
  ['chrome_appearance_mode_ui', scheme],
  ['chrome_color_scheme', scheme],
  ['data_delete_automacally', flag],
  ['enable_do_not_track', flag],
  ['enable_enhanced_safety_browsing', flag],
  ['enable_safe_browsing', flag],
  // The last one without a profile.
  ['new_startup_page', [...flag, 'Google']],
]);
