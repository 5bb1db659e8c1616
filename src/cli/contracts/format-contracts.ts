import {
  contractKinds,
  type EnvironmentContracts,
  type FunctionContract,
  kindOfContracts,
  type ReadField,
  type ReadKey,
  type UnlistedNames,
} from '#environment/contracts/contract.ts';
import { count } from '#text/figures/plural.ts';
import { formatHandling } from './format-handling.ts';
import { toVisibleLines } from '#text/safe/visible-text.ts';

/** What was read of an environment, for people. */
export function formatContracts(contracts: EnvironmentContracts): string {
  const parts = contractKinds.map((kind) => {
    const functions = Object.entries(contracts[kind]);
    const named = functions.filter(([, { isReachable }]) => isReachable !== false);
    const others = functions.length - named.length;
    const more = others === 0 ? '' : `, and ${count(others, 'function')} that tasks cannot name`;
    const head = `${count(named.length, kindOfContracts[kind])}${more}`;
    return [
      head,
      ...named.map(([name, contract]) => formatFunction(name, contract)),
      ...formatUnlisted(contracts.unlisted?.[kind]),
    ].join('\n');
  });
  const faults = formatFaults(contracts);
  const handling = formatHandling(contracts.handling);
  return toVisibleLines(
    [
      ...parts,
      ...(handling.length > 0 ? [handling.join('\n')] : []),
      ...(faults.length > 0 ? [faults.join('\n')] : []),
    ].join('\n\n'),
  );
}

/** What could not be read of an environment, a line each. */
export const formatFaults = ({ faults }: Pick<EnvironmentContracts, 'faults'>): string[] =>
  faults.map(
    ({ file, line, message }) => `${file}${line === undefined ? '' : `:${line}`}: ${message}`,
  );

/** Names that may be further functions. */
function formatUnlisted({ names = [], added }: UnlistedNames = {}): string[] {
  const line = added?.line === undefined ? '' : `:${added.line}`;
  return [
    ...(names.length > 0 ? [`  not certain: ${names.join(', ')}`] : []),
    ...(added ? [`  not certain: others, since ${added.file}${line} adds names`] : []),
  ];
}

function formatFunction(name: string, contract: FunctionContract): string {
  const { file, line, keys, unread, aliasOf, returnedKey, returnType } = contract;
  return [
    `  ${name}(${formatArguments(contract)})  ${file}:${line}`,
    ...(aliasOf === undefined ? [] : [`    the same as ${aliasOf}`]),
    ...(unread === undefined ? [] : [`    not certain: ${unread}`]),
    ...(returnedKey === undefined ? [] : [`    returns ${returnedKey} as it is`]),
    ...(returnType === 'file' ? ['    returns the path of a file'] : []),
    ...(returnType === 'value' ? ['    returns a value'] : []),
    ...Object.entries(keys).map(([key, read]) => `    ${key}: ${formatKey(read)}`),
  ].join('\n');
}

/** In Python, "*" alone divides what can be given by position from what can only be given by name. */
function formatArguments({ arguments: all, rest, options }: FunctionContract): string {
  const written = (isKeywordOnly: boolean) =>
    Object.entries(all)
      .filter(([, field]) => (field.keywordOnly ?? false) === isKeywordOnly)
      .map(([name, field]) => formatArgument(name, field));
  const named = written(true);
  return [
    ...written(false),
    ...(rest !== undefined || named.length > 0 ? [`*${rest ?? ''}`] : []),
    ...named,
    ...(options === undefined ? [] : [`**${options}`]),
  ].join(', ');
}

const formatArgument = (name: string, field: ReadField): string =>
  field.default === undefined ? name : `${name}=${field.default}`;

function formatKey({ required, default: value, choices, helper }: ReadKey): string {
  return [
    required ? 'required' : 'optional',
    ...(value === undefined ? [] : [`default ${value}`]),
    ...(choices === undefined ? [] : [`compared with ${choices.join(', ')}`]),
    ...(helper === undefined ? [] : [`read by ${helper}`]),
  ].join('; ');
}
