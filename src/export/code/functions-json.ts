import type { Catalogue } from '#catalogue/catalogue.ts';
import { functionKinds } from '#vocabulary/contract/entry.ts';
import type { EnvironmentCode } from '#vocabulary/source/environment-code.ts';
import { toExportHead } from '../dataset/json-exports.ts';
import type { FunctionsFile } from './code-schemas.ts';

/** The functions of an environment as digests: one JSON object, with a line for each function and piece. */
export function* writeFunctionsJson(
  catalogue: Catalogue,
  code: EnvironmentCode,
  root: string,
): Generator<string> {
  const { judge = null, starter = null, commit = null } = code;
  const head = { ...toExportHead(catalogue, root, 'functions'), commit, judge, starter };
  yield `${JSON.stringify(head).slice(0, -1)},"functions":[`;
  yield* writeLines(listFunctions(code).map((entry) => JSON.stringify(entry)));
  yield '],"pieces":{';
  const pieces = Object.entries(code.pieces).map(([key, { file, line, name, digest }]) => [
    JSON.stringify(key),
    JSON.stringify({ file, line, name, digest }),
  ]);
  yield* writeLines(pieces.map((entry) => entry.join(':')));
  yield '}}\n';
}

function* writeLines(lines: readonly string[]): Generator<string> {
  for (const [index, line] of lines.entries()) yield `${index === 0 ? '\n' : ',\n'}${line}`;
  yield '\n';
}

const listFunctions = ({ functions }: EnvironmentCode): FunctionsFile['functions'] =>
  functionKinds.flatMap((kind) =>
    Object.entries(functions[kind])
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, { digest, pieces, packages, unfollowed }]) => ({
        ...{ kind, name, digest },
        pieces: [...pieces],
        packages: [...packages],
        unfollowed: [...unfollowed],
      })),
  );
