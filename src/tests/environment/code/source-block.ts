/** Where a function, class, method or constant is in a file. */
export interface SourceBlock {
  before: string;
  block: string;
  after: string;
}

/**
 * @param name As in "fold" or "Shape.area".
 * @throws when there is none.
 */
export function findBlock(text: string, name: string): SourceBlock {
  const [first = '', method] = name.split('.');
  const whole = cutBlock(text, first, '');
  if (method === undefined) return whole;
  const { before, block, after } = cutBlock(whole.block, method, '    ');
  return { before: whole.before + before, block, after: after + whole.after };
}

/** With its decorators, up to what comes next on the same level. */
function cutBlock(text: string, name: string, indent: string): SourceBlock {
  const start = new RegExp(
    `^(?:${indent}@.*\\n)*${indent}(?:(?:def|class) ${name}\\b|${name} = )`,
    'm',
  ).exec(text);
  if (!start) throw new Error(`there is no ${name}`);
  const from = start.index + start[0].length;
  const next = new RegExp(`\\n(?=${indent}\\S)`).exec(text.slice(from));
  const end = next ? from + next.index + 1 : text.length;
  return {
    before: text.slice(0, start.index),
    block: text.slice(start.index, end),
    after: text.slice(end),
  };
}
