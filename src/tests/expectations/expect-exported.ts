import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { expect } from 'vitest';
import { formatBytes } from '#text/figures/format-bytes.ts';
import { addresses } from '#addresses/addresses.ts';
import { listExports } from '#export/dataset/exports.ts';
import type { TaskRecord } from '#export/tasks/task-record-schema.ts';
import type { JsonSchema } from '#format/json-schema.ts';
import { compileSchema } from '#format/validator.ts';
import type { BuiltSite } from '../support/built-site.ts';

/**
 * The files under `/data/` are whole, keep to the schemas that are published beside them, and give
 * the tasks again; the download page lists them with their sizes.
 *
 * @param root where the site is published
 */
export async function expectExports({ folder, catalogue, html }: BuiltSite, root: string) {
  const read = (address: string) => readFile(join(folder, address), 'utf8');
  const page = html.get('data/index.html') ?? '';
  for (const { name, address, schema, write } of listExports(catalogue, root)) {
    const text = await read(address);
    expect(text === [...write()].join(''), name).toBe(true);
    expect(page).toContain(`download="${name}"`);
    expect(page).toContain(`>${formatBytes(Buffer.byteLength(text))}<`);
    if (schema !== undefined) expect(page).toContain(`${schema}"`);
  }

  const readValidator = async (address: string) =>
    compileSchema(JSON.parse(await read(address)) as JsonSchema);
  const schemas = new Map<string, string>();
  for (const name of await readdir(join(folder, 'data'))) {
    if (!name.endsWith('.json')) continue;
    const file = JSON.parse(await read(addresses.dataFile(name))) as { $schema?: string };
    if (file.$schema === undefined) continue;
    const address = file.$schema.slice(root.replace(/\/$/, '').length);
    schemas.set(name, address);
    expect((await readValidator(address))(file), name).toBe(true);
  }
  for (const name of [
    'catalogue',
    'findings',
    ...(html.has('results/index.html') ? ['results'] : []),
  ]) {
    expect(schemas.get(`${name}.json`)).toBe(addresses.exportSchema(name));
  }
  const isRecord = await readValidator(addresses.exportSchema('task-record'));
  const lines = (await read(addresses.dataFile('tasks.jsonl'))).trimEnd().split('\n');
  const records = lines.map((line) => JSON.parse(line) as TaskRecord);
  expect(records.filter((record) => !isRecord(record))).toEqual([]);
  // JSON has no number that is out of range.
  const fields: unknown = JSON.parse(
    JSON.stringify(catalogue.entries.map((entry) => entry.fields)),
  );
  expect(records.map(({ task }) => task)).toEqual(fields);

  const [head = [], ...rows] = parse(await read(addresses.dataFile('tasks.csv')));
  const column = (name: string) => rows.map((row) => row[head.indexOf(name)]);
  expect(column('path')).toEqual(catalogue.entries.map(({ path }) => path));
  expect(column('digest')).toEqual(catalogue.entries.map(({ digest = '' }) => digest));
}
