import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { commands } from '#cli/program/commands.ts';
import { projectRoot } from '#dataset/project-root.ts';

export interface Run {
  code: number | null;
  stdout: string;
  stderr: string;
}

/**
 * Runs one of the project's scripts as its npm script does, in the project's root.
 *
 * @param from the working directory of the user
 * @param variables what its environment has beside our own
 */
export function runScript(
  name: string,
  args: readonly string[],
  from: string = projectRoot,
  variables: Readonly<Record<string, string>> = {},
): Promise<Run> {
  return readRun(startScript(name, args, from, [], variables));
}

/** @param prefix a program that starts the script, with its arguments. */
export function runScriptIn(
  prefix: readonly string[],
  name: string,
  args: readonly string[],
): Promise<Run> {
  return readRun(startScript(name, args, projectRoot, prefix));
}

/** Waits for the end of a program, and returns what it has printed. */
export function readRun(child: ReturnType<typeof startScript>): Promise<Run> {
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      resolve({ code, stdout, stderr });
    });
  });
}

/** The name of a command, or a path from `scripts`. */
const toScript = (name: string): string[] =>
  commands.some((command) => command.name === name)
    ? ['scripts/benchlight.mjs', name]
    : [`scripts/${name}.ts`];

/** Starts a script without waiting for its end. */
export function startScript(
  name: string,
  args: readonly string[],
  from: string = projectRoot,
  prefix: readonly string[] = [],
  variables: Readonly<Record<string, string>> = {},
) {
  const env = { ...scriptEnvironment(), INIT_CWD: from, ...variables };
  const [program = process.execPath, ...rest] = [
    ...prefix,
    process.execPath,
    ...toScript(name),
    ...args,
  ];
  return spawn(program, rest, { cwd: projectRoot, env });
}

/**
 * Our environment without what changes a script: Astro behaves differently when it believes to be
 * tested itself, and colours are not forced on a script whose output is read.
 */
export function scriptEnvironment(): NodeJS.ProcessEnv {
  const { NODE_ENV, TEST, VITEST, FORCE_COLOR, ...inherited } = process.env;
  return inherited;
}

/**
 * Kills a script as soon as something has come about.
 *
 * @throws when the script ends before that: nothing would have been interrupted.
 */
export async function killOnce(
  child: ChildProcess,
  hasComeAbout: () => Promise<boolean>,
): Promise<void> {
  const closed = new Promise((resolve) => child.once('close', resolve));
  while (child.exitCode === null && !(await hasComeAbout())) await wait(2);
  child.kill('SIGKILL');
  await closed;
  if (child.signalCode !== 'SIGKILL') {
    throw new Error(`the script had ended with ${child.exitCode} before it was killed`);
  }
}
