import { appendFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { toThreshold } from '#cli/options/fail-on.ts';
import { makeFolder } from '#dataset/write/make-folder.ts';
import { writeWhole } from '#dataset/write/write-whole.ts';
import { findChangedLines } from './action/changed-lines.ts';
import { connect, listChangedFiles, putComment } from './action/github.ts';
import { readInputs } from './action/inputs.ts';
import { formatAnnotations, formatReport, type Report } from './action/report.ts';
import { runCheck } from './action/run-check.ts';

/** Checks the tasks of a workflow's repository: annotations, SARIF, a summary and one comment. */
const inputs = readInputs(process.env);
const { targets, failOn, shortcuts, baseline, sarif, summary, output, pull } = inputs;
const checked = [
  ...targets,
  ...(baseline === undefined ? [] : ['--baseline', baseline]),
  ...(shortcuts ? ['--shortcuts'] : []),
];

const { code, stdout } = runCheck([...checked, '--format', 'json', '--fail-on', failOn]);
if (code === 2) process.exit(2);
const report = JSON.parse(stdout) as Report;

if (sarif !== undefined) {
  makeFolder(dirname(resolve(sarif)));
  writeWhole(sarif, runCheck([...checked, '--format', 'sarif', '--fail-on', 'never']).stdout);
}
if (summary !== undefined) await appendFile(summary, `${formatReport(report, targets)}\n`);
if (output !== undefined) {
  const { error, warning, info } = report.counts;
  await appendFile(output, `errors=${error}\nwarnings=${warning}\ninfo=${info}\n`);
}

const github = connect(inputs);
const files = pull && (await listChangedFiles(github, pull.number));
const changed = files && findChangedLines(files);
const { isFailure } = toThreshold(failOn, shortcuts);
for (const line of formatAnnotations(report, isFailure, changed)) console.log(line);
if (pull?.comment === true) await putComment(github, pull.number, formatReport(report, targets));
process.exitCode = code;
