import { splitAtCommas, type SyntaxNode, writtenText } from '../syntax-node.ts';
import type { AstNode } from './ast-node.ts';

/** `import a.b as c, d` and `from ..a import b as c` */
export function importedNames({ children }: SyntaxNode, text: string): AstNode {
  const written = (node: SyntaxNode) => writtenText(node, text);
  const at = children.findIndex(({ name }) => name === 'import');
  const listed = children.slice(at + 1).filter(({ name }) => name !== '(' && name !== ')');
  const names = splitAtCommas(listed).map((part): AstNode => {
    const as = part.findIndex(({ name }) => name === 'as');
    const alias = part[as + 1];
    return {
      kind: 'alias',
      name: part
        .slice(0, as === -1 ? undefined : as)
        .map(written)
        .join(''),
      asname: as === -1 || !alias ? null : written(alias),
    };
  });
  if (children[0]?.name !== 'from') return { kind: 'Import', names };
  const origin = children.slice(1, at);
  const module = origin.filter(({ name }) => name === 'VariableName').map(written);
  const first = origin.find(({ name }) => name === 'VariableName') ?? children[at];
  const dots = text.slice(children[0].to, first?.from ?? children[0].to);
  return {
    kind: 'ImportFrom',
    module: module.length === 0 ? null : module.join('.'),
    names,
    level: dots.replaceAll(/[^.]/g, '').length,
  };
}
