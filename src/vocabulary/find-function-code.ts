import type { FunctionKind } from './contract/entry.ts';
import type { Vocabulary } from './vocabulary.ts';
import { toGetterName } from './vocabulary.ts';
import type { CodeDigest, EnvironmentCode } from './source/environment-code.ts';

/**
 * The code of a function by the name that a task writes, or by its other name: neutral in the format
 * document, of a product elsewhere. Undefined where the source has neither.
 */
export function findFunctionCode(
  { functions }: Pick<EnvironmentCode, 'functions'>,
  { kind, name }: { kind: FunctionKind; name: string },
  vocabulary: Pick<Vocabulary, 'find'>,
): CodeDigest | undefined {
  const ofKind = functions[kind];
  const own = kind === 'getter' ? toGetterName(name) : name;
  const equivalent = vocabulary.find(kind, own)?.equivalent;
  const found = [own, equivalent].find(
    (named) => named !== undefined && Object.hasOwn(ofKind, named),
  );
  return found === undefined ? undefined : ofKind[found];
}
