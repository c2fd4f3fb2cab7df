import type { Config } from 'jest';

/**
 * Three projects: `unit` (src, in a browser-like world), `tools` and `server` (both plain Node).
 * Types are checked by `npm run typecheck`; here each file is transpiled alone, which is quick.
 */
type Project = Exclude<NonNullable<Config['projects']>[number], string>;

const compilerOptions = {
  rootDir: '.',
  module: 'commonjs',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  esModuleInterop: true,
  allowJs: true,
  resolveJsonModule: true,
  target: 'es2022',
  isolatedModules: true,
  // TypeScript 6 calls moduleResolution 'bundler' with commonjs deprecated; ts-jest needs both.
  ignoreDeprecations: '6.0',
};

/** Packages that ship ES modules only, which Jest's CommonJS world has to transpile. */
const esModulesOnly = [
  'rettime',
  'until-async',
  '@open-draft/deferred-promise',
  'domhandler',
  'domelementtype',
  'pigeon-maps',
  'jose',
  'geojson-vt',
  'p-limit',
  'yocto-queue',
];

const modules = {
  '^@/(.*)$': '<rootDir>/src/$1',
  '\\.(svg|png|jpe?g|webp|avif|mp4|webm|woff2?)$': '<rootDir>/tools/jest/fileStub.ts',
};

const shared = {
  rootDir: __dirname,
  transform: { '^.+\\.[cm]?[jt]sx?$': ['ts-jest', { tsconfig: compilerOptions }] },
  transformIgnorePatterns: [`/node_modules/(?!(${esModulesOnly.join('|')})/)`],
  moduleNameMapper: modules,
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.cache/', '<rootDir>/storybook-static/'],
  restoreMocks: true,
} satisfies Project;

const config: Config = {
  // A machine that does several things at once is slow; a test that hangs still ends, in ms.
  testTimeout: 30_000,
  // Jest leaves one core to itself, of two the half.
  maxWorkers: '100%',
  cacheDirectory: '<rootDir>/.cache/jest',
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
      testEnvironment: 'jest-fixed-jsdom',
      setupFilesAfterEnv: ['<rootDir>/tools/jest/setup.ts'],
    },
    {
      ...shared,
      displayName: 'tools',
      testMatch: ['<rootDir>/tools/**/*.test.ts'],
      testEnvironment: 'node',
    },
    {
      ...shared,
      displayName: 'server',
      testMatch: ['<rootDir>/server/**/*.test.ts'],
      // PGlite imports its parts dynamically, which Jest's own world can't: it lives outside of it.
      testEnvironment: '<rootDir>/server/testing/environment.ts',
      moduleNameMapper: {
        ...modules,
        '^@electric-sql/pglite$': '<rootDir>/server/testing/outerPglite.js',
      },
    },
  ],
};

export default config;
