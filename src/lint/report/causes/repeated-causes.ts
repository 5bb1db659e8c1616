import type { Finding } from '#lint/model/finding.ts';
import { filesOf, groupByCause } from './causes.ts';
import { findCommonMessage } from './common-message.ts';

/** Each cause with several findings, for programs: how many, in which files, and the first of them. */
export function listRepeatedCauses(findings: readonly Finding[]) {
  return groupByCause(findings)
    .filter((cause) => cause.findings.length > 1)
    .map(({ findings: group, ...cause }) => {
      const [{ file, line, column }] = group;
      const files = filesOf(group);
      return {
        ...cause,
        message: findCommonMessage(group),
        findings: group.length,
        tasks: files.length,
        example: { file, line, column },
        files,
      };
    });
}
