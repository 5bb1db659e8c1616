import { listMutations } from '../src/tests/mutations/mutations.ts';
import { runMutations } from '../src/tests/mutations/run-mutations.ts';
import makeRunFolder from '../src/tests/support/temporary-folder.ts';

const removeFolder = await makeRunFolder();
const start = performance.now();
const mutations = listMutations();
let unproven = 0;
for await (const { mutation, verdict, tests } of runMutations(mutations)) {
  const { code, name } = mutation;
  if (verdict !== 'killed') unproven++;
  console.log([verdict.padEnd(16), code, name, ...tests].join(' '));
}

await removeFolder();
const seconds = Math.round((performance.now() - start) / 1000);
console.log(`${mutations.length} rules in ${seconds} s, ${unproven} not proven`);
process.exitCode = unproven === 0 ? 0 : 1;
