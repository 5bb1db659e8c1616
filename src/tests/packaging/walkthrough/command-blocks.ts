import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { projectRoot } from '#dataset/project-root.ts';

/** Commands that a document tells its reader to run, as they are printed. */
export interface CommandBlock {
  /** The name of the document, such as "check.md". */
  document: string;
  /** The heading above the block. */
  heading: string;
  /** The file that the block is, if the document gives it a name. */
  title?: string | undefined;
  text: string;
  /** The document and the first line of the block. */
  name: string;
}

const guides = join(projectRoot, 'src/content/docs/guides');

/** The commands of README, CONTRIBUTING and the guides, by document, each once. */
export async function readCommandBlocks(): Promise<Map<string, CommandBlock[]>> {
  const ofGuides = (await readdir(guides)).sort().map((name) => join(guides, name));
  const files = ['README.md', 'CONTRIBUTING.md'].map((name) => join(projectRoot, name));
  const documents = new Map<string, CommandBlock[]>();
  for (const file of [...files, ...ofGuides]) {
    const blocks = findCommandBlocks(basename(file), await readFile(file, 'utf8'));
    if (blocks.length > 0) documents.set(basename(file), blocks);
  }
  return documents;
}

/** Blocks of a shell, what a block of YAML runs with npx, and calls of our programs within lines. */
export function findCommandBlocks(document: string, markdown: string): CommandBlock[] {
  const blocks = new Map<string, CommandBlock>();
  let heading = '';
  const add = (text: string, title?: string) => {
    const [line = ''] = text.split('\n');
    if (blocks.has(text)) return;
    blocks.set(text, { document, heading, title, text, name: `${document}: ${line}` });
  };
  const part = /^```(\S*)(?: title="([^"]*)")?[^\n]*\n(.*?)^```$|^#+ ([^\n]*)$|^([^\n]+)$/gms;
  for (const [, language = '', title, body = '', found, line = ''] of markdown.matchAll(part)) {
    if (found !== undefined) heading = found;
    if (/^(?:sh|bash|console|shell)$/.test(language)) add(body.trimEnd(), title);
    if (language === 'yaml') {
      for (const [, call = ''] of body.matchAll(/^[ -]*(?:run: )?(npx .+)$/gm)) add(call);
    }
    for (const [, call = ''] of line.matchAll(calls)) if (!call.endsWith(' --')) add(call);
  }
  return [...blocks.values()];
}

/** Calls with an argument; without one, prose names a command. */
const calls =
  /`(npx benchlight [^`\s]+ [^`]+|npx @benchlight\/check [^`]+|npm (?:run [^`]+|test))`/g;
