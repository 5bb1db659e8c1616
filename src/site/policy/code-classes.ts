import type { CodeElement, CodePlugin } from '../code/whole-options.ts';

/** Where the dark theme may show, as in `styles/shell.css`. */
const darkMedia = 'screen and ((not (scripting: none)) or (prefers-color-scheme: dark))';

/** Longer lines of code continue below the indent of their first part, up to this one. */
const deepestIndent = 40;

/** What a variable in a style attribute of Expressive Code sets, by the end of its name. */
const properties = new Map([
  ['', 'color'],
  ['fs', 'font-style'],
  ['fw', 'font-weight'],
  ['td', 'text-decoration'],
]);
const decorations = [
  ['fs', 'italic'],
  ['fw', 'bold'],
  ['td', 'underline'],
] as const;

/**
 * A plugin of Expressive Code that writes classes in place of its style attributes: for the colours
 * of its themes, for decorations, and for the indent of a line that is wrapped.
 */
export function classesForCode(): CodePlugin {
  return {
    name: 'benchlight-classes',
    baseStyles({ styleVariants }) {
      const ofThemes = styleVariants.flatMap(({ theme }, variant) => {
        const colors = [theme.fg, ...theme.settings.map(({ settings }) => settings.foreground)];
        const values = colors.flatMap((color) => (color ? [['', color.toLowerCase()]] : []));
        const rules = [...values, ...decorations].map(([suffix = '', value = '']) =>
          toRule(variant, suffix, value),
        );
        const own = [...new Set(rules)];
        return variant === 0 ? [`@media ${darkMedia} {`, ...own, '}'] : own;
      });
      const indents = Array.from({ length: deepestIndent }, (_, index) => toIndentRule(index + 1));
      return [...ofThemes, ...indents].join('\n');
    },
    hooks: {
      postprocessRenderedBlock({ renderData }) {
        replaceStyles(renderData.blockAst);
      },
    },
  };
}

/** The first theme is the dark one. */
function toRule(variant: number, suffix: string, value: string): string {
  const scope = variant === 0 ? ":root[data-theme='dark'] & " : '';
  const name = toClass(`--${variant}${suffix}`, value);
  return `${scope}.ec-line .${name} { ${properties.get(suffix)}: ${value}; }`;
}

const toIndentRule = (indent: number) =>
  `.${toClass('--ecIndent', `${indent}ch`)} { --ecIndent: ${indent}ch; }`;

function replaceStyles(element: CodeElement): void {
  const { style } = element.properties;
  if (typeof style === 'string') {
    delete element.properties.style;
    const names = style.split(';').flatMap((declaration) => {
      const [variable = '', value = ''] = declaration.split(':');
      // The width of the longest line matters in boxes of less than 20 letters.
      return variable === '--ecMaxLine' ? [] : [toClass(variable, value)];
    });
    const { className } = element.properties;
    element.properties.className = [...(Array.isArray(className) ? className : []), ...names];
  }
  for (const child of element.children) if (child.type === 'element') replaceStyles(child);
}

/** `--1` and `#403F53` become `t1-403f53`, `--0td` and `underline` become `t0-underline`. */
function toClass(variable: string, value: string): string {
  if (variable === '--ecIndent') return `t-${Math.min(Number.parseInt(value), deepestIndent)}`;
  return `t${variable.charAt(2)}-${value.toLowerCase().replaceAll(/[^\da-z]/g, '')}`;
}
