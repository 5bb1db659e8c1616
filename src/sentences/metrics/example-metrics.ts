/** Metrics for tests of sentences, as a dataset declares its own. */
export const exampleMetrics = {
  compare_rows: {
    verdict: '{result|table} has the same rows as {expected}',
    result: { accepts: 'a table' },
    expected: { accepts: 'a table' },
    options: {
      ignore_case: { wording: 'ignoring case' },
      order: { wording: { any: 'in any order' } },
    },
  },
  check_total: {
    verdict: '{result|invoice} has the total {rules.total}',
    rules: { total: { required: true } },
    options: { tolerance: { wording: 'give or take {options.tolerance}' } },
  },
  judge_dance: { verdict: 'the dance is {rules.name}', rules: { name: { required: true } } },
};

/** What a getter fetches from the machine, and its reference. */
export const file = { type: 'vm_file', path: '/home/user/out.csv', dest: 'out.csv' };
export const reference = {
  type: 'cloud_file',
  path: 'https://example.org/gold.csv',
  dest: 'gold.csv',
};
