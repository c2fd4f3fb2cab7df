import net from 'node:net';

/**
 * Resolves with a free port of the host, which is the requested port if there is one. Rejects with EADDRINUSE if the
 * requested port is in use.
 */
export function freePort(requested = 0, host = '127.0.0.1'): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject);
    server.listen(requested, host, () => {
      const address = server.address();
      server.close(() => {
        if (address === null || typeof address === 'string')
          reject(new Error('The server has no port'));
        else resolve(address.port);
      });
    });
  });
}
