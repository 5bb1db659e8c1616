import { createCodeReader } from '#environment/digests/read-code.ts';
import type { EnvironmentCode } from '#vocabulary/source/environment-code.ts';
import type { Sources } from './greenhouse.ts';

/** An edit changes one file or few, so that others are parsed once. */
const readCode = createCodeReader();

/** The digests of an environment whose package is called "greenhouse". */
export const readSources = (sources: Sources): EnvironmentCode =>
  readCode({
    files: Object.entries(sources).map(([path, text]) => ({ path, text })),
    folderName: 'greenhouse',
  });

/** The functions, such as "metric says", whose digests differ or that only one of two codes has. */
export function listChanged(before: EnvironmentCode, after: EnvironmentCode): string[] {
  return (['getter', 'metric', 'action'] as const).flatMap((kind) => {
    const [old, now] = [before.functions[kind], after.functions[kind]];
    return [...new Set([...Object.keys(old), ...Object.keys(now)])]
      .filter((name) => old[name]?.digest !== now[name]?.digest)
      .map((name) => `${kind} ${name}`);
  });
}
