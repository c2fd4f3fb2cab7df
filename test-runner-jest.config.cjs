/** Storybook's test-runner: every story in the Chromium that tools/testStories.ts has found. */
const { getJestConfig } = require('@storybook/test-runner');

module.exports = {
  ...getJestConfig(),
  testResultsProcessor: require.resolve('./tools/jest/writeResults.cjs'),
  testEnvironmentOptions: {
    'jest-playwright': {
      browsers: ['chromium'],
      launchOptions: {
        executablePath: process.env.CHROMIUM_PATH,
        args: JSON.parse(process.env.CHROMIUM_FLAGS ?? '[]'),
      },
    },
  },
};
