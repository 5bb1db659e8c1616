import { fileOfMember } from '#text/file-name.ts';
import stringWidth from 'string-width';
import { formatCount } from '#text/figures/format-count.ts';
import { count } from '#text/figures/plural.ts';
import { toVisibleText } from '#text/safe/visible-text.ts';
import { wrapText } from '#text/wrap-text.ts';
import { type Cause, filesOf } from '../causes/causes.ts';
import { countTasks, type IsTask } from '../causes/count-tasks.ts';
import { findCommonMessage } from '../causes/common-message.ts';
import type { RuleCauses } from '../causes/consequence-groups.ts';
import type { Severity } from '#lint/model/finding.ts';
import type { Paint } from '../paint.ts';

export interface RowOptions {
  paint: Paint;
  isTask?: IsTask | undefined;
  columns: number;
}

/** Below the name of a severity, such as "warning". */
export const indent = ' '.repeat('  warning  '.length);

/** The name of a severity before what is listed of it. */
export const toLabel = (severity: Severity, paint: Paint): string =>
  `  ${paint(severity, severity)}${' '.repeat(indent.length - 2 - severity.length)}`;

/** One line for a convention that a rule finds broken, with how often; its rarer causes are not named. */
export function formatConvention(
  { code, rule, severity, causes, findings }: RuleCauses,
  { paint, columns }: RowOptions,
): string {
  const name = `${code} ${rule} ${formatCount(findings)}`;
  const message = causes[0] ? findCommonMessage(causes[0].findings) : '';
  const [line = '', ...rest] = wrapText(
    `${name}: ${message}`,
    columns - indent.length,
    stringWidth,
  );
  const shown = rest.length > 0 ? `${line} …` : line;
  return toLabel(severity, paint) + shown.replace(name, paint('strong', name));
}

/**
 * The lines for a cause: severity and rule, the message, then its number of files and an example.
 *
 * @param messageLines how many lines the message may have; a longer one is cut.
 */
export function formatRow(
  cause: Cause,
  { paint, columns, isTask, messageLines }: RowOptions & { messageLines: number },
): string[] {
  const { severity, code, rule, findings } = cause;
  const name = `${code} ${rule}`;
  const text = `${name}: ${findCommonMessage(findings)}`;
  const lines = wrapText(text, columns - indent.length, stringWidth);
  const shown = lines.slice(0, messageLines);
  const [first = '', ...rest] = lines.length > messageLines ? cutLast(shown) : shown;
  return [
    toLabel(severity, paint) + first.replace(name, paint('strong', name)),
    ...rest.map((line) => indent + line),
    indent + paint('quiet', describePlace(cause, isTask)),
  ];
}

const cutLast = (lines: readonly string[]): string[] =>
  lines.map((line, index) => (index === lines.length - 1 ? `${line} …` : line));

/** "41 tasks (45 findings), such as os/a.json:2:9"; for one finding, its place. */
function describePlace({ findings }: Cause, isTask: IsTask | undefined): string {
  const [{ file, line, column }] = findings;
  const place = `${toVisibleText(fileOfMember(file))}:${line}:${column}`;
  const files = filesOf(findings);
  const more = findings.length > files.length ? ` (${count(findings.length, 'finding')})` : '';
  return files.length === 1 && more === ''
    ? place
    : `${countTasks(files, isTask)}${more}, such as ${place}`;
}
