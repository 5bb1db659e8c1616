import { compareText } from '#text/compare-text.ts';
import type { CodeDigest, EnvironmentCode } from '#vocabulary/source/environment-code.ts';
import { toMethodName } from '#vocabulary/source/method-name.ts';
import type { MethodChange } from '../model/code-comparison.ts';

/** The methods that differ between two states and that calls may lead to which the source does not show. */
export function compareMethods(before: EnvironmentCode, after: EnvironmentCode): MethodChange[] {
  const [earlier, later] = [before.methods ?? {}, after.methods ?? {}];
  return Object.keys(later)
    .filter((name) => Object.hasOwn(earlier, name) && earlier[name]?.digest !== later[name]?.digest)
    .sort(compareText)
    .flatMap((name): MethodChange[] => {
      const callers = listCallers(name, before, after);
      return callers.size === 0 ? [] : [{ name, files: later[name]?.files ?? [], callers }];
    });
}

/** Those that are the same in both states; others differ in any case. */
function listCallers(name: string, before: EnvironmentCode, after: EnvironmentCode): Set<string> {
  const kinds = ['getter', 'metric', 'action'] as const;
  return new Set(
    kinds.flatMap((kind) =>
      Object.entries(after.functions[kind]).flatMap(([own, code]) => {
        const earlier = before.functions[kind][own];
        return earlier?.digest === code.digest && calls(code, name) ? [`${kind} ${own}`] : [];
      }),
    ),
  );
}

const calls = ({ unfollowed }: CodeDigest, name: string): boolean =>
  unfollowed.some((written) => toMethodName(written) === name);
