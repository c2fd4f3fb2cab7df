import fs from 'node:fs';
import http from 'node:http';
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
  /** Origin without a trailing slash. */
  readonly url: string;
  stop(): Promise<void>;
}

function fileOf(folder: string, url: string): string | undefined {
  const { pathname } = new URL(url, 'http://localhost');
  const file = path.join(folder, path.normalize(decodeURIComponent(pathname)));
  if (!file.startsWith(folder) || !fs.existsSync(file)) return undefined;
  if (fs.statSync(file).isFile()) return file;
  const index = path.join(file, 'index.html');
  return fs.existsSync(index) ? index : undefined;
}

/** Serves a folder as plain files on a free loopback port: what any static host would do. */
export function serveStatic(folder: string): Promise<StaticServer> {
  const server = http.createServer((request, response) => {
    const file = fileOf(folder, request.url ?? '/');
    if (file === undefined) {
      response.writeHead(404).end();
      return;
    }
    const type = types[path.extname(file)] ?? 'application/octet-stream';
    response.writeHead(200, { 'content-type': type });
    fs.createReadStream(file).pipe(response);
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
