import { collectStrings } from '#text/json/collect-strings.ts';

/** The hosts of all web addresses anywhere in a value, each once, in order of appearance. */
export function findHosts(value: unknown): string[] {
  const hosts = new Set<string>();
  for (const text of collectStrings(value)) {
    // Most strings have none, and this test takes a fraction of the time.
    if (!text.includes('://')) continue;
    for (const [, host = ''] of text.matchAll(/https?:\/\/([a-z0-9.-]+\.[a-z]{2,})/gi)) {
      hosts.add(host.toLowerCase());
    }
  }
  return [...hosts];
}

/** Whether a host is the machine of the task itself. */
export const isOnMachine = (host: string): boolean =>
  /^(?:127\.|0\.0\.0\.0$|localhost$)/.test(host);

/** Whether a host is that machine or in a private network, where no internet is needed to reach it. */
export const isPrivate = (host: string): boolean =>
  isOnMachine(host) ||
  /^(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)[\d.]+$|\.(?:internal|lan|local)$/.test(host);
