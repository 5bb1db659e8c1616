import type { Severity } from '#lint/model/finding.ts';
import type { Impact } from '#lint/report/headline.ts';
import type { SiteSize } from './site-size.ts';

/** A built site in numbers. */
export interface SiteSummary {
  tasks: number;
  pages: number;
  /** How many unknown names have no page of their own. */
  namesWithoutPage: number;
  findings: Readonly<Record<Severity, number>>;
  /** How many tasks these concern. Default: none. */
  impact?: Impact;
  /** How many findings a baseline records, and how many of these are gone. Default: none. */
  baseline?: { recorded: number; gone: number } | undefined;
  size: SiteSize;
}
