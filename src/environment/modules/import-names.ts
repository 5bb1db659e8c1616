import { splitAtCommas, type SyntaxNode, writtenText } from '#python/syntax-node.ts';
import type { Binding, ModuleName } from './python-module.ts';

/** What an import statement binds. */
export interface ImportedNames {
  names: readonly (readonly [string, Binding])[];
  star?: ModuleName;
}

export function importedNames(statement: SyntaxNode, text: string): ImportedNames {
  const written = (node: SyntaxNode) => writtenText(node, text);
  const { children } = statement;
  const at = children.findIndex(({ name }) => name === 'import');
  const listed = children.slice(at + 1).filter(({ name }) => name !== '(' && name !== ')');
  if (children[0]?.name !== 'from') {
    return { names: splitAtCommas(listed).flatMap((part) => importedModule(part.map(written))) };
  }

  const origin = children.slice(1, at);
  const parts = origin.filter(({ name }) => name === 'VariableName').map(written);
  const firstPart = origin.find(({ name }) => name === 'VariableName') ?? children[at];
  const dots = text.slice(children[0].to, firstPart?.from ?? children[0].to);
  const from = { levels: dots.replace(/[^.]/g, '').length, parts };
  if (listed.some(({ name }) => name === '*')) return { names: [], star: from };
  const names = splitAtCommas(listed).flatMap((part): [string, Binding][] => {
    const [name, , alias] = part.map(written);
    return name === undefined ? [] : [[alias ?? name, { kind: 'import', from, name }]];
  });
  return { names };
}

/** `import a.b` binds `a`, and `import a.b as c` binds `c` to the module `a.b`. */
function importedModule(words: readonly string[]): [string, Binding][] {
  const as = words.indexOf('as');
  const parts = words.slice(0, as === -1 ? undefined : as).filter((word) => word !== '.');
  const [first] = parts;
  if (first === undefined) return [];
  const alias = as === -1 ? undefined : words[as + 1];
  return alias === undefined
    ? [[first, { kind: 'import', from: { levels: 0, parts: [first] } }]]
    : [[alias, { kind: 'import', from: { levels: 0, parts } }]];
}
