import { compareText } from '#text/compare-text.ts';
import { memoizeWeakly } from '#text/memoize.ts';
import type { CodeDigest, EnvironmentCode } from '#vocabulary/source/environment-code.ts';
import type {
  CodeChange,
  CodeComparison,
  CodeDifference,
  CodePair,
  FunctionChange,
} from '../model/code-comparison.ts';
import { compareMethods } from './compare-methods.ts';
import { comparePackages, comparePieces } from './compare-pieces.ts';

/** Of two states whose code was not seen. */
export const unseenCode: CodeComparison = { seen: 'neither' };

const missingCode: CodeComparison = { seen: 'missing' };
const seenBefore: CodeComparison = { seen: 'before' };
const seenAfter: CodeComparison = { seen: 'after' };

/** Compares the code of the environment in two states, each pair once; the answer about a pair is the same object. */
export function compareCodes(
  before: EnvironmentCode | undefined,
  after: EnvironmentCode | undefined,
): CodeComparison {
  if (before && after) return pairOf(before)(after);
  if (before) return seenBefore;
  return after ? seenAfter : unseenCode;
}

/** The same of two states of a history, in which the code of others may have been seen. */
export function compareCodesOf(before: CodedState | undefined, after: CodedState): CodeComparison {
  const code = compareCodes(before?.code, after.code);
  return code.seen === 'neither' && after.lacksCode === true ? missingCode : code;
}

interface CodedState {
  code?: EnvironmentCode | undefined;
  /** Whether its code was not seen, and that of another state was. Default: no. */
  lacksCode?: boolean | undefined;
}

/** Whether the code was seen in both states and does something else in the later one. */
export const hasOtherCode = (code: CodeComparison): boolean =>
  code.seen === 'both' && code.difference !== undefined;

/** Whether there is code that was not seen in both of two states, so that nobody knows whether it differs. */
export const isUnclear = ({ seen }: CodeComparison): boolean =>
  seen === 'missing' || seen === 'before' || seen === 'after';

const pairOf = memoizeWeakly((before: EnvironmentCode) =>
  memoizeWeakly((after: EnvironmentCode): CodePair => ({
    seen: 'both',
    before,
    after,
    difference: before === after ? undefined : findDifference(before, after),
    methods: before === after ? [] : compareMethods(before, after),
  })),
);

function findDifference(
  before: EnvironmentCode,
  after: EnvironmentCode,
): CodeDifference | undefined {
  const functions = functionKinds.flatMap((kind): FunctionChange[] => {
    const [earlier, later] = [before.functions[kind], after.functions[kind]];
    const names = [...new Set([...Object.keys(earlier), ...Object.keys(later)])].sort(compareText);
    return names.flatMap((name) => {
      const change = compareDigests([readEntry(earlier, name), readEntry(later, name)], {
        before,
        after,
      });
      return change ? [{ kind, name, ...change }] : [];
    });
  });
  const judge = compareDigests([before.judge, after.judge], { before, after });
  const starter = compareDigests([before.starter, after.starter], { before, after });
  return functions.length > 0 || judge || starter ? { functions, judge, starter } : undefined;
}

const functionKinds = ['getter', 'metric', 'action'] as const;

const readEntry = (
  digests: Readonly<Record<string, CodeDigest>>,
  name: string,
): CodeDigest | undefined => (Object.hasOwn(digests, name) ? digests[name] : undefined);

/** What differs between the code of a function in two states; undefined where both, or neither, have the same. */
export function compareDigests(
  [earlier, later]: readonly [before: CodeDigest | undefined, after: CodeDigest | undefined],
  codes: Pick<CodePair, 'before' | 'after'>,
): CodeChange | undefined {
  if (earlier?.digest === later?.digest) return undefined;
  const pieces = comparePieces([earlier, later], codes);
  if (!earlier || !later) return { change: later ? 'added' : 'removed', pieces, packages: [] };
  return { change: 'changed', pieces, packages: comparePackages(earlier, later) };
}
