import stringWidth from 'string-width';
import { toVisibleText } from '#text/safe/visible-text.ts';
import { wrapText } from '#text/wrap-text.ts';
import {
  type Consequence,
  consequenceDescriptions,
  consequenceLabels,
} from '../model/consequence.ts';
import type { RuleMeta } from '../model/rule.ts';
import type { Paint } from '../report/paint.ts';
import { toRuleAddress } from '../report/rule-address.ts';
import { describeSeverity } from '../report/severity-words.ts';
import { type FramedLine, frameText } from '../report/text/code-frame.ts';
import { describeRecord } from './describe-record.ts';
import { describeSettings } from './settings.ts';
import { type ShownFile, showExamples } from './shown-examples.ts';

interface ExplainOptions {
  /** How wide a line of prose may be. */
  columns: number;
  paint: Paint;
  /** The address of a site with pages about the rules. Default: no address is named. */
  site?: string | undefined;
}

/** What a rule is about as text: why it exists, how to fix a finding, an example, and how to turn it off. */
export function explainRule(rule: RuleMeta, options: ExplainOptions): string {
  const { code, name, severity, consequence, summary, why, howToFix, fixable } = rule;
  const { paint, site } = options;
  const { intro, bad } = showExamples(rule);
  const { wrap, show } = createWriters(options);
  const record = describeRecord(rule);
  return [
    [
      paint('strong', `${code} ${name}`),
      `${paint(severity, describeSeverity(severity))}; ${describeConsequence(consequence)}`,
    ],
    wrap(summary),
    [paint('strong', 'Why'), ...wrap(why)],
    [
      paint('strong', 'How to fix'),
      ...wrap(howToFix),
      ...(fixable === undefined ? [] : wrap(`Fixed by check --fix: ${fixable}`)),
    ],
    [paint('strong', 'Incorrect'), ...wrap(intro)],
    ...(bad[0] ?? []).map(show),
    [
      paint('strong', 'How to turn it off'),
      ...describeSettings(rule).flatMap(({ intro: about, text }) => [
        ...wrap(about),
        ...toBlock(text),
      ]),
    ],
    ...(record === undefined ? [] : [[paint('strong', 'Checked by hand'), ...wrap(record)]]),
    ...(site === undefined ? [] : [[paint('quiet', toRuleAddress(site, code))]]),
  ]
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}

const describeConsequence = (consequence: Consequence): string =>
  consequence === 'nothing'
    ? consequenceDescriptions.nothing
    : consequenceLabels[consequence].toLowerCase();

const indent = '  ';

const toBlock = (text: string): string[] =>
  text.split('\n').map((line) => `${indent}${indent}${line}`);

function createWriters({ columns, paint }: ExplainOptions) {
  const wrap = (text: string, margin = indent): string[] =>
    wrapText(text, columns - margin.length, stringWidth).map((line) => `${margin}${line}`);

  const showLine = ({ number, code, finds }: FramedLine, width: number): string[] => {
    const toGutter = (text: string) => paint('quiet', `${indent}${text.padStart(width)} |`);
    const margin = `${indent}${' '.repeat(width)} | `;
    return [
      `${toGutter(String(number))} ${code}`.trimEnd(),
      ...finds.flatMap(({ finding: { severity, message }, carets }) => [
        `${toGutter('')} ${paint(severity, carets)}`,
        ...wrap(message, margin).map((line) => `${toGutter('')} ${line.slice(margin.length)}`),
      ]),
    ];
  };

  const show = ({ name, text, note, findings }: ShownFile): string[] => {
    const lines = text === undefined ? [] : frameText(text, findings);
    const width = String(lines.length).length;
    const beside = text === undefined ? findings.map(({ message }) => message) : [];
    return [
      ...(name === undefined ? [] : [`${indent}${toVisibleText(name)}`]),
      ...(note === undefined ? [] : wrap(note)),
      ...lines.flatMap((line) => showLine(line, width)),
      ...beside.flatMap((message) => wrap(message)),
    ];
  };
  return { wrap, show };
}
