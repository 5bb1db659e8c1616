import { isScriptName, toFileName } from '#text/file-name.ts';
import { isOfAdministrator } from '../machine/reach.ts';
import { placedReferences } from '../references/placed-references.ts';
import type { Finder } from './finder.ts';

/** References that are on the machine while the agent works. */
export const findPlacedReferences: Finder = function* (task, { privileges }) {
  for (const { file, isNamed } of placedReferences(task)) {
    if (isOfAdministrator(file.path) && privileges !== 'root') continue;
    yield isNamed
      ? {
          ...{ kind: 'reference in the instruction', certainty: 'certain', at: file.at },
          message:
            'the instruction names the reference, which is on the machine while the agent works',
        }
      : {
          ...{ kind: 'reference on the machine', certainty: 'certain', at: file.at },
          message: isScriptName(toFileName(file.path))
            ? 'setup puts the program that makes the reference on the machine, where the agent can run it'
            : 'setup puts the reference on the machine, where the agent can read it while it works',
        };
  }
};
