import type { CodeChange, CodeComparison } from '../model/code-comparison.ts';
import type { ReleaseDiff } from '../model/release.ts';
import type { ReportedState } from './diff-report.ts';

/** Whether the code of a state was seen, for programs. */
export const toSeenCode = (code: ReportedState['code']) => ({
  seen: code !== undefined,
  commit: code?.commit ?? null,
});

/** What differs in the code of the environment, for programs. */
export const toCodeJson = ({ code, functions }: Pick<ReleaseDiff, 'code' | 'functions'>) => ({
  functions: functions.map(({ change: { kind, name, change }, tasks }) => ({
    kind,
    name,
    change,
    tasks: tasks.map(({ id }) => id),
  })),
  judge: toPartJson(code, 'judge'),
  starter: toPartJson(code, 'starter'),
});

function toPartJson(
  code: CodeComparison,
  part: 'judge' | 'starter',
): CodeChange['change'] | 'same' | 'unseen' {
  if (code.seen !== 'both') return 'unseen';
  const change = code.difference?.[part]?.change;
  return change ?? (code.after[part] ? 'same' : 'unseen');
}
