// Given to Node with `--import`: a run is killed at the same moment each time, when it renames a second file.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const { renameSync } = fs;
let hasRenamed = false;

fs.renameSync = (...paths) => {
  if (hasRenamed) process.kill(process.pid, 'SIGKILL');
  hasRenamed = true;
  renameSync(...paths);
};
syncBuiltinESMExports();
