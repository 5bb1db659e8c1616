import { callArguments } from '#python/call-arguments.ts';
import { definedName, findChild, type SyntaxNode, writtenText } from '#python/syntax-node.ts';
import type { PythonModule } from './python-module.ts';

/**
 * The first place where a file gives names that it does not write, as with `globals()[name] = f`,
 * `setattr(module, name, f)`, `__getattr__` or `@metric("name")`.
 */
export function findAddedNames({ source }: PythonModule): SyntaxNode | undefined {
  const { root, text } = source;
  return find(root, 'module');

  function find(node: SyntaxNode, level: Level): SyntaxNode | undefined {
    if (addsNames(node, level)) return node;
    const inner = levels[node.name] ?? level;
    for (const child of node.children) {
      const found = find(child, inner);
      if (found) return found;
    }
    return undefined;
  }

  function addsNames(node: SyntaxNode, level: Level): boolean {
    switch (node.name) {
      case 'AssignStatement':
        return /^(?:globals|locals|vars)\(\)\s*\[/.test(written(node));
      case 'CallExpression':
        return (
          /^globals\(\)\s*\.\s*(?:update|setdefault)\b/.test(written(node)) ||
          importsByName.test(written(node)) ||
          /^setattr\(\s*(?:\w+\.)?modules\[/.test(written(node)) ||
          (level !== 'function' && written(node).startsWith('setattr('))
        );
      case 'FunctionDefinition':
        return level === 'module' && definedName(node, text) === '__getattr__';
      case 'Decorator':
        return level === 'module' && isRegistering(node, text);
      default:
        return false;
    }
  }

  function written(node: SyntaxNode): string {
    return writtenText(node, text);
  }
}

/** With anything but one literal. */
const importsByName =
  /^(?:importlib\.import_module|import_module|__import__)\((?!\s*["'][^"']*["']\s*[,)])/;

type Level = 'module' | 'class' | 'function';

const levels: Readonly<Record<string, Level>> = {
  ClassDefinition: 'class',
  FunctionDefinition: 'function',
};

/** Whether a decorator is handed a name, or is called after what it does, as `@registry.register`. */
export function isRegistering(decorator: SyntaxNode, text: string): boolean {
  const written = writtenText(decorator, text);
  const called = /^@\s*([\w.]+)/.exec(written)?.[1]?.split('.').at(-1) ?? '';
  if (/^(?:register|add)/.test(called)) return true;
  const list = findChild(decorator, 'ArgList');
  const [first] = list ? callArguments(list, text) : [];
  // A string for another parameter, as in `@evaluator(role="getter")`, describes the function.
  const isName = first?.name === undefined || first.name === 'name';
  return called !== 'deprecated' && isName && first?.value.name === 'String';
}
