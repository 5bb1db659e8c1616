import { createVocabulary, type Vocabulary } from '#vocabulary/vocabulary.ts';
import type { LoadedDatasetFile } from './dataset-file.ts';

/** The built-in vocabulary with what a dataset declares, where nothing more of its environment is read. */
export const toOwnVocabulary = ({
  vocabulary,
}: Pick<LoadedDatasetFile, 'vocabulary'>): Vocabulary => createVocabulary(vocabulary);
