import {
  type AstNode,
  type AstValue,
  fieldText,
  isAstNode,
  nodesOf,
} from '#python/abstract/ast-node.ts';
import { type Execution, raise } from './model/execution.ts';
import {
  type Scope,
  type Value,
  none,
  safe,
  some,
  toConstant,
  toListValue,
} from './model/value.ts';
import { readKey } from './values/keys.ts';

/** Gives a metric its result, its reference and its options. */
export function bindMetric(
  definition: AstNode,
  isMethod: boolean,
  scope: Scope,
  execution: Execution,
): void {
  const { variables } = scope;
  for (const [index, { name, written, isNamed }] of listParameters(definition).entries()) {
    const place = isMethod ? index - 1 : index;
    const evaluate = () => (isAstNode(written) ? execution.evaluate(written, scope) : undefined);
    if (place < 0) variables.set(name, safe);
    else if (place === 0 && !isNamed) variables.set(name, toResult(execution));
    else if (place === 1 && !isNamed) variables.set(name, toRules(evaluate(), execution));
    else variables.set(name, readKey(`options.${name}`, evaluate(), execution));
  }
  const list = isAstNode(definition.args) ? definition.args : definition;
  const { vararg: rest, kwarg: options } = list;
  if (isAstNode(rest))
    variables.set(fieldText(rest.arg), { is: 'each', item: safe, isFilled: false });
  if (isAstNode(options)) variables.set(fieldText(options.arg), { is: 'options' });
}

interface Parameter {
  name: string;
  written: AstValue | undefined;
  isNamed: boolean;
}

function listParameters({ args }: AstNode): Parameter[] {
  if (!isAstNode(args)) return [];
  const positional = [...nodesOf(args.posonlyargs), ...nodesOf(args.args)];
  const defaults = nodesOf(args.defaults);
  const keywordDefaults = Array.isArray(args.kw_defaults)
    ? (args.kw_defaults as readonly AstValue[])
    : [];
  return [
    ...positional.map(({ arg }, index) => ({
      name: fieldText(arg),
      written: defaults[index - positional.length + defaults.length],
      isNamed: false,
    })),
    ...nodesOf(args.kwonlyargs).map(({ arg }, index) => ({
      name: fieldText(arg),
      written: keywordDefaults[index],
      isNamed: true,
    })),
  ];
}

function toResult({ situation: { result } }: Execution): Value {
  switch (result) {
    case 'none':
      return none;
    case 'empty text':
      return toConstant('');
    case 'empty list':
      return toListValue([]);
    case 'anything':
      return some;
    case 'something':
      return { is: 'some', truth: true };
    default:
      return { is: 'path' };
  }
}

function toRules(missing: Value | undefined, { keys, situation }: Execution): Value {
  if (missing) keys.add('expected');
  if (!situation.absent.has('expected')) return { is: 'rules' };
  return missing ?? raise('TypeError');
}
