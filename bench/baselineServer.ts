/**
 * Serves the baseline pages with the best brotli, and with the same pictures, caching and opener policy as Linehaul's
 * pages. Chromium opens a page with this policy in a new process, which is a tenth of the time to the first paint.
 */
import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { getCacheControl } from '../server/site/caching';
import { dist, inRoot } from '../tools/machine/paths';
import { serveStatic, type StaticServer } from '../tools/start/staticServer';

function page(name: string): Buffer {
  return brotliCompressSync(fs.readFileSync(inRoot('bench', 'baseline', `${name}.html`)));
}

export function startBaseline(): Promise<StaticServer> {
  const pages: Record<string, Buffer> = {
    '/': page('home'),
    '/drivers': page('drivers'),
    '/shippers': page('shippers'),
  };
  return serveStatic(path.join(dist, 'site'), {
    handle: ({ url = '' }, response) => {
      response.setHeader('cache-control', getCacheControl(url));
      const body = pages[url];
      if (!body) return false;
      response
        .writeHead(200, {
          'content-type': 'text/html; charset=utf-8',
          'content-encoding': 'br',
          'cross-origin-opener-policy': 'same-origin',
        })
        .end(body);
      return true;
    },
  });
}
