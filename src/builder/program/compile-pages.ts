import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { dirname } from 'node:path';
import { besideModule } from '#dataset/project-root.ts';
import { makeFolder } from '#dataset/write/make-folder.ts';
import { type ErrorParts, fromErrorParts, toErrorParts } from '../writer/error-parts.ts';
import type { SiteOptions } from '#site/plugin/site-config.ts';

/** What the process is sent. */
export interface CompileOrder {
  options: SiteOptions;
  assets: string;
  program: string;
}

/** What it answers. */
export interface CompileReply {
  /** What it failed with. */
  error?: ErrorParts;
}

/**
 * Begins to compile all pages to a program that renders them. Astro itself would render them in the
 * same run; a program can be reused, and renders every later state of the dataset without Astro's
 * compiler.
 *
 * A separate process does it, since the compiler leaves 500 MB behind, and in the folder of the
 * assets: Astro puts its program into `.astro` of the working folder where the output is outside
 * of that, which may be read-only, and which two builds may share.
 *
 * @param assets a folder for what pages load.
 * @param program a folder for the program. In a clone it must be in the project, since it imports
 *   packages.
 */
export function startCompiling(
  options: SiteOptions,
  assets: string,
  program: string,
): Promise<void> {
  const cwd = dirname(assets);
  makeFolder(cwd);
  const compiler = fork(besideModule('compile-pages-process', import.meta.url), {
    cwd,
    execArgv: [...process.execArgv, ...thrifty],
  });
  compiler.send({ options, assets, program } satisfies CompileOrder);
  return waitFor(compiler);
}

/** Options of V8 with which the compiler takes a sixth less memory. */
const thrifty = ['--max-semi-space-size=8', '--heap-growing-percent=30'];

async function waitFor(compiler: ChildProcess): Promise<void> {
  const { error } = await answerOf(compiler);
  if (error === undefined) return;
  throw fromErrorParts({ ...error, message: `the pages cannot be compiled: ${error.message}` });
}

async function answerOf(compiler: ChildProcess): Promise<CompileReply> {
  const ended = once(compiler, 'exit').then(() => {
    const end = compiler.signalCode ?? `code ${compiler.exitCode ?? ''}`;
    return { error: toErrorParts(`their compiler ended with ${end}`) };
  });
  const answer = once(compiler, 'message').then(([reply]) => reply as CompileReply);
  return Promise.race([answer, ended]);
}
