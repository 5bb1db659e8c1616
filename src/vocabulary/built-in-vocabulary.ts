import { createVocabulary } from './vocabulary.ts';

/** The vocabulary of a dataset that declares nothing, for an environment without a source. */
export const builtInVocabulary = /* @__PURE__ */ createVocabulary();
