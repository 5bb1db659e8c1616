import '#site/plugin/astro-variables.ts';
import { toErrorParts } from '../writer/error-parts.ts';
import type { CompileOrder, CompileReply } from './compile-pages.ts';

// Nobody waits for the pages of a build that has ended.
process.once('disconnect', () => process.exit(1));

process.once('message', (order: CompileOrder) => {
  compile(order).then(
    () => reply({}),
    (error: unknown) => reply({ error: toErrorParts(error) }),
  );
});

async function compile(order: CompileOrder): Promise<void> {
  // Astro may be missing, which is an answer too.
  const { compileWithAstro } = await import('./compile-with-astro.ts');
  await compileWithAstro(order);
}

const reply = (answer: CompileReply) => process.send?.(answer, () => process.exit());
