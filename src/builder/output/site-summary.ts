import type { Severity } from '#lint/model/finding.ts';
import type { SiteSize } from './site-size.ts';

/** A built site in numbers. */
export interface SiteSummary {
  tasks: number;
  pages: number;
  /** How many unknown names have no page of their own. */
  namesWithoutPage: number;
  findings: Readonly<Record<Severity, number>>;
  size: SiteSize;
}
