import { spawnSync } from 'node:child_process';
import { chromium } from '@playwright/test';
import { aptInstall, isProgram, isRoot, onPath } from './find';
import { inRoot, root } from './paths';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

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

/** Like `findChromium`, but installs a Chromium if there is none: Debian's as root, or else Playwright's. */
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

/** Chromium's headless shell, a separate Debian package. It opens a page in half the CPU time of Chromium. */
const headlessShell = 'chromium-headless-shell';

/**
 * Returns the browser for the end-to-end tests: from CHROMIUM_PATH, or the headless shell, or any Chromium. Returns
 * undefined if there is none, and Playwright then uses its own headless shell.
 */
export function findTestBrowser(): string | undefined {
  const isConfigured = Boolean(process.env.CHROMIUM_PATH);
  return (isConfigured ? undefined : onPath(headlessShell)) ?? findChromium();
}

/** Like `findTestBrowser`, but installs a browser if there is none, and as root always Debian's headless shell. */
export function ensureTestBrowser(): string {
  const isConfigured = Boolean(process.env.CHROMIUM_PATH);
  if (!isConfigured && onPath(headlessShell) === undefined)
    aptInstall(headlessShell, 'fonts-liberation');
  return findTestBrowser() ?? ensureChromium();
}

/** Flags that keep Chromium quiet and allow it to run as root. */
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
