import type { About, FunctionKind } from '../contract/entry.ts';
import type { AnyContract } from '../contract/merge-contracts.ts';

export const profileNames = ['osworld-2024', 'osworld-2026'] as const;

/** As `dataset.json` names the environment that its tasks are for. */
export type ProfileName = (typeof profileNames)[number];

/** What an earlier state of a well-known environment has differently from the built-in vocabulary. */
export interface Profile {
  name: ProfileName;
  /** As reports and pages name it. */
  label: string;
  /** What differs of each function, by its name. Fields and notes are added to the built-in ones. */
  functions: Readonly<Partial<Record<FunctionKind, Differences>>>;
  /** The placeholders that it replaces in commands. */
  placeholders: readonly string[];
}

type Differences = Readonly<Record<string, Pick<About, 'notes'> & AnyContract>>;
