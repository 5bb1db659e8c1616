import type { ActionContract, GetterContract, MetricContract } from './contract/contract.ts';
import type { About, FunctionKind, VocabularyEntry } from './contract/entry.ts';
import { addOrigins } from './contract/field-origins.ts';
import { type AnyContract, mergeContracts } from './contract/merge-contracts.ts';

/** What a dataset adds in its `dataset.json`: functions by name, and spellings of apps. */
export interface VocabularyExtension {
  actions?: Declarations<ActionContract> | undefined;
  getters?: Declarations<GetterContract> | undefined;
  metrics?: Declarations<MetricContract> | undefined;
  /** Other spellings by the name of the app they mean. */
  apps?: Readonly<Record<string, readonly string[]>> | undefined;
}

/** What is not safe is known of the source alone. */
export type Declaration<Contract> = Omit<Contract, 'agentText'> &
  About & { family?: string | undefined };

type Declarations<Contract> = Readonly<Record<string, Declaration<Contract>>>;
type AnyDeclaration = Declaration<AnyContract>;

const ownFamily = "the dataset's own";

/**
 * The entry that a dataset declares. For a built-in name it changes what it mentions and leaves the
 * rest: fields are added to the built-in ones, and one of the same name replaces the built-in one.
 */
export function declareEntry(
  kind: FunctionKind,
  name: string,
  declaration: AnyDeclaration,
  builtIn: VocabularyEntry | undefined,
): VocabularyEntry {
  const { family, summary, notes, ...contract } = declaration;
  const about = {
    ...(summary === undefined ? {} : { summary }),
    ...(notes === undefined ? {} : { notes }),
  };
  if (!builtIn) {
    return { kind, name, families: [family ?? ownFamily], origin: 'dataset', ...about, contract };
  }
  const { isMissing: _isMissing, isUnseen: _isUnseen, ...known } = builtIn;
  return {
    ...known,
    ...(family === undefined ? {} : { families: [family] }),
    ...about,
    extended: true,
    ...addOrigins(builtIn.origins, contract, 'dataset'),
    contract: mergeContracts(builtIn.contract, contract),
  };
}
