import { formatTaskCitation } from '#catalogue/citing/citation.ts';
import type { TaskCitation } from '#catalogue/citing/task-citation.ts';
import { toBibtex } from './bibtex.ts';
import { toRis } from './ris.ts';

/** A citation in each form that programs read, and as text. */
export function toCitationFiles(
  cited: TaskCitation,
  canary?: string,
): Record<'bib' | 'ris' | 'txt', string> {
  const text = formatTaskCitation(cited);
  return {
    bib: toBibtex(cited, canary),
    ris: toRis(cited, canary),
    txt: canary === undefined ? `${text}\n` : `${text}\n\n${canary}\n`,
  };
}

/**
 * A file as an address (RFC 2397), so that a page can offer it without a file beside the page. Only
 * what an address cannot contain is encoded: the rest repeats the text of the page, which compresses.
 */
export const toDataAddress = (mediaType: string, text: string): string =>
  `data:${mediaType};charset=utf-8,${text.replaceAll(/[%#\p{Cc}]|^ +|(?<! ) +$/gu, encodeURIComponent)}`;
