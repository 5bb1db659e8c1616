import type { Finding } from '#lint/model/finding.ts';

/**
 * A finding about several tasks together, once for each of them: in all but the first it is about the
 * file as a whole, since its place is in that one.
 */
export function spreadOverFiles(finding: Finding): Finding[] {
  const { file, files = [] } = finding;
  const { fix: _fix, also: _also, ...shared } = finding;
  const others = files.filter((name) => name !== file);
  return [
    finding,
    ...others.map((name) => ({ ...shared, file: name, pointer: '', line: 1, column: 1 })),
  ];
}
