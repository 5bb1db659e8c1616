import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { findJsonFiles } from '#dataset/files/find-files.ts';
import { inBatches } from '../in-batches.ts';
import { isObject } from '#text/json/json-value.ts';

/** Writes each task as a page of Markdown, as its authors could without Benchlight. */
export async function writeMarkdownPages(tasks: string, out: string): Promise<void> {
  const { files } = await findJsonFiles(tasks);
  await inBatches(files, async (file) => {
    const page = join(out, file.replace(/\.json$/, '.md'));
    await mkdir(dirname(page), { recursive: true });
    await writeFile(page, toMarkdown(JSON.parse(await readFile(join(tasks, file), 'utf8'))));
  });
}

/** A title, the setup steps, the metrics, and the file as a block of highlighted code. */
export function toMarkdown(task: unknown): string {
  const { id, instruction, config, evaluator } = isObject(task) ? task : {};
  const steps = (Array.isArray(config) ? config : []).map(toItem);
  const metrics = isObject(evaluator) ? [evaluator.func].flat() : [];
  return [
    `---\ntitle: ${JSON.stringify(String(id))}\n---`,
    toCode(String(instruction)),
    '## Setup',
    ...steps,
    '## Judged by',
    ...metrics.map((metric) => `- ${toCode(String(metric))}`),
    '## File',
    // Eleventy and Hugo would read two braces as the start of a template.
    `~~~json\n${JSON.stringify(task, null, 2).replaceAll('{{', '{\u{200B}{')}\n~~~\n`,
  ].join('\n\n');
}

const toItem = (step: unknown): string => `- ${toCode(String(isObject(step) ? step.type : step))}`;

/** Text in which nothing is markup. */
const toCode = (text: string): string => `\`\` ${text.replaceAll(/[`{}\s]+/g, ' ')} \`\``;
