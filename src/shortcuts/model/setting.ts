import type { Environment } from '#format/environment-schema.ts';

/** What is known of the machine on which agents work. */
export interface Setting {
  /** Whether it reaches the internet; undefined where nothing says so. */
  internet: boolean | undefined;
  /** Whether the agent may do anything there, or only what its user may; undefined where nothing says so. */
  privileges: 'user' | 'root' | undefined;
}

/** What the dataset states of it. */
export const toSetting = (environment: Environment | undefined): Setting => ({
  internet: environment?.internet,
  privileges: environment?.privileges,
});
