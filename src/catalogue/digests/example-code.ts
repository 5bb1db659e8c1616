import { digestText } from '#text/sha256.ts';
import type { FunctionKind } from '#vocabulary/contract/entry.ts';
import type { CodeDigest, EnvironmentCode } from '#vocabulary/source/environment-code.ts';
import { createVocabulary, type Vocabulary } from '#vocabulary/vocabulary.ts';

/** The code of an environment for tests: by kind and name, what stands in for the text of each function. */
export function exampleCode(
  texts: Readonly<Record<string, string>>,
  parts: Partial<EnvironmentCode> = {},
): EnvironmentCode {
  const entries = Object.entries(texts).map(([key, text]) => ({
    key,
    kind: key.split(' ')[0] as FunctionKind,
    name: key.split(' ')[1] ?? '',
    text,
  }));
  const ofKind = (kind: FunctionKind) =>
    Object.fromEntries(
      entries
        .filter((entry) => entry.kind === kind)
        .map(({ key, name, text }) => [name, exampleCodeDigest(text, { pieces: [key] })]),
    );
  return {
    functions: { action: ofKind('action'), getter: ofKind('getter'), metric: ofKind('metric') },
    judge: undefined,
    starter: undefined,
    pieces: Object.fromEntries(
      entries.map(({ key, kind, name, text }, index) => [
        key,
        { file: `${kind}s.py`, line: index + 1, name, digest: digestText(text), text },
      ]),
    ),
    ...parts,
  };
}

export const exampleCodeDigest = (text: string, parts: Partial<CodeDigest> = {}): CodeDigest => ({
  digest: digestText(text),
  pieces: [],
  packages: [],
  unfollowed: [],
  ...parts,
});

/** The built-in vocabulary with such code. */
export const withCode = (code: EnvironmentCode | undefined): Vocabulary => ({
  ...createVocabulary(),
  code,
});
