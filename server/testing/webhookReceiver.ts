import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A fake of the carrier's system. */
export function webhookReceiver() {
  const received: { headers: IncomingHttpHeaders; body: string }[] = [];
  const statuses: (number | 'hang up' | 'talk forever')[] = [];
  const target = { received, statuses, gate: Promise.resolve(), open, close: () => server.close() };
  const server = createServer(async (request, reply) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const status = statuses.shift() ?? 204;
    received.push({ headers: request.headers, body });
    await target.gate;
    if (status === 'hang up') request.socket.destroy();
    else if (status === 'talk forever') talk(reply);
    else reply.writeHead(status).end();
  });
  function open(): Promise<string> {
    return new Promise((resolve) => {
      server.listen(0, '127.0.0.1', () => {
        resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`);
      });
    });
  }
  return target;
}

function talk(reply: ServerResponse): void {
  const send = () => {
    while (!reply.destroyed && reply.write('x'.repeat(65_536)));
  };
  reply.on('drain', send).writeHead(200);
  send();
}
