import shared from '../../jest.config';

const unit = shared.projects?.find(
  (project) => typeof project === 'object' && project.displayName === 'unit',
);
if (typeof unit !== 'object') throw new Error('jest.config.ts has no project called unit.');

/**
 * Jest's unit project, as Stryker runs it in a copy of the repository, so that `<rootDir>` is another. Its tests are those
 * below the user interface, and those of the modules' own components: a test that renders whole pages takes a hundred
 * times as long, for each mutant.
 */
export const jestConfig = {
  ...unit,
  rootDir: undefined,
  projects: [],
  roots: ['<rootDir>/src'],
  testMatch: [
    '<rootDir>/src/{api,app,features/auth,features/inspection}/**/*.test.ts',
    '<rootDir>/src/features/inspection/photos/**/*.test.tsx',
  ],
  setupFiles: ['<rootDir>/tools/mutation/sameRandomness.ts'],
};
