import { chromium, type Browser, type Page } from '@playwright/test';
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { inRoot } from './paths';

const ORIGIN = 'http://studio.localhost';
const FONTS = [600, 700];

export interface Studio {
  page: Page;
  close(): Promise<void>;
}

/**
 * Opens the page that draws the pictures. The page needs no server, because this function responds to the page's
 * requests with the TypeScript modules, without their types.
 */
export async function openStudio(): Promise<Studio> {
  const browser: Browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  });
  const page = await browser.newPage({ viewport: { width: 400, height: 300 } });
  page.on('pageerror', (error) => {
    console.error(error);
  });
  await page.route(`${ORIGIN}/**`, (route) =>
    route.fulfill(respond(new URL(route.request().url()))),
  );
  await page.goto(`${ORIGIN}/`);
  await page.waitForFunction(() => typeof window.paintScene === 'function');
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  return { page, close: () => browser.close() };
}

/** Returns the last drawn picture, encoded as `type`. */
export async function printed(studio: Studio, type: string, quality?: number): Promise<Buffer> {
  const url = await studio.page.evaluate((look) => window.printScene(look.type, look.quality), {
    type,
    quality,
  });
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

function respond(url: URL): { contentType: string; body: string | Buffer } {
  if (url.pathname === '/') return { contentType: 'text/html', body: blankPage() };
  if (url.pathname.endsWith('.woff2')) {
    const file = inRoot('node_modules/@fontsource/barlow-condensed/files', url.pathname);
    return { contentType: 'font/woff2', body: fs.readFileSync(file) };
  }
  const source = fs.readFileSync(path.join(__dirname, `${url.pathname}.ts`), 'utf8');
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
  });
  return { contentType: 'text/javascript', body: outputText };
}

function blankPage(): string {
  const faces = FONTS.map(
    (weight) =>
      `@font-face{font-family:'Barlow Condensed';font-weight:${String(weight)};` +
      `src:url('/barlow-condensed-latin-${String(weight)}-normal.woff2')}`,
  );
  const samples = FONTS.map(
    (weight) => `<b style="font:${String(weight)} 9px 'Barlow Condensed'">Aa0</b>`,
  );
  return (
    `<!doctype html><meta charset="utf-8"><style>${faces.join('')}</style>${samples.join('')}` +
    '<script type="module" src="/gallery"></script>'
  );
}
