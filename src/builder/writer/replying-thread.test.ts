import { expect, test } from 'vitest';
import { startThread } from './replying-thread.ts';

test.for([
  ['fails', 'throw new Error("no room")', 'no room'],
  ['just ends', 'process.exit(3)', 'a thread ended with code 3'],
] as const)(
  'says of a thread that %s why it has no reply, each time',
  async ([, code, message]) => {
    const thread = startThread(new URL(`data:text/javascript,${code}`), undefined);
    await expect(thread.nextReply()).rejects.toThrow(message);
    await expect(thread.nextReply()).rejects.toThrow(message);
  },
);
