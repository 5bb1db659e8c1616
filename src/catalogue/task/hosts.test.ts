import { expect, test } from 'vitest';
import { findHosts } from './hosts.ts';

test('finds each host once, at any depth, in order of appearance', () => {
  const value = {
    config: [{ parameters: { urls: ['https://B.example.org/x', 'http://a.org'] } }],
    note: 'see https://a.org/1 and https://c.example.com:8080.',
    count: 5,
    nothing: null,
  };
  expect(findHosts(value)).toEqual(['b.example.org', 'a.org', 'c.example.com']);
});

test.for([
  ['another scheme', 'ftp://a.org'],
  ['a local name', 'http://localhost:9222/json'],
  ['an address of numbers', 'http://127.0.0.1:5000'],
  ['not a string', 5],
] as const)('finds none in %s', ([, value]) => {
  expect(findHosts(value)).toEqual([]);
});
