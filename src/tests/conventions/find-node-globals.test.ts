import { expect, test } from 'vitest';
import { findNodeGlobals } from './find-node-globals.ts';

test.for([
  ['a call', 'fetch("https://example.org");', ['fetch']],
  ['a part of one', 'const { HOME } = process.env;', ['process']],
  ['one behind globalThis', 'globalThis.process.exit();', ['process']],
  ['a value in shorthand', 'export const all = { Buffer };', ['Buffer']],
  ['a type', 'let bytes: Buffer;', ['Buffer']],
  ['two', 'console.log(__dirname);', ['__dirname', 'console']],
  ['none of them', 'setTimeout(() => undefined, 1); new URL("https://example.org");', []],
  ['a property of another object', 'run.process.console(); run({ fetch: 1 });', []],
  ['a field of a type', 'interface Run { process: string; fetch(): void }', []],
  ['a parameter of this name', 'const name = (module: string) => module;', []],
  ['what is imported under this name', 'import { process } from "./x.ts"; process();', []],
] as const)('sees %s', ([, script, globals]) => {
  expect(findNodeGlobals(script)).toEqual(globals);
});

test('in a browser only what Node alone has is one', () => {
  const script = 'void fetch(process.env.HOME); console.log(performance.now());';
  expect(findNodeGlobals(script, { runsInBrowser: true })).toEqual(['process']);
});
