import type { Budget } from '#python/budget.ts';
import type { PythonModule } from './python-module.ts';
import { readModule } from './read-module.ts';

/** A file of Python. */
interface ParsedFile {
  path: string;
  text: string;
}

/** Reads what a file defines and imports. */
export type ModuleParser = (file: ParsedFile, parsing?: Budget) => PythonModule;

/** More files than several states of an environment have together. */
const mostModules = 2_000;

/** A parser that reads a file once, however often it is asked, as for several states of an environment. */
export function createParser(): ModuleParser {
  const parsed = new Map<string, PythonModule>();
  return ({ path, text }, parsing) => {
    const key = `${path}\n${text}`;
    const module = parsed.get(key) ?? readModule(path, text, parsing);
    if (parsed.size >= mostModules) parsed.clear();
    parsed.set(key, module);
    return module;
  };
}
