import astro from 'eslint-plugin-astro';
import { defineConfig, globalIgnores } from 'eslint/config';
import typescript from 'typescript-eslint';

// Oxlint checks TypeScript (`oxlint.config.ts`), in an eighth of the time.
export default defineConfig(
  globalIgnores([
    'dist/',
    '.astro/',
    'dist.*/',
    'lib/',
    '.package/',
    'test-results/',
    'playwright-report/',
    '**/*.ts',
  ]),
  // The type-aware rules do not understand what the Astro compiler makes of a template.
  typescript.configs.strict,
  typescript.configs.stylistic,
  astro.configs['jsx-a11y-recommended'],
  {
    rules: {
      'max-lines': ['warn', { max: 200, skipBlankLines: true, skipComments: true }],
      'no-else-return': 'error',
      'no-nested-ternary': 'error',
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true } }],
      'prefer-const': 'error',
      // Text that scrolls must be reached by keyboard; such a block is a named group.
      'astro/jsx-a11y/no-noninteractive-tabindex': ['error', { roles: ['group'], tags: [] }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      '@typescript-eslint/triple-slash-reference': 'off',
    },
  },
  {
    // Tools load these files by their default export.
    files: ['*.config.*'],
    rules: { 'no-restricted-exports': 'off' },
  },
);
