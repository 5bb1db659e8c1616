import type { TaskCitation } from '#catalogue/citing/task-citation.ts';
import { cutText } from '#text/cut-text.ts';
import { escapeAttribute, escapeHtml } from '#text/safe/escape-html.ts';

/** A longer instruction is cut: a page of somebody else shows it whole. */
const longestInstruction = 600;

/** What of a task is quoted. */
export interface Quotation {
  instruction: string;
  cited: Pick<TaskCitation, 'id' | 'dataset' | 'version' | 'address'>;
  canary?: string | undefined;
}

/**
 * A task's instruction with a link to the task as HTML, to be put into another page; undefined where
 * the address is not known.
 */
export function toHtmlQuotation({ instruction, cited, canary }: Quotation): string | undefined {
  const { id, dataset, version, address } = cited;
  if (address === undefined) return undefined;
  const mark = canary === undefined ? '' : ` data-canary="${escapeAttribute(canary)}"`;
  const whole = instruction.trim();
  const isLong = whole.length > longestInstruction;
  const shown = isLong ? `${cutText(whole, longestInstruction)}…` : whole;
  const lines = shown.split(/\r\n|[\r\n]/).map(escapeHtml);
  const name = [`Task ${id}`, dataset, ...(version === undefined ? [] : [version])].join(', ');
  return `<figure${mark}>
  <blockquote dir="auto">${lines.join('<br>')}</blockquote>
  <figcaption><a href="${escapeAttribute(address)}">${escapeHtml(name)}</a></figcaption>
</figure>
`;
}
