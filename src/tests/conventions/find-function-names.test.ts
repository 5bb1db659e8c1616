import { expect, test } from 'vitest';
import { findFunctionNames } from './find-function-names.ts';

const namesIn = (text: string, file = 'lint/rules/w99-thing-checked.ts') =>
  findFunctionNames(file, text).map(({ name, line }) => `${line} ${name}`);

test.for([
  ['a comparison of a type', "if (step.type === 'download') run();", ['1 download']],
  ['its other way round', "if ('sleep' !== type) run();", ['1 sleep']],
  ['a comparison of a name that a function returns', "getterOf(source) === 'rule'", ['1 rule']],
  ['a case', "switch (action) {\n  case 'open':\n}", ['2 open']],
  ['a set of metrics', "new Set(['exact_match', 'check_list'])", ['1 exact_match', '1 check_list']],
  ['a set of one word', "new Set(['launch'])", ['1 launch']],
  ['a list of words', "['open', 'sleep'].includes(type)", ['1 open', '1 sleep']],
  ['a map by words', "new Map([['rule', 1], ['history', 2]])", ['1 rule', '1 history']],
  ['an object by words', 'const does = { launch: start, sleep: wait };', ['1 launch', '1 sleep']],
  ['an object by a name', 'const does = { close_window: close };', ['1 close_window']],
  ['a union of types', "type Runner = 'execute' | 'launch';", ['1 execute', '1 launch']],
  ['a step', "run({ type: 'launch', parameters })", ['1 launch']],
  ['an evaluator', "const evaluator = { func: 'infeasible' };", ['1 infeasible']],
  ['a name that is looked up', "vocabulary.find('action', 'open')", ['1 open']],
  ['a name beside its use', "const reader = 'vm_file';", ['1 vm_file']],
  ['a name that examples use too', "const a = 'vm_file';\nf({ examples: a }, a);", ['1 vm_file']],
] as const)('finds %s', ([, text, names]) => {
  expect(namesIn(text)).toEqual(names);
});

test.for([
  ['a word that is compared with another thing', "program === 'open'"],
  ['a list with another word', "['open', 'exclude', 'include']"],
  ['a word alone', "const section = ['history'];"],
  ['a key alone', 'const result = { history };'],
  ['keys of which one is no function', 'const result = { open: 1, closed: 2 };'],
  ['a part of a text', "throw new Error('use vm_file')"],
  ['a kind of effect', "step.effect?.kind === 'open file'"],
  ['a property', 'const { path } = step.open;'],
  ['an import', "import { open } from './open.ts';"],
  ['an example', "rule({ examples: { bad: [{ type: 'sleep' }] } })"],
  ['what only examples use', "const file = { type: 'vm_file' };\nrule({ examples: [file] });"],
  ['what only that uses', "const a = 'vm_file';\nconst b = { type: a };\nrule({ examples: [b] });"],
  [
    'an example of a name that code has too',
    "const task = { type: 'sleep' };\nrule({ examples: [task], check: (task) => task.at });",
  ],
] as const)('passes over %s', ([, text]) => {
  expect(namesIn(text)).toEqual([]);
});

test('reads the script and the markup of a component', () => {
  const text = `---
const isWait = type === 'sleep';
---

<style>
  a { color: red }
</style>
<h2 id="history">{getter === 'rule' && 'a rule'}</h2>
`;
  expect(namesIn(text, 'site/components/Step.astro')).toEqual(['2 sleep', '8 rule']);
});

test('lets modules of examples name functions', () => {
  const text = "export const step = { type: 'sleep' };";
  expect(namesIn(text, 'lint/examples/parts.ts')).toEqual([]);
  expect(namesIn(text, 'catalogue/format/complete-example.ts')).toEqual([]);
});
