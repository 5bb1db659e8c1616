import type { Finding } from '#lint/model/finding.ts';
import { deriveCause } from './derive-cause.ts';
import { joinParts, leaveOut, splitMessage } from './message-parts.ts';

/**
 * The message of findings with one cause: what differs between theirs is left out. Where they are built
 * differently, it is that of the first, as general as its cause.
 */
export function findCommonMessage(findings: readonly Finding[]): string {
  const [first] = findings;
  if (!first) return '';
  const messages = new Set(findings.map(({ message }) => message));
  if (messages.size === 1) return first.message;
  const parts = splitMessage(first.message);
  const differs = new Set<number>();
  for (const message of messages) {
    const others = splitMessage(message);
    const isAlike =
      others.length === parts.length &&
      others.every(({ kind, text }, index) => {
        const part = parts[index];
        if (part?.text !== text) differs.add(index);
        return part?.kind === kind && (kind !== 'words' || part.text === text);
      });
    if (!isAlike) return deriveCause(first.message, first.pointer);
  }
  return joinParts(parts.map((part, index) => (differs.has(index) ? leaveOut(part) : part.text)));
}
