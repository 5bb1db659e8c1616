import { expect, test } from 'vitest';
import { exampleCatalogue } from '../example-catalogue.ts';
import { countLiveHosts } from './live-hosts.ts';

const opens = (...urls: string[]) => ({
  config: [{ type: 'browser_open_tabs', parameters: { urls_to_open: urls } }],
});

test('counts the tasks that need each host, and the tasks that need any', () => {
  const { entries } = exampleCatalogue({
    '1.json': opens('https://news.example.org/a', 'https://news.example.org/b'),
    '2.json': opens('https://weather.example.org/', 'https://news.example.org/'),
    '3.json': opens('https://maps.example.org/'),
    '4.json': opens('http://localhost:8080/'),
  });
  const { tasks, hosts } = countLiveHosts(entries);
  expect(tasks).toBe(3);
  expect(hosts.map(({ label, count }) => [label, count])).toEqual([
    ['news.example.org', 2],
    ['maps.example.org', 1],
    ['weather.example.org', 1],
  ]);
});

test('finds no host where there is none', () => {
  expect(countLiveHosts(exampleCatalogue({ '1.json': {} }).entries)).toEqual({
    tasks: 0,
    hosts: [],
  });
});
