import { writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

/** Given to Node with `--import`: writes the address of every module that the process loaded. */
const list = process.env.BENCHLIGHT_MODULE_LIST;
const loaded = new Set<string>();

registerHooks({
  load(url, context, nextLoad) {
    loaded.add(url);
    return nextLoad(url, context);
  },
});
process.on('exit', () => {
  if (list !== undefined) writeFileSync(list, [...loaded].join('\n'));
});
