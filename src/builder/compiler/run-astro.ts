import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { besideModule } from '#dataset/project-root.ts';
import { makeFolder } from '#dataset/write/make-folder.ts';
import type { SiteOptions } from '#site/plugin/site-config.ts';
import { type ErrorParts, fromErrorParts, toErrorParts } from '../writer/error-parts.ts';

/** What Astro is to make. */
export type AstroOrder =
  | {
      kind: 'program';
      /** A folder for what pages load. */
      assets: string;
      /** A folder for the program. */
      program: string;
      /** Whether the program contains the packages that it uses, so that it runs everywhere. */
      isAlone: boolean;
    }
  | { kind: 'site'; options: SiteOptions & { outDir: string } };

/** What the process of Astro answers. */
export interface AstroReply {
  /** What it failed with. */
  error?: ErrorParts;
  /** What it made in another way than usual, in lines. */
  warnings?: readonly string[];
}

/**
 * Lets Astro make something in a separate process, since its compiler leaves 500 MB behind.
 *
 * @param folder where the process works: Astro puts its program into `.astro` of that folder where the
 *   output is outside of it. Two builds may share the folder of the caller, which may be read-only.
 * @returns what it made in another way than usual, in lines.
 */
export async function runAstro(order: AstroOrder, folder: string): Promise<readonly string[]> {
  makeFolder(folder);
  const astro = fork(besideModule('astro-process', import.meta.url), {
    cwd: folder,
    execArgv: [...process.execArgv, ...thrifty],
  });
  astro.send(order);
  const { error, warnings = [] } = await answerOf(astro);
  if (error !== undefined) throw fromErrorParts(error);
  return warnings;
}

/** Options of V8 with which the compiler takes a sixth less memory. */
const thrifty = ['--max-semi-space-size=8', '--heap-growing-percent=30'];

async function answerOf(astro: ChildProcess): Promise<AstroReply> {
  const ended = once(astro, 'exit').then(() => {
    const end = astro.signalCode ?? `code ${astro.exitCode ?? ''}`;
    return { error: toErrorParts(`the process of Astro ended with ${end}`) };
  });
  const answer = once(astro, 'message').then(([reply]) => reply as AstroReply);
  return Promise.race([answer, ended]);
}
