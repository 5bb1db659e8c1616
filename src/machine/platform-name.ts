const platform = /(?:^|[/_.-])(android|linux|mac|macos|osx|ubuntu|win|windows)(?=$|[/_.-])/i;
const otherNames: Readonly<Record<string, string>> = { mac: 'macos', osx: 'macos', win: 'windows' };

/** The first platform that the folders of a task file name; an empty string when they name none. */
export function platformOf(file: string): string {
  const folder = file.slice(0, file.lastIndexOf('/') + 1);
  const name = platform.exec(folder)?.[1]?.toLowerCase() ?? '';
  return otherNames[name] ?? name;
}
