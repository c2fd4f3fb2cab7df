/**
 * `npm run test:stories` builds the storybook without its documentation pages, and opens its stories in Chromium. The
 * play function and axe must pass, and the console must have no unexpected line. Passes arguments to Playwright.
 */
import { ensureTestBrowser } from '../machine/browser';
import { runBin } from '../machine/run';
import { serveStatic } from '../start/staticServer';
import { testedStorybook } from '../stories/storyIndex';

async function main(): Promise<number> {
  const CHROMIUM_PATH = ensureTestBrowser();
  const built = await runBin(
    'storybook',
    ['build', '--test', '--output-dir', testedStorybook, '--disable-telemetry', '--quiet'],
    { env: { ...process.env, STORYBOOK_FOR_TESTS: 'true' } },
  );
  if (built !== 0) return built;
  const server = await serveStatic(testedStorybook);
  try {
    return await runBin(
      'playwright',
      ['test', '--config', 'tools/stories/playwright.config.ts', ...process.argv.slice(2)],
      { env: { ...process.env, CHROMIUM_PATH, STORYBOOK_URL: server.url } },
    );
  } finally {
    await server.stop();
  }
}

main().then(
  (code) => (process.exitCode = code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
