import { toPlaced } from '#python/abstract/abstract-syntax.ts';
import { builtInNames } from '#python/standard-names.ts';
import type { SyntaxNode } from '#python/syntax-node.ts';
import type { ModuleName, PythonModule } from '../modules/python-module.ts';
import { createFrame, type Frame } from './model/frame.ts';
import { isFencing } from './known-calls/model-calls.ts';
import { nothing, type Value } from './model/value.ts';

/** What a name means: a variable, something of the module, or something of Python. */
export const lookUp = (name: string, frame: Frame): Value =>
  frame.state.values.get(name) ?? lookUpIn(frame.module, name, frame);

/** Imports that lead further are not followed. */
const mostImports = 5;

/** What a name at the top level of a module means. */
export function lookUpIn(module: PythonModule, name: string, frame: Frame, steps = 0): Value {
  const resolved = frame.context.resolver.resolve(module, name);
  switch (resolved?.kind) {
    case 'function':
      return { traces: 0, meaning: { kind: 'function', function: resolved } };
    case 'class':
      return { traces: 0, meaning: { kind: 'class', class: resolved } };
    case 'module':
      return { traces: 0, meaning: { kind: 'module', module: resolved.module } };
    case 'value':
      return evaluateIn(resolved.module, resolved.value, frame);
  }
  const binding = module.names.get(name);
  if (binding?.kind === 'value') return evaluateIn(module, binding.value, frame);
  if (binding?.kind === 'import')
    return lookUpImport(module, binding.from, binding.name, frame, steps);
  const source = [...frame.context.resolver.listSources(module)].find(
    (one) => one !== module && one.names.has(name),
  );
  if (source && steps < mostImports) return lookUpIn(source, name, frame, steps + 1);
  if (builtInNames.has(name)) return outside('builtins', name);
  const star = module.stars.find(({ levels }) => levels === 0);
  return star ? outside(...star.parts, name) : outside('?', name);
}

/** What an import means. */
export function lookUpImport(
  module: PythonModule,
  from: ModuleName,
  name: string | undefined,
  frame: Frame,
  steps = 0,
): Value {
  const { resolver } = frame.context;
  const imported = resolver.resolveImport(module, from, name);
  if (imported?.kind === 'module')
    return { traces: 0, meaning: { kind: 'module', module: imported.module } };
  const target = resolver.resolveImport(module, from);
  if (target?.kind === 'module' && name !== undefined && steps < mostImports)
    return lookUpIn(target.module, name, frame, steps + 1);
  return outside(...from.parts, ...(name === undefined ? [] : [name]));
}

const outside = (...parts: readonly string[]): Value => ({
  traces: 0,
  meaning: { kind: 'outside', path: parts.join('.') },
});

/** A longer value, such as a table, is no text that is handed on. */
const longestValue = 5_000;
const mostDepth = 12;

/** The value of an expression at the top level of a module, or in a method of an object. */
export function evaluateIn(
  module: PythonModule,
  node: SyntaxNode,
  frame: Frame,
  self?: Value,
): Value {
  const { context, depth } = frame;
  if (node.to - node.from > longestValue || depth > mostDepth) return nothing;
  const { node: expression, offsets } = toPlaced(node, module.source.text);
  const around = createFrame(context, { module, text: '', depth: depth + 1, offsets });
  if (self) around.state.values.set('self', self);
  const value = context.evaluate(expression, around);
  if (isFencing(value.text ?? '')) frame.isFenced = true;
  return value;
}
