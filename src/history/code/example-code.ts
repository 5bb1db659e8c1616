import { digestText } from '#text/sha256.ts';
import type { FunctionKind } from '#vocabulary/contract/entry.ts';
import type {
  CodeDigest,
  CodePiece,
  EnvironmentCode,
} from '#vocabulary/source/environment-code.ts';

/** For tests: pieces of source by "file:name", and the keys of the pieces that each function uses. */
interface ExampleSource {
  pieces: Readonly<Record<string, string>>;
  functions?: Partial<Record<FunctionKind, Readonly<Record<string, readonly string[]>>>>;
  judge?: readonly string[];
  starter?: readonly string[];
  packages?: readonly string[];
  commit?: string;
}

/** For tests: the code of an environment, in which a piece begins at the line after the one before it. */
export function exampleCode(
  { pieces: texts, functions = {}, judge, starter, packages = [], commit }: ExampleSource = {
    pieces: {},
  },
): EnvironmentCode {
  let line = 1;
  const pieces = Object.fromEntries(
    Object.entries(texts).map(([key, text]): [string, CodePiece] => {
      const [file = '', name = ''] = key.split(':');
      const piece = { file, line, name, digest: digestText(text), text };
      line += text.split('\n').length + 1;
      return [key, piece];
    }),
  );
  const toDigest = (keys: readonly string[]): CodeDigest => ({
    digest: digestText(JSON.stringify([keys.map((key) => pieces[key]?.digest), packages])),
    pieces: keys,
    packages,
    unfollowed: [],
  });
  const ofKind = (kind: FunctionKind) =>
    Object.fromEntries(
      Object.entries(functions[kind] ?? {}).map(([name, keys]) => [name, toDigest(keys)]),
    );
  return {
    functions: { getter: ofKind('getter'), metric: ofKind('metric'), action: ofKind('action') },
    judge: judge && toDigest(judge),
    starter: starter && toDigest(starter),
    pieces,
    commit,
  };
}
