import fs from 'node:fs';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.woff2': 'font/woff2',
};

export interface StaticServer {
  readonly url: string;
  stop(): Promise<void>;
}

function findFile(folder: string, url: string): string | undefined {
  const { pathname } = new URL(url, 'http://localhost');
  const file = path.join(folder, path.normalize(decodeURIComponent(pathname)));
  if (!file.startsWith(folder) || !fs.existsSync(file)) return undefined;
  if (fs.statSync(file).isFile()) return file;
  const index = path.join(file, 'index.html');
  return fs.existsSync(index) ? index : undefined;
}

interface Options {
  /** Gets each request first. Returns true if it handles the response. */
  readonly handle?: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** The HTML for paths without an extension. */
  readonly page?: string;
}

const isPagePath = (url: string) => !path.extname(url.split('?')[0] ?? '');

export function serveStatic(folder: string, options: Options = {}): Promise<StaticServer> {
  const { handle, page } = options;
  const server = http.createServer((request, response) => {
    const { url = '/' } = request;
    if (handle?.(request, response)) return;
    if (page !== undefined && isPagePath(url)) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
      return;
    }
    const file = findFile(folder, url);
    if (file === undefined) {
      response.writeHead(404).end();
      return;
    }
    const type = types[path.extname(file)] ?? 'application/octet-stream';
    // Sends the file in one piece, so that the response has a content-length. Without one, Chromium counts a large
    // picture as painted before it has loaded, and Lighthouse never takes it as the largest paint.
    response.setHeader('content-type', type).end(fs.readFileSync(file));
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (address === null || typeof address === 'string') return;
      resolve({
        url: `http://127.0.0.1:${address.port}`,
        stop: () =>
          new Promise((stopped) => {
            server.close(() => stopped());
            server.closeAllConnections();
          }),
      });
    });
  });
}
