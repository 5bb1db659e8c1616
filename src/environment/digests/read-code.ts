import { digestText } from '#text/sha256.ts';
import type {
  CodeDigest,
  CodePiece,
  EnvironmentCode,
} from '#vocabulary/source/environment-code.ts';
import { toGetterName } from '#vocabulary/vocabulary.ts';
import {
  type FilesBeside,
  readEnvironment,
  type SourceFile,
} from '../contracts/read-environment.ts';

/** What is known of packages that are not of the environment: their versions, by their names as imported. */
export type PackageVersions = Readonly<Record<string, string>>;

/** The source of an environment, and what it is made of. */
export interface CodeSources extends FilesBeside {
  files: readonly SourceFile[];
  /** The name of its folder, with which imports may begin. Default: none */
  folderName?: string;
  /** Default: none is known. */
  packages?: PackageVersions;
}

/** Makes the digests of the functions of an environment, of its judge and of what starts tasks in it. */
export function readCode({ files, folderName = '', ...beside }: CodeSources): EnvironmentCode {
  const contracts = readEnvironment(files, beside, folderName);
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const pieces: Record<string, CodePiece> = {};
  const toDigests = (
    functions: typeof contracts.getters,
    toName = (name: string) => name,
  ): Record<string, CodeDigest> =>
    Object.fromEntries(
      Object.entries(functions)
        .filter(([, { isReachable }]) => isReachable !== false)
        .map(([name, { file, line, end }]) => {
          const text = (texts.get(file) ?? '')
            .split('\n')
            .slice(line - 1, end)
            .join('\n');
          const key = `${file}:${name}`;
          const digest = digestText(text);
          pieces[key] = { file, line, name, digest, text };
          return [toName(name), { digest, pieces: [key], packages: [], unfollowed: [] }];
        }),
    );
  return {
    functions: {
      getter: toDigests(contracts.getters, toGetterName),
      metric: toDigests(contracts.metrics),
      action: toDigests(contracts.actions),
    },
    judge: undefined,
    starter: undefined,
    pieces,
  };
}
