import type { Fields } from '#vocabulary/contract/contract.ts';
import type { SourceRead } from '#vocabulary/contract/source-place.ts';
import type {
  OtherNames,
  SourceFacts,
  SourceFields,
  SourceFunction,
} from '#vocabulary/source/source-facts.ts';
import { toGetterName } from '#vocabulary/vocabulary.ts';
import {
  contractKinds,
  type EnvironmentContracts,
  type FunctionContract,
  kindOfContracts,
  type ReadField,
  type UnlistedNames,
} from '../contracts/contract.ts';
import { describeNested, toField, toFields } from './to-fields.ts';

/** What pages show of the source beside the contracts. */
export interface SourceDisplay {
  textOf?: (lines: SourceLines) => string | undefined;
  addressOf?: (lines: SourceLines) => string | undefined;
}

type SourceLines = Pick<FunctionContract, 'file' | 'line' | 'end'>;

/** What the contracts of an environment mean for task files. */
export function toSourceFacts(
  contracts: EnvironmentContracts,
  display: SourceDisplay = {},
): SourceFacts {
  const { getters, metrics, actions, unlisted, handling } = contracts;
  return {
    handling,
    functions: {
      getter: toFunctions(getters, display, toGetter, toGetterName),
      metric: toFunctions(metrics, display, toMetric),
      action: toFunctions(actions, display, toAction),
    },
    complete: contractKinds
      .filter(
        (kind) =>
          Object.values(contracts[kind]).some(({ isReachable }) => isReachable === true) &&
          unlisted?.[kind]?.added === undefined,
      )
      .map((kind) => kindOfContracts[kind]),
    others: {
      getter: toOtherNames(getters, unlisted?.getters, toGetterName, 'get_'),
      metric: toOtherNames(metrics, unlisted?.metrics),
      action: toOtherNames(actions, unlisted?.actions),
    },
  };
}

function toOtherNames(
  contracts: Readonly<Record<string, FunctionContract>>,
  { names = [], added }: UnlistedNames = {},
  toName = (name: string) => name,
  prefix = '',
): OtherNames {
  const hidden = Object.entries(contracts).filter(([, { isReachable }]) => isReachable === false);
  return {
    hidden: new Map(
      hidden.map(([name, { file, line }]) => [
        toName(name),
        { file, line, ...(prefix !== '' && !name.startsWith(prefix) && { lacksPrefix: true }) },
      ]),
    ),
    unclear: new Set(names.map(toName)),
    ...(added && { added }),
  };
}

type Described = Omit<SourceFunction, 'place'>;

function toFunctions(
  contracts: Readonly<Record<string, FunctionContract>>,
  { textOf, addressOf }: SourceDisplay,
  describe: (contract: FunctionContract) => Described,
  toName = (name: string) => name,
): Map<string, SourceFunction> {
  const reachable = Object.entries(contracts).filter(
    ([, { isReachable }]) => isReachable !== false,
  );
  return new Map(
    reachable.map(([name, contract]) => {
      const { file, line, end, docstring, score, returnedKey, unread, helpers } = contract;
      const { agentText } = contract;
      const reads = listReads(contract);
      const text = textOf?.(contract);
      const address = addressOf?.(contract);
      const place = {
        file,
        line,
        end,
        ...(docstring !== undefined && { docstring }),
        ...(text !== undefined && { text }),
        ...(address !== undefined && { address }),
        ...(score !== undefined && { score }),
        ...(returnedKey !== undefined && { returnedKey: lastName(returnedKey) }),
        ...(unread === undefined && describeBehaviour(contract)),
        ...(unread !== undefined && { unread }),
        ...(reads.length > 0 && { reads }),
        ...(helpers && { helpers }),
      };
      return [
        toName(name),
        {
          place,
          ...(unread === undefined ? describe(contract) : { parts: {} }),
          ...(agentText && { agentText }),
        },
      ];
    }),
  );
}

/** What it returns, and what it does with its arguments as a whole. */
function describeBehaviour(contract: FunctionContract): Partial<SourceFunction['place']> {
  const { returnedPath, returned, isIdle, givesNoScore, returnsObjects, soughtKeys } = contract;
  const [first] = Object.values(contract.arguments);
  return {
    ...(returnedPath && { returnedPath }),
    ...(returned && { returned }),
    ...(isIdle && { isIdle }),
    ...(givesNoScore && { givesNoScore }),
    ...(secondOf(contract)?.[1].isUnused && { ignoresExpected: true }),
    ...(takesReferenceFirst(contract) && { takesReferenceFirst: true }),
    ...(returnsObjects && { returnsObjects }),
    ...(soughtKeys && { soughtKeys }),
    ...(first?.needsValue && { needsResult: true }),
    ...(first?.openedBy && { opensResult: first.openedBy }),
  };
}

/** Whether the names of two arguments say that the first is the reference, and the second what is judged. */
function takesReferenceFirst(contract: FunctionContract): boolean {
  const [first = ''] = Object.keys(contract.arguments);
  const [second = ''] = secondOf(contract) ?? [];
  return reference.test(first) && judged.test(second);
}

const reference = /(?:^|_)(?:expected|gold|golden|gt|oracle|ref|reference|truth)(?:_|$)/;
const judged = /(?:^|_)(?:actual|answer|candidate|output|predicted|prediction|result)(?:_|$)/;

const listReads = ({ keys }: FunctionContract): SourceRead[] =>
  Object.entries(keys).map(([name, { lines, helper, file }]) => ({
    name,
    lines,
    ...(helper !== undefined && { helper }),
    ...(file !== undefined && { file }),
  }));

const lastName = (key: string): string => key.slice(key.indexOf('.') + 1);

/** A getter is called with the environment and the source. */
function toGetter(contract: FunctionContract): Described {
  const [, source] = Object.keys(contract.arguments);
  const { returnType } = contract;
  return {
    parts: source === undefined ? {} : { keys: fieldsAt(contract, source) },
    ...(returnType !== undefined && { returnType }),
  };
}

/** A metric is called with the result, with the expected side where there is one, and with the options by name. */
function toMetric(contract: FunctionContract): Described {
  const expected = secondOf(contract);
  const rules = expected && fieldsAt(contract, expected[0]);
  const named = Object.entries(contract.arguments)
    .slice(1)
    .filter(([name]) => name !== expected?.[0]);
  const listed = Object.fromEntries(named.map(([name, field]) => [name, toField(field)]));
  const { options } = contract;
  const more = options === undefined ? undefined : fieldsAt(contract, options);
  return {
    parts: {
      ...(rules && (rules.isClosed || Object.keys(rules.fields).length > 0) && { rules }),
      options: {
        fields: { ...listed, ...more?.fields },
        isClosed: more?.isClosed ?? true,
      },
    },
    expected: expectedOf(contract),
    acceptsOthers: options !== undefined,
  };
}

function expectedOf(contract: FunctionContract): SourceFunction['expected'] & string {
  const expected = secondOf(contract);
  if (!expected) return contract.rest === undefined ? 'none' : 'optional';
  return expected[1].required ? 'required' : 'optional';
}

/** The argument that a second value without a name is given to. */
function secondOf(contract: FunctionContract): [name: string, field: ReadField] | undefined {
  const [, second] = Object.entries(contract.arguments);
  return second?.[1].keywordOnly ? undefined : second;
}

/** An action is called with the parameters by name. */
function toAction(contract: FunctionContract): Described {
  const { options, decorators } = contract;
  const isStatic = decorators?.includes('@staticmethod');
  const named = Object.entries(contract.arguments).slice(isStatic ? 0 : 1);
  const more = options === undefined ? undefined : fieldsAt(contract, options);
  const fields: Fields = Object.fromEntries(
    named.map(([name, field]) => [name, toField(field, describeNested(contract, name))]),
  );
  return {
    parts: {
      parameters: { fields: { ...fields, ...more?.fields }, isClosed: more?.isClosed ?? true },
    },
    acceptsOthers: options !== undefined,
  };
}

const fieldsAt = (contract: FunctionContract, path: string): SourceFields => ({
  fields: toFields(contract, path),
  isClosed: !Object.hasOwn(contract.open, path),
});
