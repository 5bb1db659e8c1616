/** An operating system that a task runs on. */
export type System = 'linux' | 'macos' | 'windows';

export const systemNames: Readonly<Record<System, string>> = {
  linux: 'Linux',
  macos: 'macOS',
  windows: 'Windows',
};

/**
 * The first path in a text that is of a system: on a drive of Windows, in a folder that macOS has and
 * Linux has not, or in a folder of Linux, most of which macOS has too.
 */
export const findPathOf = (system: System, text: string): string | undefined =>
  paths[system].exec(text)?.[1];

/** Whether a text may contain a path of Windows; a fast test. */
export const mayNameDrive = (text: string): boolean => /:\\|[A-Z]:\//.test(text);

const paths: Readonly<Record<System, RegExp>> = {
  linux: /(?:^|[\s"'=(])(\/(?:etc|home|media|mnt|opt|root|tmp|usr|var)\/[^\s"')]*)/,
  macos: /(?:^|[\s"'=(])(\/(?:Applications|Library|System|Users|Volumes)\/[^\s"')]+)/,
  // In lower case only at the start of a string: "s:/a:/b:" is an expression of sed. Of the folders with
  // spaces only that of programs.
  windows:
    /(?:^(?=[a-z]:\\)|(?:^|[\s"'=(])(?=[A-Z]:[\\/]))([A-Za-z]:[\\/](?:Program Files(?: \(x86\))?)?[^\s"')]*)/,
};
