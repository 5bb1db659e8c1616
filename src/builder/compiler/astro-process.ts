import '#site/plugin/astro-variables.ts';
import { toErrorParts } from '../writer/error-parts.ts';
import type { AstroOrder, AstroReply } from './run-astro.ts';

// Nobody waits for the pages of a build that has ended.
process.once('disconnect', () => process.exit(1));

process.once('message', (order: AstroOrder) => {
  make(order).then(
    (warnings) => reply({ warnings }),
    (error: unknown) => reply({ error: toErrorParts(error) }),
  );
});

async function make(order: AstroOrder): Promise<readonly string[]> {
  // Astro may be missing or broken, which is an answer too.
  if (order.kind === 'site') {
    const { buildWithAstro } = await import('./build-with-astro.ts');
    await buildWithAstro(order);
  } else {
    const { compileWithAstro } = await import('./compile-with-astro.ts');
    await compileWithAstro(order);
  }
  const { planEdits } = await import('#site/policy/plan-edits.ts');
  return planEdits().warnings;
}

const reply = (answer: AstroReply) => process.send?.(answer, () => process.exit());
