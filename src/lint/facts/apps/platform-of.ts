const platform = /(?:^|[/_.-])(android|linux|mac|macos|osx|ubuntu|win|windows)(?=$|[/_.-])/i;
const otherNames: Readonly<Record<string, string>> = { mac: 'macos', osx: 'macos', win: 'windows' };

/** The first platform that the folders of a file name; an empty string when they name none. */
export function platformOf(file: string): string {
  const folder = file.slice(0, file.lastIndexOf('/') + 1);
  const name = platform.exec(folder)?.[1]?.toLowerCase() ?? '';
  return otherNames[name] ?? name;
}

/**
 * Whether two tasks should differ: those with one id are reported by another rule, and the same task for
 * each platform is intended.
 */
export const shouldDiffer = (one: Identified, other: Identified): boolean =>
  one.id !== other.id && platformOf(one.file) === platformOf(other.file);

interface Identified {
  file: string;
  id: unknown;
}

/** A command that starts a program of another system, or of another machine. */
export const reachesOtherSystem =
  /(?:^|[\s"'/])(?:adb|docker|podman|ssh|wine(?:64)?|wsl)(?:\.exe)?\s/m;

// In lower case only at the start of a string: "s:/a:/b:" is an expression of sed.
/** A path of Windows in a string, as the first group; of the folders with spaces only that of programs. */
export const windowsPath =
  /(?:^(?=[a-z]:\\)|(?:^|[\s"'=(])(?=[A-Z]:[\\/]))([A-Za-z]:[\\/](?:Program Files(?: \(x86\))?)?[^\s"')]*)/;
/** A path of Linux in a string, as the first group. */
export const linuxPath = /(?:^|[\s"'=(])(\/(?:etc|home|media|mnt|opt|root|tmp|usr|var)\/[^\s"')]*)/;
/** A path in a folder that macOS has and Linux has not. */
export const macosPath = /(?:^|[\s"'=(])\/(?:Applications|Library|System|Users|Volumes)\/[^\s"')]/;
