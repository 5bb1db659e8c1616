import type { ReportingDescriptor } from 'sarif';
import { type Consequence, consequenceLabels } from '../model/consequence.ts';
import type { Severity } from '../model/finding.ts';
import { toRuleAddress } from './rule-address.ts';
import type { RuleMeta } from '../model/rule.ts';
import { escapeMarkdown } from '#text/to-markdown.ts';

/** What SARIF calls the severities. */
export const levels = { error: 'error', warning: 'warning', info: 'note' } as const;

/**
 * A rule as SARIF describes it. The property bag has what GitHub reads: it filters by tag, and
 * orders by severity and precision.
 *
 * @param site the address of a site with pages about the rules; without one nothing links to them
 */
export function toSarifRule(meta: RuleMeta, site?: string): ReportingDescriptor {
  const { code, name, severity, consequence, summary, why, howToFix } = meta;
  const address = site === undefined ? undefined : toRuleAddress(site, code);
  const link = address === undefined ? [] : [`[Rule ${code}](${address})`];
  return {
    id: code,
    name,
    shortDescription: { text: summary },
    fullDescription: { text: why },
    help: {
      text: [why, howToFix, ...(address === undefined ? [] : [address])].join('\n\n'),
      markdown: [escapeMarkdown(why), escapeMarkdown(howToFix), ...link].join('\n\n'),
    },
    ...(address !== undefined && { helpUri: address }),
    defaultConfiguration: { level: levels[severity] },
    properties: {
      tags: [...(layerTags[code.charAt(0)] ?? []), consequenceTags[consequence]],
      consequence: consequenceLabels[consequence],
      precision: precisions[severity],
      'problem.severity': problemSeverities[severity],
    },
  };
}

const consequenceTags: Readonly<Record<Consequence, string>> = {
  stops: 'runner-stops',
  passes: 'wrong-answer-passes',
  fails: 'right-answer-fails',
  scores: 'score-misread',
  nothing: 'convention',
};

const layerTags: Readonly<Record<string, string[]>> = {
  F: ['file'],
  S: ['shape'],
  V: ['vocabulary'],
  W: ['wiring'],
  D: ['dataset'],
  R: ['results'],
};

/** An error is never a false alarm; where there is doubt, a rule warns or informs. */
const precisions: Readonly<Record<Severity, string>> = {
  error: 'very-high',
  warning: 'high',
  info: 'medium',
};

const problemSeverities: Readonly<Record<Severity, string>> = {
  error: 'error',
  warning: 'warning',
  info: 'recommendation',
};
