import type { TaskCitation } from '../../catalogue/citing/task-citation.ts';
import { cutText } from '../../text/cut-text.ts';
import { escapeAttribute, escapeHtml } from '../../text/safe/escape-html.ts';

/** A longer instruction is cut: a page of somebody else shows it whole. */
const longestInstruction = 600;

/** What of a task is quoted. */
export interface Quotation {
  instruction: string;
  cited: Pick<TaskCitation, 'id' | 'dataset' | 'version' | 'address'>;
  canary?: string | undefined;
}

/** A task's instruction and where it is from as HTML, to be put into another page. */
export function toHtmlQuotation({ instruction, cited, canary }: Quotation): string {
  const { id, dataset, version, address } = cited;
  const mark = canary === undefined ? '' : ` data-canary="${escapeAttribute(canary)}"`;
  const from = address === undefined ? '' : ` cite="${escapeAttribute(address)}"`;
  const whole = instruction.trim();
  const isLong = whole.length > longestInstruction;
  const shown = isLong ? `${cutText(whole, longestInstruction)}…` : whole;
  const lines = shown.split(/\r\n|[\r\n]/).map(escapeHtml);
  const name = escapeHtml(`Task ${id}`);
  const link = address === undefined ? name : `<a href="${escapeAttribute(address)}">${name}</a>`;
  const release = version === undefined ? '' : escapeHtml(`, version ${version}`);
  return `<figure${mark}>
  <blockquote${from} dir="auto">${lines.join('<br>')}</blockquote>
  <figcaption>${link} of <cite>${escapeHtml(dataset)}</cite>${release}</figcaption>
</figure>
`;
}
