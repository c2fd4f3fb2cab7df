import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

type Line = 'open' | 'cut' | 'silent';

/** A proxy between the server and the database. */
export interface TcpProxy {
  port: number;
  /** Ends every connection and accepts no new ones. */
  cut(): void;
  /** Keeps every connection and accepts new ones, but forwards nothing. */
  hang(): void;
  /** Accepts new connections again, and ends the hanging ones. */
  restore(): void;
  close(): void;
}

export async function openTcpProxy(target: { host: string; port: number }): Promise<TcpProxy> {
  let line: Line = 'open';
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
  };
  const server = createServer((inbound) => {
    keep(inbound);
    if (line === 'cut') inbound.destroy();
    if (line !== 'open') return;
    const outbound = connect(target.port, target.host);
    keep(outbound);
    inbound.pipe(outbound).pipe(inbound);
    inbound.on('close', () => outbound.destroy());
    outbound.on('close', () => inbound.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const end = () => sockets.forEach((socket) => socket.destroy());
  return {
    port: (server.address() as AddressInfo).port,
    cut: () => {
      line = 'cut';
      end();
    },
    hang: () => {
      line = 'silent';
      sockets.forEach((socket) => socket.unpipe().pause());
    },
    restore: () => {
      line = 'open';
      end();
    },
    close: () => {
      end();
      server.close();
    },
  };
}
