import { toProgramName } from '#machine/program-name.ts';

/** A command of a package manager: `apt-get -q install jq`. */
export interface PackageCall {
  /** The program, without its folder. */
  manager: string;
  /** What it is to do: "install". */
  verb: string;
  options: readonly string[];
  /** The packages, or what else follows. */
  names: readonly string[];
}

/** The call of a package manager in the words of a command, also behind other programs. */
export function readPackageCall(words: readonly string[]): PackageCall | undefined {
  const start = words.findIndex((word) => managers.has(toProgramName(word)));
  if (start === -1) return undefined;
  const rest = words.slice(start + 1);
  const [verb, ...names] = rest.filter((word) => !isOption(word));
  if (verb === undefined) return undefined;
  const manager = toProgramName(words[start] ?? '');
  return { manager, verb, options: rest.filter(isOption), names };
}

const managers = new Set(
  'apt apt-get aptitude brew cargo choco conda dnf gem mamba npm pip pip3 snap winget yarn yum'.split(
    ' ',
  ),
);

const isOption = (word: string) => word.startsWith('-');
