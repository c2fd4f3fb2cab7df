import { availableParallelism } from 'node:os';
import type { Config } from 'jest';
import { leavesOut, onlyAllFiles } from './tools/test/onlyAll';

// In MB, and for the workers, which inherit it. A test file makes and drops so many objects that Node, with its usual
// 16 MB for young ones, collected garbage for a sixth of the time.
process.execArgv.push('--max-semi-space-size=128');

/**
 * Three projects: `unit` (src, in jsdom), `tools` and `server` (both in Node). `npm run typecheck`
 * checks the types; here each file is transpiled on its own, which is faster.
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
  // TypeScript 6 deprecates moduleResolution 'bundler' with commonjs; ts-jest needs both.
  ignoreDeprecations: '6.0',
};

/** Packages that ship ES modules only, which have to be transpiled to CommonJS for Jest. */
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
  // In ms, for every test and hook. Long enough for a busy machine, and still an end to a hang.
  testTimeout: 300_000,
  // Tests also wait for processes and disks, so there are more workers than cores. A number,
  // because Jest takes a percentage above 100 for one.
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
  // In ms. Freeing the 1.5 GB of a worker that left nothing open takes longer than Jest's half second, after which it
  // would be said to leak.
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
      // PGlite uses dynamic imports, which Jest's sandbox does not support, so this environment runs
      // it outside.
      testEnvironment: '<rootDir>/server/testing/environment.ts',
      moduleNameMapper: {
        ...modules,
        '^@electric-sql/pglite$': '<rootDir>/server/testing/outerPglite.js',
      },
    },
  ],
};

export default config;
