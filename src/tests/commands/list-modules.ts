import { writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { isMainThread } from 'node:worker_threads';

/** Given to Node with `--import`: writes the address of every module that the main thread loaded. */
const list = process.env.BENCHLIGHT_MODULE_LIST;
const loaded = new Set<string>();

registerHooks({
  load(url, context, nextLoad) {
    loaded.add(url);
    return nextLoad(url, context);
  },
});
process.on('exit', () => {
  if (list !== undefined && isMainThread) writeFileSync(list, [...loaded].join('\n'));
});
