// Compiles the pages of sites without an address and a base path, unless the cache has them.
import {
  findCompiledPages,
  nameProgram,
  startCompiledPages,
} from '#builder/program/compiled-pages.ts';
import { fingerprintProduct } from '#builder/reuse/fingerprint-product.ts';
import { examples } from '../support/example-options.ts';

const options = { tasks: examples };
const name = nameProgram(options, fingerprintProduct());
const found = findCompiledPages(name, false);
if (!('keys' in found && name in found.keys)) {
  const finish = await startCompiledPages(options, name, false);
  await finish();
}
