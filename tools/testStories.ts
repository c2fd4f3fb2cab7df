/**
 * `npm run test:stories`: builds the storybook and opens every story in Chromium: its play function
 * must pass, and axe must find nothing. Arguments go on to the runner (which is Jest's).
 */
import { chromiumFlags, ensureChromium } from './browser';
import { inRoot } from './paths';
import { runBin } from './run';
import { serveStatic } from './staticServer';

async function main(): Promise<number> {
  const CHROMIUM_PATH = ensureChromium();
  const built = await runBin(
    'storybook',
    ['build', '--output-dir', 'storybook-static', '--disable-telemetry', '--quiet'],
    { env: { ...process.env, STORYBOOK_FOR_TESTS: 'true' } },
  );
  if (built !== 0) return built;
  const server = await serveStatic(inRoot('storybook-static'));
  try {
    return await runBin(
      'test-storybook',
      ['--url', server.url, '--index-json', '--maxWorkers=2', ...process.argv.slice(2)],
      { env: { ...process.env, CHROMIUM_PATH, CHROMIUM_FLAGS: JSON.stringify(chromiumFlags()) } },
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
