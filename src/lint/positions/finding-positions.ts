import type { Path } from '#text/json/json-pointer.ts';
import type { Finding } from '../model/finding.ts';
import type { Position } from '../model/position.ts';
import type { RuleMeta } from '../model/rule.ts';
import { toFinding, type ProblemDetails } from '../model/to-finding.ts';
import { createLocator } from './text-positions.ts';

/** What a rule says of a place in a file, before the line of that place is known. */
export interface PlacedProblem extends ProblemDetails {
  meta: RuleMeta<never>;
  at: Path;
  about?: readonly string[] | undefined;
}

/**
 * Problems of a file as findings, each with its line. Positions require a second parse of the text,
 * so only those of files with problems are computed.
 */
export function locateProblems(
  { file, text, start }: { file: string; text: string; start?: Position | undefined },
  problems: readonly PlacedProblem[],
): Finding[] {
  if (problems.length === 0) return [];
  const positionOf = createLocator(text, start);
  return problems.map(({ meta, at, about: _, ...details }) =>
    toFinding(meta, { file, at, position: positionOf(at, meta.marks) }, details),
  );
}
