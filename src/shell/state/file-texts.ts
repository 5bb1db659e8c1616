import { toHomePath } from '#machine/home-path.ts';
import { toProgramName } from '#machine/program-name.ts';
import { skipWrappers } from '../interpreter.ts';
import type { NestedCommand } from '../nested-commands.ts';
import { joinOutputs, type Output } from '../outcomes/output.ts';
import { readResults } from '../outcomes/program-results.ts';

/** Changes what is known of the texts of files by what a command writes or may change. */
export function changeTexts(
  texts: Map<string, Output>,
  command: NestedCommand,
  isKnown: boolean,
): void {
  for (const { path, isAppended, output } of listWrites(command)) {
    if (output === undefined || !isKnown) texts.delete(path);
    else texts.set(path, joinOutputs(isAppended ? (texts.get(path) ?? [null]) : [], output));
  }
  const [program, ...others] = bareWords(command);
  if (leavesFiles.has(program)) return;
  for (const place of others.map(toHomePath)) {
    for (const path of texts.keys()) {
      if (path === place || path.startsWith(`${place}/`)) texts.delete(path);
    }
  }
}

interface FileWrite {
  path: string;
  isAppended: boolean;
  output: Output | undefined;
}

function listWrites(command: NestedCommand): FileWrite[] {
  const { redirections, document, before } = command;
  const [program, ...others] = bareWords(command);
  const writes = redirections
    .filter(({ operator, target }) => /^1?>(?!&)/.test(operator) && target.text !== '/dev/null')
    .map(({ operator, target }) => ({
      path: toHomePath(target.text),
      isAppended: operator.includes('>>'),
      output: printedBy([program, ...others], document?.text),
    }));
  const input = program === 'tee' && before ? printedBy(textsOf(before)) : undefined;
  const files = program === 'tee' ? others.filter((word) => !word.startsWith('-')) : [];
  return [
    ...writes,
    ...files.map((file) => ({
      path: toHomePath(file),
      isAppended: others.includes('-a'),
      output: input,
    })),
  ];
}

const textsOf = ({ words }: Pick<NestedCommand, 'words'>): string[] =>
  words.map(({ text }) => text);

function bareWords(command: NestedCommand): [program: string, ...string[]] {
  const words = textsOf(command);
  const [program = '', ...others] = words.slice(skipWrappers(words));
  return [toProgramName(program), ...others];
}

/** Programs that change none of the files that they name, or only as written above. */
const leavesFiles: ReadonlySet<string> = new Set(
  '[ cat chmod chown echo grep head ls printf stat tail tee test touch wc xdg-open'.split(' '),
);

/** What "echo", "printf" and "cat" with a text print. */
export function printedBy(words: readonly string[], document?: string): Output | undefined {
  const [program = '', ...others] = words;
  if (program === 'cat' && others.length === 0 && document !== undefined) return [`${document}\n`];
  if (program !== 'echo' && program !== 'printf') return undefined;
  const surroundings = { exists: () => undefined };
  return readResults({ words, input: [null], shellLine: undefined, surroundings })[0]?.output;
}
