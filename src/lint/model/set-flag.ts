import type { Fix } from './fix.ts';

/**
 * The repair of a flag that is the text "true". The text "false" gets none: environments take any
 * text for true, so that a repair would change what happens.
 */
export const setFlag: Fix = { kind: 'replace', value: true };
