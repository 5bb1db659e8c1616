import type { ZodError, ZodInvalidUnionIssue, ZodIssue } from 'zod/v3';

/**
 * Replaces the issues of a union by those of the member the author most likely meant, so that one
 * wrong value gives one finding. A value of another kind than all members keeps the issue of the union.
 */
export function flattenUnions(issues: readonly ZodIssue[]): ZodIssue[] {
  return issues.flatMap((issue) => {
    if (issue.code !== 'invalid_union') return [issue];
    const meant = findMeantMember(issue);
    return meant ? flattenUnions(meant.issues) : [issue];
  });
}

function findMeantMember(union: ZodInvalidUnionIssue): ZodError | undefined {
  const candidates = union.unionErrors.filter((error) => isOfKind(error, union.path.length));
  return candidates.sort((one, other) => misfit(one, union) - misfit(other, union))[0];
}

/** Whether the value has the member's kind, so that only something inside it is wrong. */
function isOfKind(error: ZodError, depth: number): boolean {
  return error.issues.every((issue) => {
    if (issue.path.length > depth || sizeOrKeys.has(issue.code)) return true;
    if (issue.code !== 'invalid_union') return false;
    return issue.unionErrors.some((inner) => isOfKind(inner, depth));
  });
}

/** Issues that a value has only if it is of the right kind. */
const sizeOrKeys = new Set<string>([
  'too_small',
  'too_big',
  'unrecognized_keys',
  'invalid_enum_value',
]);

/** A member with another `type` was probably not intended; otherwise fewer issues fit better. */
function misfit(error: ZodError, union: ZodInvalidUnionIssue): number {
  const isOther = error.issues.some((issue) => {
    const isDirectChild = issue.path.length === union.path.length + 1;
    return isDirectChild && issue.path.at(-1) === 'type' && issue.code !== 'invalid_type';
  });
  return error.issues.length + (isOther ? 1000 : 0);
}
