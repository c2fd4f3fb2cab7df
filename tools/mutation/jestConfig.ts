import shared from '../../jest.config';

/** A project of jest.config.ts for Stryker, which runs it in a copy of the repository with another `<rootDir>`. */
function inCopy(name: string) {
  const project = shared.projects?.find(
    (one) => typeof one === 'object' && one.displayName === name,
  );
  if (typeof project !== 'object') throw new Error(`jest.config.ts has no project called ${name}.`);
  return {
    ...project,
    rootDir: undefined,
    projects: [],
    // Limits a test to a minute, because an endless mutant would run for five minutes with the usual limit.
    testTimeout: 60_000,
    setupFiles: ['<rootDir>/tools/mutation/sameRandomness.ts'],
  };
}

/** Leaves out tests that render whole pages, because they would take a hundred times as long for each mutant. */
const unit = {
  ...inCopy('unit'),
  roots: ['<rootDir>/src'],
  testMatch: [
    '<rootDir>/src/{api,app,features/auth,features/inspection}/**/*.test.ts',
    '<rootDir>/src/features/inspection/photos/**/*.test.tsx',
  ],
};

/** The server's tests without a database, in Stryker's Node environment for Jest, which counts coverage. */
const server = {
  ...inCopy('server'),
  roots: ['<rootDir>/server/domain/defects/rules'],
  testMatch: ['<rootDir>/server/domain/defects/rules/**/*.test.ts'],
  globalSetup: undefined,
  globalTeardown: undefined,
  testEnvironment: '@stryker-mutator/jest-runner/jest-env/node',
};

export const jestConfigFor = (path: string) => (path.startsWith('server/') ? server : unit);
