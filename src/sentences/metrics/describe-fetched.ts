import type { Source } from '#format/task.ts';
import { isAbsolutePath } from '#machine/paths.ts';
import { isCommand, toCommand } from '#shell/shell-command.ts';
import { extensionOf, isFileName, toFileName } from '#text/file-name.ts';
import { withoutKeys } from '#text/json/json-value.ts';
import type { RichText } from '#text/rich-text.ts';
import type { GetterEntry } from '#vocabulary/contract/entry.ts';
import { describeNamedValues } from '../words/describe-named-values.ts';
import { writeCommand, writeValue } from '../words/write-value.ts';

/**
 * What a getter of a project's own fetches, by its main argument: "the file a.csv", "the output of the
 * script judge.sh", "what room fetches for lake (size 2)".
 */
export function describeFetched(
  { type = '', fields }: Source,
  getter: GetterEntry | undefined,
): RichText {
  const entries = Object.entries(withoutKeys(fields, ['type']));
  const main = findMain(entries);
  const others = describeNamedValues(
    entries.filter(([key, value]) => key !== main?.key && !isSameFile(value, main)),
  );
  const more: RichText = others ? [' (', ...others, ')'] : [];
  const about = toWords(`${type} ${getter?.summary ?? ''}`);
  if (main?.role === 'command' && !ending.test(about)) {
    return [
      'the output of ',
      main.value === '' ? 'a command' : { code: writeCommand(main.value) },
      ...more,
    ];
  }
  const name = { code: toFileName(main?.value ?? '') };
  if (scripts.has(extensionOf(name.code)) && printing.test(about) && !ending.test(about)) {
    return ['the output of the script ', name, ...more];
  }
  if (name.code !== '' && isOfFile(toWords(type), getter)) return ['the file ', name, ...more];
  const value: RichText =
    main && main.value !== '' ? [' for ', { code: writeValue(main.value) }] : [];
  return ['what ', { getter: type }, ' fetches', ...value, ...more];
}

interface MainArgument {
  key: string;
  role: 'command' | 'other';
  value: string;
}

/** The names of arguments; of the others, what the first of these names is what is fetched. */
const namesOf = {
  command: /\b(?:command|cmd)\b/,
  others: [
    /\bscript\b/,
    /\b(?:url|uri|address|link)\b/,
    /\b(?:path|file|filename|folder|directory|dir|src|source)\b/,
    /\b(?:dest|destination|target)\b/,
  ],
} as const;

function findMain(entries: readonly (readonly [string, unknown])[]): MainArgument | undefined {
  const command = entries.find(
    ([key, value]) => namesOf.command.test(toWords(key)) && isCommand(value),
  );
  if (command) {
    const [key, value] = command;
    return { key, role: 'command', value: toCommand(value) ?? '' };
  }
  const texts = entries.flatMap(([key, value]) => {
    return typeof value === 'string' && value.trim() !== '' ? [{ key, value }] : [];
  });
  for (const names of namesOf.others) {
    const argument = texts.find(({ key }) => names.test(toWords(key)));
    if (argument) return { ...argument, role: 'other' };
  }
  const named = texts.find(({ value }) => isAbsolutePath(value) || isFileName(value));
  return named && { ...named, role: 'other' };
}

/** What a file is stored as says nothing more where its name is the same. */
const isSameFile = (value: unknown, main: MainArgument | undefined): boolean =>
  typeof value === 'string' && main !== undefined && toFileName(value) === toFileName(main.value);

/** Whether a getter is named for a file, or its path, and for nothing of it. */
const isOfFile = (words: string, getter: GetterEntry | undefined): boolean =>
  getter?.contract.returnType === 'file' || /(?:^|\s)(?:files?|file path|path)$/.test(words);

const scripts = new Set(['bat', 'js', 'pl', 'ps1', 'py', 'rb', 'sh']);

/** Words for what a program prints, and for how it ends instead. */
const printing = /\b(?:exec|executes?|output|prints?|runs?|script|stdout)\b/;
const ending = /\b(?:code|errors?|exists?|exit|status|stderr)\b/;

/** The words of a name in either style, or of a sentence, in lower case. */
const toWords = (name: string): string =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();
