import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { measureDatabase, type Measured } from './measureDatabase';

/** Creates a registry with the metrics of the process and, if there is a database, those of the database. */
export function createMetrics(api: Measured | null): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  if (api) measureDatabase(api, registry);
  return registry;
}

/**
 * Serves `/metrics` on a separate address. Resolves with the port and a function that closes the server. Rejects if the
 * port is in use.
 */
export async function serveMetrics(registry: Registry, host: string, port: number) {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    registry.metrics().then(
      (text) => response.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(port, host);
  await once(server, 'listening');
  const close = async () => {
    server.close();
    server.closeAllConnections();
  };
  return { port: (server.address() as AddressInfo).port, close };
}
