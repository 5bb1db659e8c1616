import { compareText } from '#text/compare-text.ts';
import {
  type ContractKind,
  contractKinds,
  type EnvironmentContracts,
  type FunctionContract,
  type ReadField,
  type ReadKey,
} from './contract.ts';

/** How one function differs between two states of an environment. */
export interface ContractChange {
  kind: ContractKind;
  name: string;
  /** Whether tasks can name it before and after. */
  change: 'added' | 'removed' | 'changed';
  differences: readonly Difference[];
}

/** One difference; `before` and `after` are as written in the source, or words. */
export interface Difference {
  /** What differs, such as "file", "config.dest" or "threshold". */
  of: string;
  about:
    | 'file'
    | 'argument'
    | 'key'
    | 'decorators'
    | 'name'
    | 'source'
    | 'returned key'
    | 'score'
    | 'docstring';
  before?: string;
  after?: string;
}

/** What has changed for tasks, in the order of the names. A function that merely moved within its file is not listed. */
export function diffContracts(
  before: EnvironmentContracts,
  after: EnvironmentContracts,
): ContractChange[] {
  return contractKinds.flatMap((kind) => {
    const names = new Set([...namesOf(before, kind), ...namesOf(after, kind)]);
    return [...names].sort(compareText).flatMap((name) => {
      const change = diffFunction(find(before, kind, name), find(after, kind, name));
      return change ? [{ kind, name, ...change }] : [];
    });
  });
}

const namesOf = (contracts: EnvironmentContracts, kind: ContractKind): string[] =>
  Object.entries(contracts[kind])
    .filter(([, { isReachable }]) => isReachable !== false)
    .map(([name]) => name);

function find(contracts: EnvironmentContracts, kind: ContractKind, name: string) {
  const found = Object.hasOwn(contracts[kind], name) ? contracts[kind][name] : undefined;
  return found?.isReachable === false ? undefined : found;
}

function diffFunction(
  before: FunctionContract | undefined,
  after: FunctionContract | undefined,
): Pick<ContractChange, 'change' | 'differences'> | undefined {
  if (!before || !after) {
    return { change: before ? 'removed' : 'added', differences: [] };
  }
  const differences = [
    ...diffText('file', 'file', before.file, after.file),
    ...diffText('aliasOf', 'name', before.aliasOf, after.aliasOf),
    ...diffText('unread', 'source', before.unread, after.unread),
    ...diffText(
      'decorators',
      'decorators',
      before.decorators?.join(' '),
      after.decorators?.join(' '),
    ),
    ...diffFields('argument', listArguments(before), listArguments(after)),
    ...diffFields('key', before.keys, after.keys),
    // Nothing is said of the key where the function cannot be read whole.
    ...(after.unread === undefined
      ? diffText('returnedKey', 'returned key', before.returnedKey, after.returnedKey)
      : []),
    ...diffText('score', 'score', before.score, after.score),
    ...diffText('docstring', 'docstring', before.docstring, after.docstring),
  ];
  return differences.length > 0 ? { change: 'changed', differences } : undefined;
}

const listArguments = (contract: FunctionContract): Record<string, ReadField> => ({
  ...contract.arguments,
  ...(contract.rest === undefined ? {} : { [`*${contract.rest}`]: {} }),
  ...(contract.options === undefined ? {} : { [`**${contract.options}`]: {} }),
});

function diffFields(
  about: 'argument' | 'key',
  before: Readonly<Record<string, ReadField | ReadKey>>,
  after: Readonly<Record<string, ReadField | ReadKey>>,
): Difference[] {
  const [earlier, later] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  return [...new Set([...earlier.keys(), ...later.keys()])].flatMap((name) =>
    diffText(name, about, describeField(earlier.get(name)), describeField(later.get(name))),
  );
}

/** What a field demands, in words; undefined where there is none. */
function describeField(field: ReadField | ReadKey | undefined): string | undefined {
  if (!field) return undefined;
  const { required, default: value } = field;
  const choices = 'choices' in field ? field.choices : undefined;
  return [
    required ? 'required' : 'optional',
    ...(value === undefined ? [] : [`default ${value}`]),
    ...(choices === undefined ? [] : [`one of ${[...choices].sort(compareText).join(', ')}`]),
    ...('keywordOnly' in field ? ['only by name'] : []),
  ].join(', ');
}

function diffText(
  of: string,
  about: Difference['about'],
  before: string | undefined,
  after: string | undefined,
): Difference[] {
  if (before === after) return [];
  return [
    {
      of,
      about,
      ...(before !== undefined && { before }),
      ...(after !== undefined && { after }),
    },
  ];
}
