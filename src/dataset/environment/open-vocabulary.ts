import type { EnvironmentContracts } from '#environment/contracts/contract.ts';
import { readCode } from '#environment/digests/read-code.ts';
import { toSourceFacts } from '#environment/vocabulary/to-source-facts.ts';
import type { Profile } from '#vocabulary/profiles/profile.ts';
import type { TaskHandling } from '#vocabulary/source/task-handling.ts';
import { createVocabulary, type Vocabulary } from '#vocabulary/vocabulary.ts';
import type { LoadedDatasetFile } from '../dataset-file/dataset-file.ts';
import { loadCode } from './code-cache.ts';
import { loadContracts } from './contracts-cache.ts';
import { displaySource } from './display-source.ts';
import type { OwnEnvironment } from './read-found.ts';
import { openLoader } from './open-loader.ts';
import { shareParser } from './share-parser.ts';

export interface VocabularyOrigin {
  source?: OwnEnvironment | undefined;
  profile?: Profile | undefined;
  /** Whether Python around the tasks is read where there is no source. Default: no. */
  readsAround?: boolean | undefined;
}

/** What a dataset and the code of its environment declare, and what that code does with tasks. */
export function openVocabulary(
  datasetFile: LoadedDatasetFile,
  { source, profile, readsAround = false }: VocabularyOrigin,
): {
  vocabulary: Vocabulary;
  contracts: EnvironmentContracts | undefined;
  handling: TaskHandling | undefined;
} {
  const parse = shareParser();
  const contracts = source && loadContracts(source, parse);
  const facts = contracts && {
    ...toSourceFacts(contracts, displaySource(source, datasetFile)),
    mentions: source.mentions,
    get code() {
      return loadCode(source, (sources) => readCode(sources, parse));
    },
  };
  const loader = facts ?? (readsAround ? openLoader(datasetFile.folder) : undefined);
  const vocabulary = createVocabulary(datasetFile.vocabulary, { source: facts, profile, loader });
  return { vocabulary, contracts, handling: loader?.handling };
}
