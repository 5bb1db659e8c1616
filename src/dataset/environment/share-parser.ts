import { createParser, type ModuleParser } from '#environment/modules/create-parser.ts';

let shared: WeakRef<ModuleParser> | undefined;

/**
 * A parser of Python that all who read environments at the same time have in common: most files of a release
 * are those of the next one, and of today. It is forgotten with the last of them.
 */
export function shareParser(): ModuleParser {
  const current = shared?.deref() ?? createParser();
  shared = new WeakRef(current);
  return current;
}
