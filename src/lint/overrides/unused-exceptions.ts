import { createLocator } from '../positions/text-positions.ts';
import type { Exception } from './severity-overrides.ts';
import type { Finding } from '../model/finding.ts';
import { exceptionNeeded } from '../rules/d09-exception-needed.ts';
import { toFinding } from '../model/to-finding.ts';

/** A finding in `dataset.json` for each exception that suppressed no finding. */
export function reportUnused(
  exceptions: readonly Exception[],
  { file, text }: { file: string; text: string },
): Finding[] {
  const positionOf = createLocator(text);
  return exceptions.map((exception) => {
    const { at, rule: code } = exception;
    const message = exceptionNeeded.message({ file: exception.file, code });
    return toFinding(exceptionNeeded, { file, at, position: positionOf(at) }, { message });
  });
}
