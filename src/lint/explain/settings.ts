import type { RuleMeta } from '../model/rule.ts';

/** What in `dataset.json` changes how a rule counts: a sentence, then the text of the setting. */
export interface RuleSetting {
  intro: string;
  text: string;
}

/** How to turn a rule off, and how to accept its findings in one file. */
export const describeSettings = ({
  code,
  severity,
}: Pick<RuleMeta, 'code' | 'severity'>): RuleSetting[] => [
  {
    intro: `In dataset.json, for all files${severity === 'info' ? '' : '; "info" instead of "off" lowers its severity'}:`,
    text: `{ "check": { "severity": { "${code}": "off" } } }`,
  },
  {
    intro: 'For one file, with the reason:',
    text: `{
  "check": {
    "exceptions": [
      { "file": "browser/example.json", "rule": "${code}", "reason": "…" }
    ]
  }
}`,
  },
];
