import { count } from '../../text/plural.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { countBySeverity } from '../../lint/model/finding.ts';

/**
 * How the check of a dataset ended, in the form that shields.io reads from an address of one's own:
 * https://shields.io/badges/endpoint-badge. What is most serious gives the colour and the number.
 */
export function toBadge({
  about,
  entries,
  findings,
}: Pick<Catalogue, 'about' | 'entries' | 'findings'>): string {
  const [result, color] = judge(findings);
  const message = `${entries.length} checked, ${result}`;
  // shields.io refuses keys that it does not know, and passes over a colour that is none.
  const mark = about.canary === undefined ? {} : { labelColor: about.canary };
  return `${JSON.stringify({ schemaVersion: 1, label: 'tasks', message, color, ...mark })}\n`;
}

function judge(findings: Catalogue['findings']): [result: string, color: string] {
  const { error, warning } = countBySeverity(findings);
  if (error > 0) return [count(error, 'error'), 'red'];
  return warning > 0 ? [count(warning, 'warning'), 'yellow'] : ['no problems', 'brightgreen'];
}
