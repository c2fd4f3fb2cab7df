/**
 * `npm run test:browsers` tests the site, the report and the office in Firefox, WebKitGTK and WPE WebKit, with the
 * built server. Builds the product and installs the browsers if necessary. Passes arguments to Playwright.
 */
import { availableBrowsers, ensureBrowsers } from '../machine/otherBrowsers';
import { runBin, runTool } from '../machine/run';

async function main(): Promise<number> {
  if ((await runTool('tools/build/build.ts')) !== 0) return 1;
  ensureBrowsers();
  const { installed, missing } = availableBrowsers();
  if (missing.length > 0)
    console.log(`Skipped, because they are not installed: ${missing.join(', ')}`);
  if (installed.length === 0) return 0;
  return runBin('playwright', ['test', '-c', 'e2e/browsers', ...process.argv.slice(2)]);
}

main().then(
  (code) => (process.exitCode = code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
