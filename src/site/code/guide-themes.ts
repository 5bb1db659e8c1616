import type { StarlightExpressiveCodeOptions } from '@astrojs/starlight/expressive-code';

type Themes = NonNullable<StarlightExpressiveCodeOptions['themes']>;
type Theme = Exclude<Themes extends readonly (infer One)[] ? One : never, string>;

/** The colours of `styles/tokens.css` and `styles/dark-tokens.css`, by what they are for in code. */
interface Palette {
  background: string;
  foreground: string;
  key: string;
  string: string;
  literal: string;
  comment: string;
}

/** The themes of code in guides, whose colours Expressive Code needs at build time. */
export const guideThemes = [
  toTheme('benchlight-dark', 'dark', {
    background: '#15191c',
    foreground: '#eceeee',
    key: '#9cc2ff',
    string: '#a5d6a0',
    literal: '#dcb0ea',
    comment: '#8d959a',
  }),
  toTheme('benchlight-light', 'light', {
    background: '#f5f6f4',
    foreground: '#15181a',
    key: '#1f4b8f',
    string: '#2d5f2b',
    literal: '#7a3a8c',
    comment: '#636b71',
  }),
];

function toTheme(name: string, type: 'dark' | 'light', palette: Palette): Theme {
  const { background, foreground, key, string, literal, comment } = palette;
  const scopes = [
    [comment, ['comment', 'punctuation.definition.comment']],
    [string, ['string', 'punctuation.definition.string', 'markup.inline.raw']],
    [
      literal,
      ['constant', 'variable.parameter', 'constant.other.option', 'string.unquoted.argument'],
    ],
    [
      key,
      [
        'keyword',
        'storage',
        'entity.name',
        'support',
        'support.type.property-name',
        'string.quoted.double.json support',
        'markup.heading',
      ],
    ],
  ] as const;
  return {
    name,
    type,
    colors: { 'editor.background': background, 'editor.foreground': foreground },
    settings: [
      { settings: { background, foreground } },
      ...scopes.map(([color, scope]) => ({ scope: [...scope], settings: { foreground: color } })),
    ],
  };
}
