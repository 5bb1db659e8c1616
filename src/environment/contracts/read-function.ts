import type { NameResolver } from '../modules/resolve-names.ts';
import type { PythonModule } from '../modules/python-module.ts';
import { isStatic } from '#python/class-methods.ts';
import { docstringOf } from '#python/docstring.ts';
import { endOf } from '#python/last-line.ts';
import { parametersOf } from '#python/parameters.ts';
import { faultMessages, tooDeep } from '#python/parse-python.ts';
import { findChild, nodesWithin, type SyntaxNode, writtenText } from '#python/syntax-node.ts';
import type { Budget } from '#python/budget.ts';
import type { Place } from '../reads/model/place.ts';
import { unknown } from '../reads/model/value.ts';
import { type Trace, traceFunction } from '../reads/trace-function.ts';
import type { FunctionContract, ReadField } from './contract.ts';
import { decoratorFault } from './decorator-fault.ts';
import { describeBody, isStub, unusedNames } from './idle-body.ts';
import { isDemanded, listKeys } from './list-keys.ts';
import { anyValue } from '../reads/model/demands.ts';
import { fileLibraries } from '#vocabulary/contract/file-libraries.ts';
import { findReturnType } from './return-type.ts';
import { listReturned, returnedValues, splitConditional } from './returned-values.ts';
import { returnsObjects } from './searched/returns-objects.ts';
import { findSoughtKeys } from './searched/sought-keys.ts';

/** A function of the source that is to be described. */
export interface FunctionSource {
  module: PythonModule;
  name: string;
  decorators: readonly SyntaxNode[];
  /** A FunctionDefinition or a LambdaExpression. */
  definition: SyntaxNode;
  /** The class whose method it is; its first argument is then not given by tasks, unless it is static. */
  owner?: SyntaxNode;
  /** Where another branch defines it in another way. */
  alternative?: SyntaxNode;
  /** A metric's result is a score, an action's is not used; that of any other function is what it fetched. */
  role?: 'metric' | 'action';
}

export type Read = (source: FunctionSource) => FunctionContract;

/** @param shared How many steps may be taken for this function and those that come after it. */
export function readFunction(
  source: FunctionSource,
  resolver: NameResolver,
  shared: Budget,
): FunctionContract {
  const { module, definition, decorators, role = 'getter' } = source;
  const { text, lineAt } = module.source;
  const written = (node: SyntaxNode) => writtenText(node, text).trim();
  const parameters = parametersOf(definition, text);
  const callee = { ...source, isStatic: isStatic(source, text) };
  const fails = failures[role];
  const trace = traceFunction(
    callee,
    resolver,
    (value, frame) => fails(value, frame.module.source.text),
    shared,
  );
  const returned = returnedValues(definition, text);
  const returnedPath = findReturnedPath(trace);
  const returnedKey = findReturnedKey(trace, returnedPath);
  const returnType = role === 'getter' ? findReturnType(definition, text, returnedPath) : undefined;
  const docstring = docstringOf(findChild(definition, 'Body'), text);
  const returns = findChild(definition, 'TypeDef')?.children.at(-1);
  const rest = parameters.find(({ kind }) => kind === 'rest');
  const options = parameters.find(({ kind }) => kind === 'options');
  const unread = whyUnread(source, trace.isComplete, resolver, shared);
  return {
    file: module.path,
    line: lineAt(definition.from),
    end: lineAt(Math.max(definition.from, endOf(definition) - 1)),
    arguments: describeArguments(source, trace),
    ...(rest && { rest: rest.name }),
    ...(options && { options: options.name }),
    ...(trace.isComplete ? listKeys(trace, module.path) : { keys: {}, open: {} }),
    ...(docstring !== undefined && docstring !== '' && { docstring }),
    ...(returns && { returns: written(returns) }),
    ...(returned.literals && { returned: returned.literals }),
    ...(returnedKey !== undefined && { returnedKey }),
    ...(role === 'getter' && returnedPath && { returnedPath }),
    ...(returnType !== undefined && { returnType }),
    ...describeList(definition, text, role),
    ...(returned.score && { score: returned.score }),
    ...describeBody(definition, text, role === 'metric'),
    ...(decorators.length > 0 && { decorators: decorators.map(written) }),
    ...(trace.helpers.length > 0 && {
      helpers: trace.helpers.map((helper) => ({
        name: helper.name,
        file: helper.module.path,
        line: helper.module.source.lineAt(helper.definition.from),
      })),
    }),
    ...(unread !== undefined && { unread }),
  };
}

/** What the source shows of a list in which texts are sought. */
function describeList(
  definition: SyntaxNode,
  text: string,
  role: FunctionSource['role'] | 'getter',
): Pick<FunctionContract, 'returnsObjects' | 'soughtKeys'> {
  if (role === 'getter') {
    const returned = listReturned(definition).flatMap((value) =>
      value ? splitConditional(value) : [],
    );
    return returnsObjects(definition, returned, text) ? { returnsObjects: true } : {};
  }
  const soughtKeys = role === 'metric' ? findSoughtKeys(definition, text) : [];
  return soughtKeys.length > 0 ? { soughtKeys } : {};
}

/** The arguments that have a name, without those that take what has none. */
function describeArguments(
  { definition, module, role }: FunctionSource,
  trace: Trace,
): Record<string, ReadField> {
  const { text } = module.source;
  const written = (node: SyntaxNode) => writtenText(node, text).trim();
  const parameters = parametersOf(definition, text);
  const isJudge = role === 'metric' && !isStub(definition, text);
  const names = isJudge ? parameters.map(({ name }) => name) : [];
  const unused = unusedNames(definition, names, text);
  return Object.fromEntries(
    parameters
      .filter(({ kind }) => kind === 'positional' || kind === 'named')
      .map((parameter): [string, ReadField] => [
        parameter.name,
        {
          ...(parameter.default ? { default: written(parameter.default) } : { required: true }),
          ...(parameter.annotation && { type: written(parameter.annotation) }),
          ...describeUse(trace, parameter.name),
          ...(unused.has(parameter.name) && { isUnused: true }),
          ...(parameter.kind === 'named' && { keywordOnly: true }),
        },
      ]),
  );
}

/** What a function demands of an argument. */
function describeUse({ places, required }: Trace, name: string): Partial<ReadField> {
  const place = places.find((argument) => argument.name === name);
  if (!place) return {};
  const openedBy = Object.keys(fileLibraries).filter((kind) => isDemanded(place, kind, required));
  const needsValue = isDemanded(place, anyValue, required);
  return {
    ...(place.isTested && { isTested: true }),
    ...(needsValue && { needsValue }),
    ...(openedBy.length > 0 && { openedBy }),
  };
}

/** The keys that lead to what is returned, where that is always the same value of one argument. */
function findReturnedPath({ places, returned = unknown }: Trace): readonly string[] | undefined {
  const [place, ...others] = returned.places;
  if (!place || others.length > 0 || returned.isMade || returned.isOther) return undefined;
  // `a and x["k"]` is the value of another one too; `x.get("k")` may be the default.
  if (returned.isMixed && place.reads.some(({ how }) => how !== 'get')) return undefined;
  const path: string[] = [];
  let at: Place | undefined = place;
  for (; at?.kind === 'key'; at = at.parent) path.unshift(at.name);
  // The first argument of a getter is the environment.
  return at !== undefined && at === places[1] && path.length > 0 ? path : undefined;
}

/** The only key that is read, if it is returned as it is. */
function findReturnedKey(
  { places, returned }: Trace,
  path: readonly string[] | undefined,
): string | undefined {
  const [place] = returned?.places ?? [];
  const isOnly = path?.length === 1 && place?.keys.size === 0 && countKeys(places) === 1;
  return isOnly ? `${place.parent?.name}.${place.name}` : undefined;
}

const countKeys = (places: Trace['places']): number =>
  places.reduce((sum, { keys }) => sum + keys.size, 0);

/** An action returns nothing in any case. */
const neverFails = (): boolean => false;

/** Where a getter returns nothing, a task can only fail; false and zero may be what a task expects. */
const isNothing = (value: SyntaxNode | undefined): boolean => !value || value.name === 'None';

function isFailedScore(value: SyntaxNode | undefined, text: string): boolean {
  if (!value || isNothing(value)) return true;
  const written = writtenText(value, text);
  if (value.name === 'Boolean') return written === 'False';
  return value.name === 'Number' && Number(written.replaceAll('_', '')) === 0;
}

const failures = { metric: isFailedScore, action: neverFails, getter: isNothing };

const tooLong = {
  depth: `the function ${faultMessages.depth}`,
  environment: 'the environment is too long to be followed',
  function: 'the function is too long to be followed',
};

/** What is said of a function where the contracts of the environment would become too large. */
export const withoutReads = ({ file, line, end }: FunctionContract): FunctionContract => ({
  file,
  line,
  end,
  arguments: {},
  keys: {},
  open: {},
  unread: tooLong.environment,
});

/** Whether its reads are not known because there are too many, or are nested too deeply. */
export const isTooLong = ({ unread }: FunctionContract): boolean =>
  Object.values(tooLong).some((reason) => reason === unread);

const hasDeepPart = (definition: SyntaxNode): boolean =>
  [...nodesWithin(definition)].some(({ name }) => name === tooDeep);

function whyUnread(
  { module, definition, decorators, alternative }: FunctionSource,
  isComplete: boolean,
  resolver: NameResolver,
  shared: Budget,
): string | undefined {
  const { faults, lineAt } = module.source;
  const fault = faults.find(({ at }) => at > definition.from && at <= definition.to);
  if (fault) return `line ${lineAt(fault.at)} ${fault.message}`;
  // Python imports nothing of a file with a syntax error.
  const [first] = faults;
  if (first) return `line ${lineAt(first.at)} of its file ${first.message}`;
  if (!isComplete && hasDeepPart(definition)) return tooLong.depth;
  if (!isComplete) return shared.left === 0 ? tooLong.environment : tooLong.function;
  if (alternative) return `line ${lineAt(alternative.from)} defines it in another way`;
  return decoratorFault(decorators, module, resolver);
}
