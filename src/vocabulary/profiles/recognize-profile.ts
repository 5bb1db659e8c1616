import { isObject } from '#text/json/json-value.ts';
import { osworld2024 } from './osworld-2024.ts';
import type { Profile, ProfileName } from './profile.ts';

/** The profiles by the names that `dataset.json` may give; the built-in vocabulary has none. */
export const profiles: Readonly<Record<ProfileName, Profile | undefined>> = {
  'osworld-2024': osworld2024,
  'osworld-2026': undefined,
};

/**
 * The profile that the shapes of task files show, for files that were parsed. Tasks of OSWorld before
 * 2025 have both of the fields that are deprecated now, and none of those that were added since.
 */
export function recognizeProfile(values: Iterable<unknown>): Profile | undefined {
  let isFound = false;
  for (const value of values) {
    if (!isObject(value) || !('evaluator' in value)) continue;
    if (!early.every((field) => field in value)) return undefined;
    if (late.some((field) => field in value)) return undefined;
    isFound = true;
  }
  return isFound ? osworld2024 : undefined;
}

const early = ['snapshot', 'trajectory'];
const late = ['proxy', 'fixed_ip', 'possibility_of_env_change'];
