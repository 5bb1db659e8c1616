// Given to Node with `--import`: a run is killed at the same moment each time, when it renames a second file.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const { rename } = fs.promises;
let hasRenamed = false;

fs.promises.rename = (...paths) => {
  if (!hasRenamed) {
    hasRenamed = true;
    return rename(...paths);
  }
  process.kill(process.pid, 'SIGKILL');
  return new Promise(() => undefined);
};
syncBuiltinESMExports();
