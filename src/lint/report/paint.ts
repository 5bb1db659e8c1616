import type { Severity } from '../model/finding.ts';

/** Gives a part of a report its colour; the text stays as it is. */
export type Paint = (style: Severity | 'quiet' | 'strong', text: string) => string;
