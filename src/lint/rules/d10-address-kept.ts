import { defineRuleMeta } from '../model/rule.ts';

/** Each line of an exported `tasks.jsonl`. */
const released = (id: string, instruction: string) => ({
  file: `${id}.json`,
  task: { id, instruction },
});
const releases = {
  releases: [
    { version: '1.0.0', export: '1.0.0.jsonl' },
    { version: '1.1.0', export: '1.1.0.jsonl' },
  ],
};
const first = 'Save the open page as a PDF on the desktop.';
const second = 'Put a PDF of the open page on the desktop.';

/** `find-lost-addresses.ts` follows the tasks through the releases. */
export const addressKept = defineRuleMeta({
  code: 'D10',
  name: 'address-kept',
  severity: 'error',
  consequence: 'nothing',
  summary: 'Every address that a task had in a release leads to that task.',
  why: 'Papers cite tasks by their addresses. If another task has the id of a renamed or removed one, a reader of the paper sees the wrong task.',
  howToFix: 'Give the task an id that no task of an earlier release had.',
  examples: {
    kind: 'dataset',
    good: [
      {
        'dataset.json': releases,
        '1.0.0.jsonl': released('a', first),
        '1.1.0.jsonl': released('b', first),
        'b.json': { id: 'b', instruction: first },
        'c.json': { id: 'c', instruction: second },
      },
    ],
    bad: [
      {
        'dataset.json': releases,
        '1.0.0.jsonl': released('a', first),
        '1.1.0.jsonl': released('b', first),
        'a.json': { id: 'a', instruction: second },
        'b.json': { id: 'b', instruction: first },
      },
    ],
  },
  message({ address, version, newAddress, isRemoved }: Facts) {
    const rest = newAddress === undefined ? 'removed since' : `now at "${newAddress}"`;
    const found = `"${address}" was the address of another task in release "${version}", ${rest}`;
    return isRemoved
      ? `${found}; a task that took the address was removed too`
      : `${found}; give this task another id`;
  },
});

interface Facts {
  address: string;
  version: string;
  /** Undefined for a task that was removed. */
  newAddress: string | undefined;
  /** Whether the task that took the address was removed as well. */
  isRemoved: boolean;
}
