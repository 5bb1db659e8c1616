import type { Finding } from '../model/finding.ts';

/** A finding for tests, with the given fields replaced. */
export function exampleFinding(fields: Partial<Finding> = {}): Finding {
  return {
    code: 'S02',
    rule: 'wrong-type',
    severity: 'error',
    consequence: 'stops',
    file: 'os/a.json',
    pointer: '/id',
    line: 2,
    column: 9,
    message: '"id" is the number 5; it must be a string',
    ...fields,
  };
}
