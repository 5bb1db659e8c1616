// Given to Node with `--import`: a killed run is killed at the same moment each time.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

fs.promises.rename = () => {
  process.kill(process.pid, 'SIGKILL');
  return new Promise(() => undefined);
};
syncBuiltinESMExports();
