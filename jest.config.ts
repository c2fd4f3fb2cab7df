import { availableParallelism } from 'node:os';
import type { Config } from 'jest';
import { leavesOut, onlyAllFiles } from './tools/test/onlyAll';

// Sets this size in MB for the process and its workers. A test file makes and drops so many objects that Node spent a
// sixth of the time on garbage collection with its usual 16 MB for young objects.
process.execArgv.push('--max-semi-space-size=128');

/**
 * A project of this file: `unit` (src), `tools` or `server`. Each file is transpiled separately, which is faster, and
 * `npm run typecheck` checks the types.
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
  // TypeScript 6 deprecates moduleResolution 'bundler' with commonjs, but ts-jest needs this combination.
  ignoreDeprecations: '6.0',
};

/** Packages that contain only ES modules, which must be transpiled to CommonJS for Jest. */
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
  'react-hotkeys-hook',
  'workbox-[a-z-]+',
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
  runtime: '<rootDir>/tools/jest/cachingRuntime.js',
  testPathIgnorePatterns: [
    '/node_modules/',
    ...(leavesOut ? onlyAllFiles('src', 'server', 'tools').map((file) => `/${file}$`) : []),
  ],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.cache/', '<rootDir>/storybook-static/'],
  restoreMocks: true,
  setupFilesAfterEnv: ['<rootDir>/tools/jest/quietConsole.ts'],
} satisfies Project;

const config: Config = {
  // The limit in ms for every test and hook is long enough for a busy machine but short enough to end a hang.
  testTimeout: 300_000,
  // Twice as many workers as cores, because tests spend a third of their time waiting for timers, processes and disks.
  // A number, because Jest would read '200%' as 200 workers.
  maxWorkers: availableParallelism() * 2,
  // Waits this many ms, because freeing the 1.5 GB of a worker takes longer than the half second after which Jest would
  // report a leak.
  workerGracefulExitTimeout: 10_000,
  cacheDirectory: '<rootDir>/.cache/jest',
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
      testEnvironment: 'jest-fixed-jsdom',
      setupFilesAfterEnv: [...shared.setupFilesAfterEnv, '<rootDir>/tools/jest/setup.ts'],
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
      dependencyExtractor: '<rootDir>/tools/jest/serverDependencies.js',
      globalSetup: '<rootDir>/tools/jest/setUpServer.ts',
      globalTeardown: '<rootDir>/server/testing/dropTemplate.ts',
      // PGlite uses dynamic imports, which Jest's sandbox does not support. This environment runs PGlite outside the
      // sandbox.
      testEnvironment: '<rootDir>/server/testing/environment.ts',
      moduleNameMapper: {
        ...modules,
        '^@electric-sql/pglite$': '<rootDir>/server/testing/outerPglite.js',
      },
    },
  ],
};

export default config;
