import astro from 'eslint-plugin-astro';
import { defineConfig, globalIgnores } from 'eslint/config';
import typescript from 'typescript-eslint';

export default defineConfig(
  globalIgnores(['dist/', '.astro/', 'dist.*/', 'test-results/', 'playwright-report/']),
  typescript.configs.strictTypeChecked,
  typescript.configs.stylisticTypeChecked,
  astro.configs['jsx-a11y-recommended'],
  {
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      'max-lines': ['warn', { max: 200, skipBlankLines: true, skipComments: true }],
      'no-else-return': 'error',
      'no-nested-ternary': 'error',
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true } }],
      'prefer-const': 'error',
      // Text that scrolls must be reached by keyboard; such a block is a named group.
      'astro/jsx-a11y/no-noninteractive-tabindex': ['error', { roles: ['group'], tags: [] }],
      '@typescript-eslint/consistent-type-imports': 'error',
      // Takes a third of all linting, and the compiler accepts no enum ("erasableSyntaxOnly").
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    },
  },
  {
    // Tools load these files by their default export.
    files: [
      '*.config.*',
      'src/builder/frames/framed-page.ts',
      'src/tests/browser/{build-site,playwright.config}.ts',
      'src/tests/support/example-site.ts',
    ],
    rules: { 'no-restricted-exports': 'off' },
  },
  {
    // Tables of data, as long as the families of names are.
    files: ['src/vocabulary/{actions,getters,metrics}/*.ts'],
    rules: { 'max-lines': 'off' },
  },
  {
    // The type-aware rules do not understand what the Astro compiler makes of a template.
    files: ['**/*.astro', '**/*.js', '**/*.mjs'],
    extends: [typescript.configs.disableTypeChecked],
    // Each change between their extension and that of modules would load all types anew.
    languageOptions: { parserOptions: { projectService: false } },
    rules: { '@typescript-eslint/triple-slash-reference': 'off' },
  },
);
