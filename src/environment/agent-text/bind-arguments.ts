import {
  type AstNode,
  type AstValue,
  fieldText,
  isAstNode,
  toList,
} from '#python/abstract/ast-node.ts';
import { type CallArguments, type Frame, noArguments } from './model/frame.ts';
import { told, type Traces } from './model/traces.ts';
import { nothing, type Value } from './model/value.ts';

/** The parameters of a function with what they are given. */
export function bindArguments(
  { args: list }: AstNode,
  args: CallArguments = noArguments,
  frame: Frame,
): { parameters: readonly string[]; values: Map<string, Value> } {
  const field = (name: string): readonly AstValue[] => (isAstNode(list) ? toList(list[name]) : []);
  const nameOf = (node: AstValue) => (isAstNode(node) ? fieldText(node.arg) : '');
  const parameters = [...field('posonlyargs'), ...field('args')].map(nameOf);
  const named = field('kwonlyargs').map(nameOf);
  const defaults = field('defaults');
  const values = new Map<string, Value>();
  const evaluate = (node: AstValue | undefined) => frame.context.evaluate(node, frame);
  for (const [index, name] of parameters.entries()) {
    const standIn = defaults[index - parameters.length + defaults.length];
    values.set(
      name,
      args.positional[index] ?? args.named.get(name) ?? orSpread(args, evaluate(standIn)),
    );
  }
  for (const [index, name] of named.entries())
    values.set(name, args.named.get(name) ?? orSpread(args, evaluate(field('kw_defaults')[index])));
  const rest = args.positional.slice(parameters.length);
  for (const name of field('vararg').map(nameOf)) {
    const traces = rest.reduce<Traces>((sum, value) => sum | value.traces, args.spread.traces);
    values.set(name, { traces, elements: rest });
  }
  for (const name of field('kwarg').map(nameOf)) {
    const known = new Set([...parameters, ...named]);
    const others = [...args.named].filter(([other]) => !known.has(other)).map(([, value]) => value);
    const traces = others.reduce<Traces>((sum, value) => sum | value.traces, args.spread.traces);
    const { origin } = args.spread;
    values.set(name, { traces, ...(origin && { origin }) });
  }
  return { parameters, values };
}

/** What is spread may hold it. */
function orSpread({ spread }: CallArguments, standIn: Value): Value {
  if (spread === nothing) return standIn;
  const { literal: _, ...rest } = standIn;
  return { ...rest, traces: rest.traces | (spread.traces & ~told) };
}
