import { withoutByteOrderMark } from '#text/safe/byte-order-mark.ts';
import { parseJson } from '#text/json/parse-json.ts';
import type { Finding } from '../model/finding.ts';
import { createEditPlanner } from './plan-edit.ts';
import type { TextEdit } from './value-edits.ts';
import { toVisibleText } from '#text/safe/visible-text.ts';

/** A text after its fixes. */
export interface FixedText {
  text: string;
  /** The fixes that were made, in the order of the text. */
  fixes: readonly AppliedFix[];
}

/** A finding that was fixed. */
export interface AppliedFix {
  finding: Finding;
  /** The rest of a sentence that begins with "it": `renames "shel" to "shell"`. */
  description: string;
}

/**
 * Fixes a text where its findings have a fix, and changes nothing else in it. Of edits that
 * overlap, the inner one is made; the other is found again by the next check. A text that is not
 * JSON stays as it is.
 *
 * @param text the file with its byte order mark, if it has one
 * @param findings those of this file, found in this text
 */
export function applyFixes(text: string, findings: readonly Finding[]): FixedText {
  const untouched = { text, fixes: [] };
  if (!isJson(text)) return untouched;

  const plan = createEditPlanner(text);
  const planned = findings.flatMap((finding) => {
    const edit = plan(finding);
    return edit ? [{ ...edit, finding }] : [];
  });
  const edits = selectApart(selectUndisputed(planned));
  const fixed = rewrite(text, edits);
  return isJson(fixed) ? { text: fixed, fixes: edits.map(toAppliedFix) } : untouched;
}

interface PlannedEdit extends TextEdit {
  finding: Finding;
}

/** Leaves out edits that rename two fields to the same name, since one of them must be wrong. */
function selectUndisputed(edits: readonly PlannedEdit[]): PlannedEdit[] {
  const claims = Map.groupBy(edits, ({ claim }) => claim);
  return edits.filter(
    ({ claim, offset }) =>
      claim === undefined || claims.get(claim)?.every((other) => other.offset === offset),
  );
}

/** Edits that do not overlap, by offset. The edit that ends first is taken, so an inner edit wins. */
function selectApart(edits: readonly PlannedEdit[]): PlannedEdit[] {
  let end = 0;
  return edits
    .toSorted((one, other) => endOf(one) - endOf(other) || other.offset - one.offset)
    .filter((edit) => {
      if (edit.offset < end) return false;
      end = endOf(edit);
      return true;
    });
}

function rewrite(text: string, edits: readonly TextEdit[]): string {
  let from = 0;
  const parts = edits.flatMap((edit) => {
    const unchanged = text.slice(from, edit.offset);
    from = endOf(edit);
    return [unchanged, edit.content];
  });
  return parts.join('') + text.slice(from);
}

const toAppliedFix = ({ finding, description }: PlannedEdit): AppliedFix => ({
  finding,
  description: toVisibleText(description),
});

const endOf = ({ offset, length }: TextEdit): number => offset + length;

const isJson = (text: string): boolean => parseJson(withoutByteOrderMark(text)) !== undefined;
