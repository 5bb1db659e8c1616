import { spawn } from 'node:child_process';
import makeRunFolder from '#tests/support/temporary-folder.ts';
import { conclude, type Stage, startOptions } from './test/stage.ts';

/**
 * Two rows that run at the same time and take about as long: stages of one wait for a browser, a server or
 * a process where those of the other compute.
 */
const firstRow: readonly Stage[] = [
  ['format', 'oxfmt', '--check'],
  // It writes the types of `astro:content`, which Oxlint needs for those of TypeScript.
  ['components', 'astro', 'check', '--tsconfig', 'tsconfig.components.json'],
  ['lint', 'oxlint'],
  ['packages', 'vitest', 'run', '--project', 'packaging'],
  // In the same row, since Astro writes these types in a test of builds too.
  ['builds', 'vitest', 'run', '--project', 'builds'],
];
const secondRow: readonly Stage[] = [
  ['units', 'vitest', 'run', '--project', 'units', '--project', 'documents'],
  ['covered', 'vitest', 'run', '--project', 'covered', '--coverage'],
  ['scripts', 'eslint', '--max-warnings', '0', '.'],
  ['markup', 'prettier', '--check', '**/*.astro'],
  ['unused', 'knip'],
  // Last, since its site has the pages that builds have compiled by then.
  ['browser', 'playwright', 'test', '--config', 'src/tests/browser/playwright.config.ts'],
];

interface Outcome {
  name: string;
  seconds: number;
  hasPassed: boolean;
  output: string;
}

const removeFolder = await makeRunFolder();
const env = { ...startOptions.env, ...process.env, BENCHLIGHT_HAS_RUN_FOLDER: 'yes' };
const start = performance.now();
const outcomes: Outcome[] = [];
await Promise.all([runInTurn(firstRow), runInTurn(secondRow)]);
await removeFolder();

console.log('');
for (const { name, seconds, hasPassed } of outcomes) {
  console.log(
    `${name.padEnd(12)}${seconds.toFixed(0).padStart(5)} s${hasPassed ? '' : '  failed'}`,
  );
}
console.log(`${'in all'.padEnd(12)}${secondsSince(start).toFixed(0).padStart(5)} s`);
const failed = outcomes.filter(({ hasPassed }) => !hasPassed);
// Last, since a log of CI is often cut at its beginning.
for (const { name, output } of failed) console.log(`\n== ${name}\n${output}`);
conclude(failed.map(({ name }) => name));

async function runInTurn(stages: readonly Stage[]): Promise<void> {
  for (const stage of stages) outcomes.push(await run(stage));
}

/** Shows what a stage has printed when it has passed; what a failed one has printed comes last. */
function run([name, program, ...args]: Stage): Promise<Outcome> {
  const started = performance.now();
  const child = spawn(program, args, { ...startOptions, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const output: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
  return new Promise((resolve) => {
    const end = (hasPassed: boolean) => {
      const text = Buffer.concat(output).toString().trim();
      if (hasPassed) console.log(`\n== ${name}\n${text}`);
      resolve({ name, seconds: secondsSince(started), hasPassed, output: text });
    };
    child.once('error', (error) => {
      output.push(Buffer.from(error.message));
      end(false);
    });
    child.once('close', (code) => {
      end(code === 0);
    });
  });
}

function secondsSince(time: number): number {
  return (performance.now() - time) / 1000;
}
