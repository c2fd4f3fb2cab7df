// Every finding is an error, because nobody follows a rule that only warns.
import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import redos from 'eslint-plugin-redos';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

const tests = [
  '**/*.test.{ts,tsx}',
  '**/*.stories.tsx',
  'e2e/**',
  'src/testing/**',
  '**/testing/**',
];

/** Ceilings: a file is read in one sitting, a function fits on a screen. */
const ceilings = {
  'max-lines': ['error', { max: 300 }],
  'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }],
  complexity: ['error', 12],
  'max-depth': ['error', 3],
  'max-params': ['error', 4],
};

/** `levels`: from which on a path climbs too far for its folder's depth. */
const climbing = (levels) => ({
  regex: `^(\\.\\./)+src/|^(\\.\\./){${levels},}`,
  message: 'Write @/ for src/ instead of climbing there.',
});

const language = {
  eqeqeq: 'error',
  'no-console': 'error',
  'no-implicit-coercion': ['error', { boolean: false }],
  'object-shorthand': 'error',
  'prefer-template': 'error',
  'no-restricted-imports': [
    'error',
    {
      patterns: [
        climbing(3),
        {
          regex: '^@mui/(material|icons-material)$|^@mui/[^/]+/[^/]+/.+',
          message: 'Import MUI one level deep only (@mui/material/Button).',
        },
        {
          regex: '^@mui/material/(TextField|Autocomplete|Select|Tabs)$',
          message:
            'Too heavy for the site: TextField brings Select, Menu and Popover (19 KB brotli), Tabs 8.5 KB. Use FormField, a native select or TabList.',
        },
        {
          regex: '^@emotion/styled$',
          message: 'Take styled from @mui/material/styles: it knows our theme.',
        },
      ],
    },
  ],
};

const types = {
  '@typescript-eslint/consistent-type-imports': [
    'error',
    { fixStyle: 'separate-type-imports', disallowTypeAnnotations: false },
  ],
  '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
  '@typescript-eslint/switch-exhaustiveness-check': [
    'error',
    { considerDefaultExhaustiveForUnions: true },
  ],
  // Numbers are readable in templates.
  '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
  // `onClick={() => dispatch(x)}` is the usual way to write a handler.
  '@typescript-eslint/no-confusing-void-expression': 'off',
  // React handlers may be async.
  '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
  // Fastify plugins and Playwright fixtures are async by contract, with or without an await.
  '@typescript-eslint/require-await': 'off',
  // Both `T[]` and `readonly T[]` are readable; generics keep the long form.
  '@typescript-eslint/array-type': 'off',
  // In Redux Toolkit a query without an argument is `query<Result, void>`.
  '@typescript-eslint/no-invalid-void-type': 'off',
  // `[...text]` counts the code points of a text.
  '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
  // Stores and forms return functions that their types declare as methods.
  '@typescript-eslint/unbound-method': 'off',
  // `signal.reason` is unknown and is passed on unchanged.
  '@typescript-eslint/prefer-promise-reject-errors': [
    'error',
    { allowThrowingUnknown: true, allowThrowingAny: true },
  ],
  // These three rules took a third of the lint time.
  '@typescript-eslint/no-deprecated': 'off',
  '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
  '@typescript-eslint/no-unsafe-enum-assignment': 'off',
};

export default defineConfig(
  globalIgnores([
    'dist/',
    'release/',
    '.cache/',
    '.data/',
    'node_modules/',
    'storybook-static/',
    'public/',
    '.storybook/static/',
    'coverage/',
    'test-results/',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: { ...language, ...types, ...ceilings },
  },
  {
    files: ['src/**/*.tsx', '.storybook/**/*.tsx'],
    extends: [reactHooks.configs.flat.recommended, jsxA11y.configs.recommended],
  },
  {
    // Regular expressions that run on input from outside must take linear time. Those of tests are
    // exempt, which saves 20 s.
    files: ['src/**/*.{ts,tsx}', 'server/**/*.ts'],
    ignores: tests,
    plugins: { redos },
    // A pattern that the detector cannot analyze is a finding too.
    rules: { 'redos/no-vulnerable': ['error', { ignoreErrors: false }] },
  },
  {
    files: ['server/{api,domain,jobs,seed,site}/**/*.ts'],
    ignores: tests,
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            "TaggedTemplateExpression[tag.name='sql'] > TemplateLiteral > TemplateElement[value.raw=/^\\s*(insert into \\w+ \\([^)]*\\)\\s+values|delete from \\w+ where \\w+ (=|in) $|update \\w+ set \\w+ = $)/]",
          message:
            'Drizzle writes rows of one table, so that the compiler knows their columns (decision 9).',
        },
      ],
    },
  },
  {
    // Its files are one level deeper, and import nothing above server/ but src/.
    files: ['server/**/*.ts'],
    rules: { 'no-restricted-imports': ['error', { patterns: [climbing(4)] }] },
  },
  {
    // Command-line programs.
    files: [
      'tools/**',
      'bench/**',
      'artwork/**',
      '*.config.ts',
      'server/cli.ts',
      'server/main.ts',
      'server/startServer.ts',
    ],
    rules: { 'no-console': 'off' },
  },
  {
    // A drawing takes its place, size and colors.
    files: ['artwork/**'],
    rules: { 'max-params': ['error', 7] },
  },
  {
    // Fills in what jsdom lacks although its types declare it.
    files: ['tools/jest/**'],
    rules: {
      '@typescript-eslint/no-unnecessary-condition': 'off',
      '@typescript-eslint/no-empty-function': 'off',
    },
  },
  {
    files: tests,
    rules: {
      'max-lines-per-function': 'off',
      'max-lines': ['error', { max: 500 }],
      '@typescript-eslint/no-empty-function': 'off',
      // A test helper may take one parameter more; Jest's matchers (expect.any) have the type any.
      'max-params': ['error', 5],
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-misused-promises': 'off',
    },
  },
  {
    files: ['e2e/**'],
    // A fixture without dependencies is written `({}, use)`, and its `use` is not a React hook.
    rules: { 'no-empty-pattern': 'off', 'react-hooks/rules-of-hooks': 'off' },
  },
  {
    files: ['**/*.{cjs,js,mjs}'],
    languageOptions: { globals: { module: 'readonly', require: 'readonly', process: 'readonly' } },
  },
);
