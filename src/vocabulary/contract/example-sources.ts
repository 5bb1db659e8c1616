import { toFileName } from '#text/file-name.ts';
import type { Argument, Fields } from './contract.ts';

/** A file on the machine that a metric judges. */
export function machineFile(path: string, is = 'a file'): Argument {
  return { accepts: is, example: { type: 'vm_file', path, dest: toFileName(path) } };
}

/** A reference file from remote storage. */
export function referenceFile(name: string, is = 'a reference file'): Argument {
  return {
    accepts: is,
    example: { type: 'cloud_file', path: `https://files.example.org/${name}`, dest: name },
  };
}

/** A file that the agent made, compared with a reference of the same kind. */
export function comparedFiles(path: string, is: string): { result: Argument; expected: Argument } {
  const reference = toFileName(path).replace(/(\.[^.]*)?$/, '_expected$1');
  return {
    result: machineFile(path, is),
    expected: referenceFile(reference, `${is.replace(/^an? /, 'another ')}, the reference`),
  };
}

/**
 * The expected side of a metric that reads literal rules from the task file. The example is for
 * rules that need more than the fields which are always required.
 */
export function ruleSet(
  rules: Fields,
  example?: Readonly<Record<string, unknown>>,
): { expected: Argument; rules: Fields } {
  const source = example && { type: 'rule', rules: example };
  return { expected: { accepts: 'rules', ...(source && { example: source }) }, rules };
}
