import { builtInEntries } from '#vocabulary/built-in.ts';
import type { ReturnType } from '#vocabulary/contract/contract.ts';
import { memoize } from '#text/memoize.ts';
import { toGetterName } from '#vocabulary/vocabulary.ts';
import { callArguments } from '#python/call-arguments.ts';
import { findChild, nodesWithin, type SyntaxNode, writtenText } from '#python/syntax-node.ts';
import { listReturned, ownNodes, splitConditional } from './returned-values.ts';

/** What a getter returns wherever it returns something; undefined where that is not certain. */
export function findReturnType(
  definition: SyntaxNode,
  text: string,
  returnedPath: readonly string[] | undefined,
): ReturnType | undefined {
  if (returnedPath?.[0] === 'rules') return 'rules';
  const returned = listReturned(definition).filter((value) => value !== undefined);
  const types = typesOf(returned, { text, typeOfVariable: followVariables(definition, text) });
  const [type] = types;
  if (types.size === 1 && type !== undefined) return type;
  const annotation = findChild(definition, 'TypeDef')?.children.at(-1);
  const isValue = annotation && noPath.test(writtenText(annotation, text));
  return isValue && !types.has('file') && !types.has('rules') ? 'value' : undefined;
}

/** Types of which no value is the path of a file. */
const noPath =
  /^(?:Optional\[)?(?:\w+\.)?(?:[Dd]ict|Mapping|bool|float|int)(?:\[[^|]*\])?\]?(?:\s*\|\s*None)?$/;

interface Scope {
  text: string;
  typeOfVariable: (name: string) => ReturnType | undefined;
}

type Types = ReadonlySet<ReturnType | undefined>;

/** Nothing and an empty text are no types of their own. */
const typesOf = (values: readonly (SyntaxNode | undefined)[], scope: Scope): Types =>
  new Set(
    values
      .flatMap((value) => (value ? splitConditional(value) : [undefined]))
      .filter((value) => !value || !/^(?:None|""|'')$/.test(writtenText(value, scope.text)))
      .map((value) => value && typeOf(value, scope)),
  );

function typeOf(value: SyntaxNode, scope: Scope): ReturnType | undefined {
  const written = writtenText(value, scope.text);
  if (values.has(value.name)) return 'value';
  if (value.name === 'String') return /[./\\]/.test(written) ? undefined : 'value';
  if (value.name === 'CallExpression') return typeOfCall(value, scope);
  return value.name === 'VariableName' ? scope.typeOfVariable(written) : undefined;
}

/** More variables that are set to each other than people write. */
const mostFollowed = 100;

function followVariables(definition: SyntaxNode, text: string): Scope['typeOfVariable'] {
  const assigned = listAssigned(definition, text);
  /** A variable may be set to itself. */
  const ahead = new Set<string>();
  const typeOfVariable = memoize((name: string): ReturnType | undefined => {
    if (ahead.has(name) || ahead.size > mostFollowed) return undefined;
    ahead.add(name);
    const types = typesOf(assigned.get(name) ?? [undefined], { text, typeOfVariable });
    ahead.delete(name);
    return types.size === 1 ? [...types][0] : undefined;
  });
  return typeOfVariable;
}

const values = new Set([
  'Boolean',
  'DictionaryComprehensionExpression',
  'DictionaryExpression',
  'Number',
]);

function typeOfCall(call: SyntaxNode, { text }: Scope): ReturnType | undefined {
  const [target, list] = call.children;
  const name = target ? writtenText(target, text) : '';
  if (['bool', 'dict', 'float', 'int', 'len'].includes(name)) return 'value';
  const [first] = list ? callArguments(list, text) : [];
  const folder = first ? writtenText(first.value, text) : '';
  if (name === 'os.path.join') return folder.endsWith('.cache_dir') ? 'file' : undefined;
  return returnTypes.get(toGetterName(name));
}

/** Of the getters that others build on. */
const returnTypes = new Map(
  builtInEntries.getter.map(({ name, contract }) => [name, contract.returnType]),
);

/** What variables are set to, by the statements that set them; undefined for what only running the function would show. */
function listAssigned(
  definition: SyntaxNode,
  text: string,
): Map<string, (SyntaxNode | undefined)[]> {
  const assigned = new Map<string, (SyntaxNode | undefined)[]>();
  for (const node of ownNodes(definition)) {
    if (!binding.has(node.name)) continue;
    const parts = node.children.filter(({ name }) => name !== 'TypeDef');
    const [target, operator, value] = parts;
    const isPlain = operator?.name === 'AssignOp' && parts.length === 3;
    for (const part of isPlain && target ? [target] : parts) {
      for (const name of namesIn(part)) {
        const written = writtenText(name, text);
        const known = isPlain && name === target ? value : undefined;
        const earlier = assigned.get(written);
        if (earlier) earlier.push(known);
        else assigned.set(written, [known]);
      }
    }
  }
  return assigned;
}

/** Of a variable or a tuple; an element such as `a["k"]` sets no variable. */
const namesIn = (target: SyntaxNode): SyntaxNode[] =>
  target.name === 'VariableName' || target.name === 'TupleExpression'
    ? [...nodesWithin(target)].filter(({ name }) => name === 'VariableName')
    : [];

const binding = new Set([
  'AssignStatement',
  'ForStatement',
  'ImportStatement',
  'NamedExpression',
  'ParamList',
  'ScopeStatement',
  'TryStatement',
  'UpdateStatement',
  'WithStatement',
]);
