import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';

/**
 * Runs in the page instead of the provider's script. Like that script, it calls back after its load event, since some
 * loaders break on an immediate callback.
 */
const providerScript = `(() => {
  const widgets = [];
  window.grecaptcha = {
    render: (element, options) => widgets.push(options) - 1,
    execute: (id) => {
      const token = 'token-' + Math.random().toString(36).slice(2);
      setTimeout(() => widgets[id].callback(token), 50);
    },
    reset: () => {},
    getResponse: () => '',
  };
  const onload = new URL(document.currentScript.src).searchParams.get('onload');
  setTimeout(() => window[onload](), 20);
})();`;

const scripts = /^https:\/\/www\.google\.com\/recaptcha\/api\.js/;

export async function serveCaptcha(page: Page): Promise<void> {
  await page.unroute(scripts);
  await page.route(scripts, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: providerScript }),
  );
}

export async function blockCaptcha(page: Page): Promise<void> {
  await page.unroute(scripts);
  await page.route(scripts, (route) => route.abort('blockedbyclient'));
}

/** Starts a fake of the provider's siteverify on loopback. It responds with `verdict` to every token. */
export async function startVerifyServer() {
  const state = { verdict: true, tokens: [] as string[] };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      state.tokens.push(new URLSearchParams(body).get('response') ?? '');
      response.setHeader('Content-Type', 'application/json');
      response.end(
        JSON.stringify({
          success: state.verdict,
          challenge_ts: new Date().toISOString(),
          hostname: '127.0.0.1',
        }),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    state,
    url: `http://127.0.0.1:${port}/siteverify`,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
