import {
  findChild,
  splitAtCommas,
  type SyntaxNode,
  withinBrackets,
  writtenText,
} from './syntax-node.ts';

/** One parameter of a function. */
export interface Parameter {
  name: string;
  /** `rest` is `*names`, `options` is `**names`; a `named` one cannot be given by position. */
  kind: 'positional' | 'named' | 'rest' | 'options';
  /** The expression of its default. */
  default?: SyntaxNode;
  /** The expression of its type. */
  annotation?: SyntaxNode;
}

export function parametersOf(definition: SyntaxNode, text: string): Parameter[] {
  const list = findChild(definition, 'ParamList');
  if (!list) return [];
  let isNamed = false;
  return splitAtCommas(withinBrackets(list)).flatMap((part) => {
    const star = part.find(({ name }) => name === '*' || name === '**')?.name;
    const variable = part.find(({ name }) => name === 'VariableName');
    if (star === '*') isNamed = true;
    if (!variable) return [];
    const type = part.find(({ name }) => name === 'TypeDef');
    const equals = part.findIndex(({ name }) => name === 'AssignOp');
    const value = equals === -1 ? undefined : part[equals + 1];
    const annotation = type?.children.at(-1);
    return {
      name: writtenText(variable, text),
      kind: kindOf(star, isNamed),
      ...(value && { default: value }),
      ...(annotation && annotation.name !== ':' && { annotation }),
    };
  });
}

function kindOf(star: string | undefined, isNamed: boolean): Parameter['kind'] {
  if (star === '*') return 'rest';
  if (star === '**') return 'options';
  return isNamed ? 'named' : 'positional';
}
