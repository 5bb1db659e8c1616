import type { Field } from '../contract/contract.ts';

/** The option of metrics that compare texts. */
export const ignoreCase: Field = {
  type: 'boolean',
  default: false,
  description: 'Whether upper and lower case are the same.',
  wording: 'ignoring case',
};
