/**
 * `npm run test:e2e` tests the product in Chromium, with the built server. Builds the product and installs the browser
 * if necessary. Passes arguments to Playwright.
 */
import { ensureTestBrowser } from '../machine/browser';
import { runBin, runTool } from '../machine/run';

async function main(): Promise<number> {
  if ((await runTool('tools/build/build.ts')) !== 0) return 1;
  const CHROMIUM_PATH = ensureTestBrowser();
  return runBin('playwright', ['test', ...process.argv.slice(2)], {
    env: { ...process.env, CHROMIUM_PATH },
  });
}

main().then(
  (code) => (process.exitCode = code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
