import type { StarlightExpressiveCodeOptions } from '@astrojs/starlight/expressive-code';

type PluginOption = NonNullable<StarlightExpressiveCodeOptions['plugins']>[number];
/** A plugin of Expressive Code. */
export type CodePlugin = Extract<PluginOption, { name: string }>;
type Hooks = NonNullable<CodePlugin['hooks']>;
type Context = Parameters<NonNullable<Hooks['postprocessRenderedBlock']>>[0];
/** An element of the code that it renders. */
export type CodeElement = Context['renderData']['blockAst'];
type Child = CodeElement['children'][number];

/** Words with a hyphen that fit on a line of a phone. */
const hyphenated = /(?<!\S)(?=\S{2,30}(?!\S))(\S*-\S*)/;

/**
 * A plugin of Expressive Code that keeps words such as "--out" on one line: Chromium wraps a line
 * between hyphens too.
 */
export function wholeOptions(): CodePlugin {
  return {
    name: 'benchlight-whole-options',
    baseStyles: '.ec-line .whole { white-space: nowrap; }',
    hooks: {
      postprocessRenderedBlock({ renderData }) {
        keepWords(renderData.blockAst);
      },
    },
  };
}

function keepWords(element: CodeElement): void {
  element.children = element.children.flatMap((child): Child[] => {
    if (child.type === 'element') keepWords(child);
    if (child.type !== 'text') return [child];
    // Every second part is such a word.
    return child.value.split(hyphenated).map((value, index): Child => {
      const text: Child = { type: 'text', value };
      if (index % 2 === 0) return text;
      return {
        type: 'element',
        tagName: 'span',
        properties: { className: ['whole'] },
        children: [text],
      };
    });
  });
}
