import '#site/plugin/astro-variables.ts';
import { toErrorParts } from '../writer/error-parts.ts';
import type { AstroOrder, AstroReply } from './run-astro.ts';

// Nobody waits for the pages of a build that has ended.
process.once('disconnect', () => process.exit(1));

process.once('message', (order: AstroOrder) => {
  make(order).then(
    () => reply({}),
    (error: unknown) => reply({ error: toErrorParts(error) }),
  );
});

async function make(order: AstroOrder): Promise<void> {
  // Astro may be missing or broken, which is an answer too.
  if (order.kind === 'site') {
    const { buildWithAstro } = await import('./build-with-astro.ts');
    return buildWithAstro(order);
  }
  const { compileWithAstro } = await import('./compile-with-astro.ts');
  return compileWithAstro(order);
}

const reply = (answer: AstroReply) => process.send?.(answer, () => process.exit());
