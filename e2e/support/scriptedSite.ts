import fs from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { test as base } from '@playwright/test';
import { calls, type ContentCall } from '@/contract/calls';
import { contentResponses } from '@/testing/msw/contentHandlers';
import { dist } from '../../tools/machine/paths';
import { serveStatic } from '../../tools/start/staticServer';

export { expect } from '@playwright/test';

type Handler = (response: ServerResponse, request: IncomingMessage) => void;

/** A site whose content calls succeed, except for those with a response that the test sets. */
export interface ScriptedSite {
  readonly url: string;
  respond(call: ContentCall, handler: Handler): void;
  reset(): void;
}

export function json(body: unknown, status = 200): Handler {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
}

export const faults = {
  'returns 500': (response) => response.writeHead(500).end('<h1>Server Error</h1>'),
  'returns HTML': (response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>x</title>'),
  'returns the wrong shape': json({ count: [1, 2] }),
} satisfies Record<string, Handler>;

export const hangs: Handler = () => undefined;

const isCall = (name: string): name is ContentCall => name in contentResponses;
const callNames = Object.keys(contentResponses).filter(isCall);

async function startScriptedSite() {
  const folder = path.join(dist, 'site');
  const scripted = new Map<ContentCall, Handler>();
  const site = await serveStatic(folder, {
    page: fs.readFileSync(path.join(folder, 'index.html'), 'utf8'),
    handle: (request, response) => {
      const call = callNames.find((name) => calls[name] === request.url);
      if (!call) return false;
      (scripted.get(call) ?? json(contentResponses[call]))(response, request);
      return true;
    },
  });
  return {
    ...site,
    respond: (call: ContentCall, handler: Handler) => void scripted.set(call, handler),
    reset: () => scripted.clear(),
  };
}

/** Playwright's `test` with one scripted site per worker. The site serves the built files, so the browser renders the pages. */
export const test = base.extend<object, { site: ScriptedSite }>({
  site: [
    async ({}, use) => {
      const site = await startScriptedSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => {
    await use(site.url);
  },
});
