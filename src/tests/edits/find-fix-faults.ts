import { checkEach, type CheckTaskContext } from '#lint/engine/check-tasks.ts';
import { fixFile } from '#lint/fix/fix-file.ts';
import { parseFile, type ParsedFile } from '#lint/parse/parse-file.ts';
import type { TaskBytes } from './find-lint-faults.ts';

/** What is wrong with the fix of a file; nothing for any file at all. */
export function findFixFaults({ file, bytes }: TaskBytes, context: CheckTaskContext): string[] {
  const check = (parsed: ParsedFile) => [
    ...parsed.findings,
    ...checkEach([parsed], context).flat(),
  ];
  const parsed = parseFile(file, bytes);
  const fixed = fixFile({ file, bytes, findings: check(parsed) }, check);
  const parsedAgain = parseFile(file, fixed.bytes);
  const again = fixFile({ file, bytes: fixed.bytes, findings: check(parsedAgain) }, check);

  const isSame = Buffer.from(bytes).equals(fixed.bytes);
  const claims: Record<string, boolean> = {
    'a change that no fix describes': isSame || fixed.fixes.length > 0,
    'a fix that changes nothing': !isSame || fixed.fixes.length === 0,
    'a fix that makes another kind of file':
      (parsed.fields === undefined) === (parsedAgain.fields === undefined),
    'a fix that leaves something to fix': again.fixes.length === 0,
  };
  return Object.keys(claims).filter((claim) => !claims[claim]);
}
