import { spawn } from 'node:child_process';
import { once } from 'node:events';
import net from 'node:net';
import { freePort } from '../machine/port';
import { inRoot, root } from '../machine/paths';

async function takePort(): Promise<{ port: number; server: net.Server }> {
  const server = net.createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { port: address.port, server };
}

async function runDev(port: number): Promise<{ code: unknown; output: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', inRoot('tools', 'start', 'dev.ts')], {
    cwd: root,
    env: { ...process.env, PORT: String(port) },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  const [code] = (await once(child, 'close')) as [unknown];
  return { code, output };
}

describe('npm run dev', () => {
  it('npm run dev prints one line that names the port and exits if the port is in use', async () => {
    const { port, server } = await takePort();
    const { code, output } = await runDev(port);
    server.close();
    expect(output).toMatch(
      new RegExp(`^npm run dev did not start: [^\\n]*EADDRINUSE[^\\n]*:${port}\\n$`),
    );
    expect(code).toBe(1);
  });
});

describe('a free port', () => {
  it('freePort resolves with the requested port, and rejects if that port is in use', async () => {
    const { port, server } = await takePort();
    await expect(freePort(port, 'localhost')).rejects.toMatchObject({ code: 'EADDRINUSE' });
    server.close();
    await once(server, 'close');
    await expect(freePort(port, 'localhost')).resolves.toBe(port);
  });
});
