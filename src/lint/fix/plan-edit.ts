import { byteOrderMark } from '#text/safe/byte-order-mark.ts';
import { type Node, parseTree } from 'jsonc-parser';
import type { Finding } from '../model/finding.ts';
import { findNode } from '../parse/find-node.ts';
import { editValue, type TextEdit } from './value-edits.ts';

/**
 * Plans the edit of a text that fixes a finding, for each finding by itself. Undefined when the
 * finding has no fix or the text does not need it.
 *
 * @param text valid JSON, perhaps with a byte order mark
 */
export function createEditPlanner(text: string): (finding: Finding) => TextEdit | undefined {
  const start = text.startsWith(byteOrderMark) ? byteOrderMark.length : 0;
  const body = text.slice(start);
  // Files that nest too deep for a tree have no fix that needs one.
  let root: Node | undefined;

  return ({ fix, pointer }) => {
    if (!fix) return undefined;
    if (fix.kind === 'remove-mark') return removeMark(start);
    if (fix.kind === 'end-line') return endLine(text);
    root ??= parseTree(body);
    const value = root && findNode(root, pointer);
    const edit = value && editValue(fix, value, body);
    return edit && { ...edit, offset: edit.offset + start };
  };
}

function removeMark(length: number): TextEdit | undefined {
  if (length === 0) return undefined;
  return { offset: 0, length, content: '', description: 'removes the byte order mark' };
}

function endLine(text: string): TextEdit | undefined {
  if (text.endsWith('\n')) return undefined;
  const content = text[text.indexOf('\n') - 1] === '\r' ? '\r\n' : '\n';
  return { offset: text.length, length: 0, content, description: 'adds a line feed at the end' };
}
