import { toJsonValue } from '#python/python-literal.ts';
import { stringValue } from '#python/string-value.ts';
import { splitAtCommas, type SyntaxNode, withinBrackets } from '#python/syntax-node.ts';
import { type Frame, nothing, type Value } from './model.ts';
import { isField, peek, record, textOf, unionAll } from './state.ts';

/** A copy with `{**task}`; what a step is made of is recorded. */
export function evaluateDictionary(node: SyntaxNode, frame: Frame): Value {
  const entries = entriesOf(node, frame);
  recordStep(entries, node, frame);
  const values = entries.map(({ key, value, isSpread }) => {
    if (key) frame.evaluate(key, frame);
    const parts = value ? frame.evaluate(value, frame) : nothing;
    if (!isSpread && parts.some(({ path }) => path === ''))
      record(frame, node, { kind: 'escape', path: '' });
    return isSpread ? parts : nothing;
  });
  return unionAll(values);
}

interface Entry {
  key?: SyntaxNode;
  name?: string;
  value?: SyntaxNode;
  isSpread: boolean;
}

const entriesOf = (node: SyntaxNode, { text }: Frame): Entry[] =>
  splitAtCommas(withinBrackets(node)).map((part): Entry => {
    const [first] = part;
    const value = part.at(-1);
    if (first?.name === '**') return { isSpread: true, ...(value && { value }) };
    const name = first && stringValue(first, text);
    return {
      isSpread: false,
      ...(first && { key: first }),
      ...(name !== undefined && { name }),
      ...(value && { value }),
    };
  });

/** `{"type": "launch", "parameters": {"command": task["before"], "shell": True}}` */
function recordStep(entries: readonly Entry[], node: SyntaxNode, frame: Frame): void {
  const type = entries.find(({ name }) => name === 'type')?.value;
  const written = entries.find(({ name }) => name === 'parameters')?.value;
  const action = type && stringValue(type, frame.text);
  if (action === undefined || written?.name !== 'DictionaryExpression') return;
  const parameters: Record<string, unknown> = {};
  const fields: { parameter: string; path: string }[] = [];
  for (const { name, value } of entriesOf(written, frame)) {
    if (name === undefined || !value) continue;
    const literal = stringValue(value, frame.text) ?? toJsonValue(textOf(value, frame));
    if (literal !== undefined) parameters[name] = literal;
    const parts = peek(frame, () => frame.evaluate(value, frame));
    for (const { path, isHeld } of parts)
      if (isField(path) && !isHeld) fields.push({ parameter: name, path });
  }
  const [field] = fields;
  if (field && fields.length === 1)
    record(frame, node, { kind: 'step', action, ...field, parameters });
}
