/** Finds a Chromium for the tests, or installs one. */
import { spawnSync } from 'node:child_process';
import { chromium } from '@playwright/test';
import { aptInstall, isProgram, isRoot, onPath } from './find';
import { inRoot, root } from './paths';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** Path of an installed Chromium: from CHROMIUM_PATH, the system's, or Playwright's. */
function findChromium(): string | undefined {
  const configured = process.env.CHROMIUM_PATH;
  if (configured) {
    if (isProgram(configured)) return configured;
    throw new Error(`CHROMIUM_PATH is not a program: ${configured}`);
  }
  const onSystem = names.map(onPath).find((file) => file !== undefined);
  if (onSystem !== undefined) return onSystem;
  const ofPlaywright = chromium.executablePath();
  return isProgram(ofPlaywright) ? ofPlaywright : undefined;
}

/**
 * Like `findChromium`, but installs one if there is none: Debian's as root, else Playwright's
 * download.
 */
export function ensureChromium(): string {
  const found = findChromium();
  if (found !== undefined) return found;
  if (!aptInstall('chromium', 'fonts-liberation')) {
    const playwright = inRoot('node_modules', '.bin', 'playwright');
    spawnSync(playwright, ['install', 'chromium'], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
  }
  const installed = findChromium();
  if (installed !== undefined) return installed;
  throw new Error('Chromium not found: install it or set CHROMIUM_PATH.');
}

/**
 * Chromium's headless shell, which Debian packages separately. It needs half as much CPU time to open a
 * page.
 */
const headlessShell = 'chromium-headless-shell';

/**
 * The browser of the end-to-end tests: from CHROMIUM_PATH, else the headless shell, else any Chromium. Undefined makes
 * Playwright use its own headless shell.
 */
export function findTestBrowser(): string | undefined {
  const isConfigured = Boolean(process.env.CHROMIUM_PATH);
  return (isConfigured ? undefined : onPath(headlessShell)) ?? findChromium();
}

/** Like `findTestBrowser`, but installs Debian's headless shell as root, or a Chromium if there is none. */
export function ensureTestBrowser(): string {
  const isConfigured = Boolean(process.env.CHROMIUM_PATH);
  if (!isConfigured && onPath(headlessShell) === undefined)
    aptInstall(headlessShell, 'fonts-liberation');
  return findTestBrowser() ?? ensureChromium();
}

/** Flags that keep Chromium quiet and let it run as root. */
export function chromiumFlags(): string[] {
  const quiet = [
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
  // Chromium's sandbox does not work as root.
  return isRoot() ? ['--no-sandbox', ...quiet] : quiet;
}
