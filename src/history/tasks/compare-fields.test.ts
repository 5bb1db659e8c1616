import { expect, test } from 'vitest';
import type { JsonObject } from '#text/json/json-value.ts';
import { describeChange } from './example-change.ts';

test.for<[string, JsonObject, JsonObject, string, string[]]>([
  [
    'an instruction',
    { instruction: 'Mute it.' },
    { instruction: 'Mute the sound.' },
    'instruction',
    ['The instruction changed from “Mute it.” to “Mute the sound.”.'],
  ],
  [
    'a proxy that is needed now',
    {},
    { proxy: true },
    'environment',
    ['The task now needs a network proxy.'],
  ],
  [
    'a proxy that is not needed',
    { proxy: true },
    { proxy: false },
    'environment',
    ['The task no longer needs a network proxy.'],
  ],
  [
    'a fixed address that is not mentioned',
    { fixed_ip: false },
    {},
    'editorial',
    ['The task no longer states whether it needs a fixed IP address.'],
  ],
  [
    'a proxy that is still not needed',
    {},
    { proxy: false },
    'editorial',
    ['The task now states that it does not need a network proxy.'],
  ],
  [
    'a proxy that was needed, and is not mentioned',
    { proxy: true },
    {},
    'environment',
    ['The task no longer states whether it needs a network proxy.'],
  ],
  [
    'a flag that is none',
    { proxy: 'sometimes' },
    { proxy: 'always' },
    'environment',
    ['The value for a network proxy changed from “sometimes” to “always”.'],
  ],
  [
    'a flag as text',
    { proxy: true },
    { proxy: 'true' },
    'editorial',
    ['The need for a network proxy is written in another way.'],
  ],
  [
    'a snapshot',
    { snapshot: 'a' },
    { snapshot: 'b' },
    'environment',
    ['The snapshot changed from “a” to “b”.'],
  ],
  [
    'a source',
    {},
    { source: 'https://example.org' },
    'editorial',
    ['The source was added: “https://example.org”.'],
  ],
  [
    'an app',
    { related_apps: ['browser'] },
    { related_apps: ['browser', 'gimp'] },
    'editorial',
    ['The app “gimp” was added.'],
  ],
  [
    'a likelihood',
    {},
    { possibility_of_env_change: 'low' },
    'editorial',
    ['The likelihood of an environment change was added: “low”.'],
  ],
  [
    'a field outside the format',
    { hint: { a: 1 } },
    { hint: { a: 2 } },
    'unknown',
    ['“hint.a” changed from “1” to “2”.'],
  ],
])('describes %s', ([, before, after, worst, sentences]) => {
  expect(describeChange(before, after)).toEqual([worst, ...sentences]);
});

test('compares what is deep in a field as a whole', () => {
  const nest = (value: unknown) => {
    let outer = value;
    for (let level = 0; level < 999; level++) outer = [outer];
    return { own: outer };
  };
  const [, sentence, ...others] = describeChange(nest('a'), nest('b'));
  expect(others).toEqual([]);
  expect(sentence?.match(/entry/gi)).toHaveLength(15);
});
