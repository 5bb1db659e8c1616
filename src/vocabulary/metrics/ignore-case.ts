import { offByDefault } from '../contract/fields.ts';
import type { Field } from '../contract/contract.ts';

/** The option of metrics that compare texts. */
export const ignoreCase: Field = offByDefault(
  'Whether upper and lower case are the same.',
  'ignoring case',
);
