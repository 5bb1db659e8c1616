import { expect, test } from 'vitest';
import { exampleView } from '#lint/examples/example-view.ts';
import { createVocabulary } from '#vocabulary/vocabulary.ts';
import { contractObjects } from './contract-objects.ts';
import { isSchemaFault } from './schema-duty.ts';

const vocabulary = createVocabulary();

function isFault(fields: object, name: string): boolean {
  const [judged] = contractObjects(exampleView({ ...fields }), vocabulary);
  return judged !== undefined && isSchemaFault(judged, name);
}

const step = (type: string, parameters: object) => ({ config: [{ type, parameters }] });
const result = (source: object) => ({ evaluator: { func: 'is_utc_0', result: source } });

test.for([
  ['a described parameter that is missing', step('sleep', {}), 'seconds', true],
  ['a described parameter of another type', step('execute', { shell: 'true' }), 'shell', true],
  ['a described parameter as it should be', step('sleep', { seconds: 1 }), 'seconds', false],
  ['a parameter the schema does not know', step('execute', { stdout: 3 }), 'stdout', false],
  ['an action the schema does not describe', step('command', { shell: 'true' }), 'shell', false],
  ['a key of every getter', result({ type: 'vm_file', multi: 'true' }), 'multi', true],
  ['a key of one getter', result({ type: 'vm_command_line', shell: 'true' }), 'shell', false],
  ['a name that every object has', step('sleep', {}), 'constructor', false],
] as const)('says whether the schema objects to %s', ([, fields, name, expected]) => {
  expect(isFault(fields, name)).toBe(expected);
});
