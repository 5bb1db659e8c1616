import type { Severity } from '../model/finding.ts';

/** Colours a part of a report; the text stays the same. */
export type Paint = (style: Severity | 'quiet' | 'strong', text: string) => string;
