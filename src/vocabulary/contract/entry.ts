import type { FieldOrigins } from './field-origins.ts';
import type { SourcePlace } from './source-place.ts';
import type { ActionContract, ContractPart, GetterContract, MetricContract } from './contract.ts';

export const functionKinds = ['action', 'getter', 'metric'] as const;

export type FunctionKind = (typeof functionKinds)[number];

/**
 * Where a name comes from: the format document, the OSWorld environment, another environment that
 * runs task files of this format, the source of the environment at hand, or the dataset's own
 * `dataset.json`.
 */
export type Origin = 'format' | 'osworld' | 'other' | 'environment' | 'dataset';

/** One function that a task file may name. */
export type VocabularyEntry = ActionEntry | GetterEntry | MetricEntry;

export type ActionEntry = Named & { kind: 'action'; contract: ActionContract };
export type GetterEntry = Named & { kind: 'getter'; contract: GetterContract };
export type MetricEntry = Named & { kind: 'metric'; contract: MetricContract };

interface Named extends About {
  /** As task files write it, so getters come without the prefix `get_`. */
  name: string;
  /** Mostly one; a name that the format document lists twice has two. */
  families: readonly string[];
  origin: Origin;
  /** The same function under its neutral name in the format document or its product name elsewhere. */
  equivalent?: string;
  /** The current name of the function; this one exists for backward compatibility. */
  aliasOf?: string;
  /** True for a name without behaviour. */
  placeholder?: true;
  /** True when `dataset.json` changes the entry of a built-in name. */
  extended?: true;
  /** Where the function is in the source of the environment that is at hand. */
  source?: EntrySource;
  /** Where its fields are known from, as far as not all are built in. */
  origins?: FieldOrigins;
  /** True when that source has no such function. */
  isMissing?: true;
  /** True when that source does not show the function, which may be in a part that cannot be read. */
  isUnseen?: true;
}

/** The place of a function, and the parts of its contract of which the source reads no other field. */
export interface EntrySource extends SourcePlace {
  closed: readonly ContractPart[];
  /** True when a name that it does not know does not stop it. */
  acceptsOthers?: true;
}

/** The description of a function in prose. */
export interface About {
  /** One sentence on what it does; absent when only the name is known. */
  summary?: string | undefined;
  /** What a task author must know beyond the contract; each a sentence. */
  notes?: readonly string[] | undefined;
}

/** Names of one family, each with its description and contract. */
export type FamilyTable<Contract> = Readonly<Record<string, BuiltIn<Contract> & About & Contract>>;

interface BuiltIn<Contract> {
  /** Default: "format". */
  origin?: 'osworld' | 'other';
  /** The name in the OSWorld environment, where it differs. */
  productName?: string;
  /** What differs of the contract under that name. */
  product?: Partial<Contract>;
  aliasOf?: string;
  placeholder?: true;
  /** A second family that the format document lists the name in. */
  alsoIn?: string;
}

/** Actions of one family; the product name of an entry is an entry of its own with the same contract. */
export const defineActions = (family: string, table: FamilyTable<ActionContract>): ActionEntry[] =>
  entriesOf(family, table).map((entry) => ({ kind: 'action', ...entry }));

export const defineGetters = (family: string, table: FamilyTable<GetterContract>): GetterEntry[] =>
  entriesOf(family, table).map((entry) => ({ kind: 'getter', ...entry }));

export const defineMetrics = (family: string, table: FamilyTable<MetricContract>): MetricEntry[] =>
  entriesOf(family, table).map((entry) => ({ kind: 'metric', ...entry }));

function entriesOf<Contract extends object>(
  family: string,
  table: FamilyTable<Contract>,
): (Named & { contract: Contract })[] {
  return Object.entries(table).flatMap(([name, described]) => {
    const {
      origin = 'format',
      productName,
      product,
      aliasOf,
      placeholder,
      alsoIn,
      summary,
      notes,
      ...rest
    } = described;
    // TypeScript cannot see that what remains of a contract with more fields is that contract.
    const contract = rest as unknown as Contract;
    const families = alsoIn === undefined ? [family] : [family, alsoIn];
    const shared = {
      families,
      ...(summary === undefined ? {} : { summary }),
      ...(notes === undefined ? {} : { notes }),
      contract,
    };
    const entry: Named & { contract: Contract } = {
      ...shared,
      name,
      origin,
      ...(productName === undefined ? {} : { equivalent: productName }),
      ...(aliasOf === undefined ? {} : { aliasOf }),
      ...(placeholder === undefined ? {} : { placeholder }),
    };
    return productName === undefined
      ? [entry]
      : [
          entry,
          {
            ...shared,
            contract: product ? { ...contract, ...product } : contract,
            name: productName,
            origin: 'osworld',
            equivalent: name,
          },
        ];
  });
}
