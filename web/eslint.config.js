import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'

export default ts.config(
  { ignores: ['dist', 'node_modules', 'src/lib/gen', 'test-results', 'screenshots'] },
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      // The shapes of a game's rules are known to that game alone.
      '@typescript-eslint/no-explicit-any': 'off',
      'svelte/no-at-html-tags': 'error',
      'svelte/require-each-key': 'error',
      // The policy of the server forbids style attributes in the page; `style:name={…}` goes past it through the CSSOM.
      'no-restricted-syntax': [
        'error',
        {
          selector: 'SvelteAttribute[key.name="style"]',
          message: 'Write style:name={…}; style attributes are forbidden.',
        },
      ],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
)
