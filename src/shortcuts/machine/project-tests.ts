import { instructionTexts } from '#lint/facts/instruction-texts.ts';
import { memoizePerTask } from '#lint/facts/memoize-per-task.ts';
import { commandLines } from '#lint/facts/setup/command-lines.ts';
import { placedFiles, stepsIn } from '#lint/facts/setup/setup-steps.ts';
import type { TaskView } from '#lint/facts/task-view.ts';
import { toHomePath } from '#machine/home-path.ts';
import { isBelow } from '#machine/paths.ts';
import type { Path } from '#text/json/json-pointer.ts';
import { toFileName } from '#text/file-name.ts';
import { judgingCommands } from './judging-commands.ts';
import { judgingFiles } from './left-files.ts';

/** The tests of a project on the machine that judging runs there. */
export interface ProjectTests {
  /** The folder of the project. */
  path: string;
  /** Where the command that runs them is in the file. */
  at: Path;
}

/** Those that setup leaves, where the agent is not to write them and judging brings none of its own. */
export const projectTests = memoizePerTask((task: TaskView): readonly ProjectTests[] => {
  if (instructionTexts(task.fields).some(({ text }) => writing.test(text))) return [];
  return judgingCommands(task).flatMap(({ words, nested, at }) => {
    if (at[1] === 'postconfig' || !runsTests(words)) return [];
    const path = findFolder(words, nested.script);
    if (path === undefined || outside.test(words.slice(1).join(' '))) return [];
    return isLeft(path, task) && !isBroughtAgain(path, nested.script, task) ? [{ path, at }] : [];
  });
});

/** Instructions whose work includes the tests. */
const writing =
  /\b(?:add|cover|create|extend|fix|implement|repair|update|write)\b[^.\n]{0,60}\b(?:spec|specs|tests?|test[- ]?(?:cases?|suites?))\b/i;

const runsTests = (words: readonly string[]): boolean => runner.test(words.join(' '));

const runner =
  /^(?:timeout \S+ )?(?:\S*\bpython[\d.]* -m (?:pytest|unittest)\b|(?:uv|poetry|pipenv) run pytest\b|pytest\b|tox\b|(?:npm|pnpm|yarn|bun) (?:run )?(?:test|t)\b|npx (?:jest|mocha|vitest)\b|make (?:\S+ )*(?:check|tests?)\b|cargo test\b|go test\b|ctest\b|mvn (?:\S+ )*test\b|(?:\.\/)?gradlew? (?:\S+ )*test\b|(?:bundle exec )?rspec\b|phpunit\b|dotnet test\b)/;

/** Tests of a folder that is not the user's. */
const outside = /(?:^|[\s=])\/(?!home\/|tmp\/)/;

/** The folder that a command changes to, or names as that of the project. */
function findFolder(words: readonly string[], script: string): string | undefined {
  const [, entered] = /(?:^|[\s;&|(])cd\s+["']?([\w./~$@-]+)["']?\s*(?:&&|;|\n)/.exec(script) ?? [];
  const [, named] = /\s(?:-C|--prefix|--rootdir|--cwd)[ =]([\w./~-]+)/.exec(words.join(' ')) ?? [];
  const argument = words.slice(1).find((word) => /^(?:\/home\/|\/tmp\/|~\/)/.test(word));
  return entered ?? named ?? argument;
}

/** Whether setup names the folder, or puts files there. */
function isLeft(path: string, task: TaskView): boolean {
  const folder = toHomePath(path);
  if (!/^(?:~|\/tmp)\/[^/]/.test(folder)) return false;
  const files = stepsIn(task, 'config').flatMap(placedFiles);
  return (
    files.some((file) => isBelow(toHomePath(file.path), folder)) ||
    commandLines(task).some(
      ({ stage, text }) =>
        stage === 'config' && making.test(text) && text.includes(toFileName(path)),
    )
  );
}

/** Commands that make the files of a project. */
const making =
  /\b(?:bsdtar|clone|cp|install|mv|rsync|tar|unzip|write_text|7z)\b|\bopen\(|<<|(?:^|[^<>&\d])>[^&]/;

/** Whether judging puts files into the folder before it runs the tests. */
const isBroughtAgain = (path: string, script: string, task: TaskView): boolean =>
  [...judgingFiles(task)].some((file) => isBelow(file, toHomePath(path))) ||
  bringing.test(script) ||
  commandLines(task).some(
    ({ stage, text }) =>
      stage === 'postconfig' && bringing.test(text) && text.includes(toFileName(path)),
  );

const bringing =
  /\b(?:cp|curl|rsync|tar|unzip|wget)\s|\bgit\s(?:\S+\s){0,3}(?:apply|checkout|pull|reset|restore|stash)\b/;
