import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  from: string;
  /** The actual recipients, regardless of the headers. */
  to: string[];
  /** The headers with lower-case names. Folded lines are joined. */
  headers: [string, string][];
  text: string;
}

export interface MailServer {
  url: string;
  received: ReceivedMail[];
  /**
   * How the server handles the next messages, in order. 'hang up' and 'hang' accept a message without a response. The
   * server accepts all later messages.
   */
  next: ('reject' | 'hang up' | 'hang')[];
  close(): Promise<void>;
}

const password = 'the secret of the mail server';

/** Opens a local mail server that requires a password and records the received messages. */
export async function openMailServer(): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const next: MailServer['next'] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    logger: false,
    onAuth: (auth, _session, done) =>
      auth.password === password ? done(null, { user: 'linehaul' }) : done(new Error('Wrong')),
    onData: (stream, { envelope }, done) => {
      void text(stream).then((raw) => {
        const what = next.shift();
        if (what === 'reject')
          return done(Object.assign(new Error('Later'), { responseCode: 451 }));
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        const to = envelope.rcptTo.map(({ address }) => address);
        received.push({ from, to, ...parse(raw) });
        if (what === 'hang up') sockets.forEach((socket) => socket.destroy());
        else if (what !== 'hang') done(null);
      });
    },
  });
  const sockets = new Set<{ destroy(): void }>();
  server.server.on('connection', (socket: { destroy(): void }) => sockets.add(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://linehaul:${encodeURIComponent(password)}@127.0.0.1:${port}`,
    received,
    next,
    close: () => {
      sockets.forEach((socket) => socket.destroy());
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

function parse(raw: string): Pick<ReceivedMail, 'headers' | 'text'> {
  const end = raw.indexOf('\r\n\r\n');
  const lines = raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  const body = raw.slice(end + 4).replace(/=\r\n/g, '');
  return {
    headers,
    text: body.replace(/=([0-9A-F]{2})/g, (_, hex) =>
      String.fromCharCode(parseInt(hex as string, 16)),
    ),
  };
}
