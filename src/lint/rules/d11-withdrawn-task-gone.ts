import { defineRuleMeta } from '../model/rule.ts';

const settings = (withdrawn: object) => ({
  releases: [{ version: '1.0.0', export: '1.0.0.jsonl' }],
  withdrawn: [withdrawn],
});
const released = { file: 'a.json', task: { id: 'a', instruction: 'Save the open page as a PDF.' } };

/** `report-withdrawn.ts` compares the entries with the releases. */
export const withdrawnTaskGone = defineRuleMeta({
  code: 'D11',
  name: 'withdrawn-task-gone',
  severity: 'warning',
  summary:
    'Every task that "dataset.json" calls withdrawn was removed, and its replacement exists.',
  why: 'The page of a removed task shows the reason and the task that replaces it. An entry with any other id is shown nowhere.',
  howToFix:
    'Correct the ids in "withdrawn" of "dataset.json", or remove the entry. If several tasks share the id, name the removed one with its folder, as in `windows/a`.',
  examples: {
    kind: 'dataset',
    good: [
      {
        'dataset.json': settings({ id: 'a', reason: 'Its site is gone.', replacedBy: 'b' }),
        '1.0.0.jsonl': released,
        'b.json': { id: 'b' },
      },
    ],
    bad: [
      {
        'dataset.json': settings({ id: 'b', reason: 'Its site is gone.' }),
        '1.0.0.jsonl': released,
        'b.json': { id: 'b' },
      },
      {
        'dataset.json': settings({ id: 'aa', reason: 'Its site is gone.' }),
        '1.0.0.jsonl': released,
        'b.json': { id: 'b' },
      },
      {
        'dataset.json': settings({ id: 'a', reason: 'Its site is gone.', replacedBy: 'c' }),
        '1.0.0.jsonl': released,
        'b.json': { id: 'b' },
      },
    ],
  },
  message({ id, fault }: Facts) {
    switch (fault) {
      case 'present':
        return id.includes('/')
          ? `the task "${id}" is withdrawn, but the dataset has it`
          : `the task "${id}" is withdrawn, but the dataset has it; of several with this id, name the removed one as "folder/${id}"`;
      case 'never released':
        return `no release has the withdrawn task "${id}"`;
      case 'no replacement':
        return `the task "${id}", which replaces a withdrawn one, is not in the dataset`;
    }
  },
});

interface Facts {
  id: string;
  fault: 'present' | 'never released' | 'no replacement';
}
