import { decodePercent } from './decode-percent.ts';

/** Extensions of the files that tasks work with; names of hosts end in none of them. */
const extensions = new Set(
  (
    'aac avi bib bmp c cfg conf cpp css csv doc docm docx eml epub flac gif gz htm html ico ini ' +
    'ipynb java jpeg jpg js json log m4a md mkv mov mp3 mp4 odp ods odt ogg pdf png ppt pptm pptx ' +
    'ps1 psd py rar rtf sh sql srt svg tar tex tif tiff toml ts tsv txt wav webm webp xcf xls xlsm ' +
    'xlsx xml yaml yml zip'
  ).split(' '),
);

/** The last part of a path of either system, or of a web address. */
export function toFileName(path: string): string {
  const isAddress = /^https?:\/\//i.test(path);
  const [bare = ''] = isAddress ? path.split(/[?#]/, 1) : [path];
  return bare.slice(Math.max(bare.lastIndexOf('/'), bare.lastIndexOf('\\')) + 1);
}

/** What follows the last dot of a file name, in lower case; empty when there is none. */
export function extensionOf(fileName: string): string {
  const dot = fileName.lastIndexOf('.');
  return dot < 0 ? '' : fileName.slice(dot + 1).toLowerCase();
}

const scripts = new Set('bash bat cmd js mjs pl ps1 py rb sh zsh'.split(' '));

/** Whether a name or path is that of a program in text that an interpreter runs. */
export const isScriptName = (fileName: string): boolean => scripts.has(extensionOf(fileName));

/** A file name without what follows its last dot. */
export function withoutExtension(fileName: string): string {
  const dot = fileName.lastIndexOf('.');
  return dot < 1 ? fileName : fileName.slice(0, dot);
}

/**
 * The name of a task file or another JSON file, without its folder and `.json`; of a task in a file with
 * several, its name there.
 */
export function toJsonFileStem(path: string): string {
  return memberOf(path) ?? path.slice(path.lastIndexOf('/') + 1).replace(/\.json$/i, '');
}

/**
 * Where a suite may list a task: under the name of its folder, by its id or the name of its file. If the
 * folder is the task's own, such as "a" of "os/a/task.json" and the task "a", the one above counts too.
 */
export function listTaskPlaces(file: string, id: unknown): { folder: string; name: string }[] {
  const [folder = '', above = ''] = file.split('/').slice(0, -1).reverse();
  const stem = toJsonFileStem(file);
  const names = new Set(typeof id === 'string' && id !== '' ? [id, stem] : [stem]);
  return [...names].flatMap((name) => [
    { folder, name },
    ...(folder === name ? [{ folder: above, name }] : []),
  ]);
}

/** Whether a text ends with the extension of a common kind of file. */
export function isFileName(text: string): boolean {
  return extensions.has(extensionOf(text)) && withoutExtension(text) !== '';
}

/**
 * The name of a task in a file with several: that of the file, then that of the task, as in
 * "tasks.json#open-letter". No task file has such a name, since none ends in the name of a task.
 */
export function nameMember(file: string, name: string): string {
  return `${file}#${name.toWellFormed().replace(special, encode)}`;
}

/** The file that a name is about: that of a task among several, else the name itself. */
export const fileOfMember = (name: string): string => splitName(name)?.[1] ?? name;

/** The name of a task in its file with several; undefined for that of a file. */
export function memberOf(name: string): string | undefined {
  const member = splitName(name)?.[2];
  return member === undefined ? undefined : decodePercent(member);
}

/** Whether a file has a task, or several, in each of its lines. */
export const isLinesFile = (file: string): boolean => /\.(?:jsonl|ndjson)$/i.test(file);

/** What would end the name of a file or of a folder, and what would make a member the name of a file. */
const special = /[%#/\\\s\p{C}]|\.(?=(?:json|jsonl|ndjson)$)/giu;

const encode = (character: string): string =>
  character === '.' ? '%2E' : encodeURIComponent(character);

function splitName(name: string): RegExpExecArray | undefined {
  if (!name.includes('#') || taskFile.test(name)) return undefined;
  return member.exec(name) ?? undefined;
}

const taskFile = /\.(?:json|jsonl|ndjson)$/i;
/** Standard input has no name. */
const member = /^(|.*\.(?:json|jsonl|ndjson))#([^#/]*)$/is;
