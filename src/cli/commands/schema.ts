import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describeSystemError } from '../../dataset/system-error.ts';
import { UsageError } from '../../dataset/usage-error.ts';
import { publishedSchemas } from '../../site/files/published-schemas.ts';
import { oneOf, parseArguments, resolvePath } from '../options/parse-arguments.ts';
import { formatUsage } from '../invocation/invocation.ts';

const usage = formatUsage(
  'schema',
  `[NAME] [options]

  NAME        the schema to print: task, dataset, check, diff, contracts, run or result
              (default: task)
  --out DIR   write all schemas to a folder instead
  --help      show this text`,
);

/** Prints or writes the JSON Schemas. Returns the exit code. */
export async function schema(args: readonly string[]): Promise<number> {
  const call = parseArguments(args, { out: { type: 'string' } }, usage, 1);
  if (!call) return 0;
  if (call.values.out !== undefined && call.positionals.length > 0) {
    throw new UsageError(
      'a schema and --out are both given',
      'Leave one of them out; --out writes all schemas. In a clone, "npm run schema" has --out: run "node scripts/benchlight.mjs schema NAME" to print one.',
    );
  }
  const schemas = new Map(
    publishedSchemas().map(({ name, content }) => [name.replace('.schema.json', ''), content]),
  );
  const name = oneOf('NAME', call.positionals[0] ?? 'task', [...schemas.keys()]);
  if (call.values.out === undefined) process.stdout.write(schemas.get(name) ?? '');
  else await writeSchemas(call.values.out);
  return 0;
}

async function writeSchemas(out: string): Promise<void> {
  const folder = resolvePath(out);
  await orRefuse(mkdir(folder, { recursive: true }), `the folder ${folder} cannot be created`);
  for (const { name, content } of publishedSchemas()) {
    const file = join(folder, name);
    await orRefuse(writeFile(file, content), `${file} cannot be written`);
    console.log(`wrote ${join(out, name)}`);
  }
}

async function orRefuse(written: Promise<unknown>, failure: string): Promise<void> {
  try {
    await written;
  } catch (cause) {
    throw new UsageError(
      `${failure}: ${describeSystemError(cause)}`,
      'Name another folder with --out.',
      { cause },
    );
  }
}
