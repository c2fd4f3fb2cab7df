import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:https';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { largestUpload, uploadType } from '@/contract/office/media';
import { freePort } from '../../../tools/machine/port';
import { newSession, openTestServer, type TestServer } from '../../testing/testServer';
import { until } from '../../testing/until';

const host = 'linehaul.example';

const nginx = '/usr/sbin/nginx';
const caddy = '/usr/bin/caddy';

interface Ports {
  http: number;
  https: number;
  server: number;
}

function readProxySample(name: string, { http, https, server }: Ports): string {
  return readFileSync(join(__dirname, '../../../deploy', name), 'utf8')
    .replaceAll(/(localhost|127.0.0.1|linehaul\d):3000/g, `127.0.0.1:${server}`)
    .replace('{$SITE}', host)
    .replace('listen 443', `listen 127.0.0.1:${https}`)
    .replace('listen 80', `listen 127.0.0.1:${http}`);
}

function startNginx(name: string, ports: Ports, folder: string): ChildProcess {
  const [certificate, key] = [join(folder, 'fullchain.pem'), join(folder, 'privkey.pem')];
  const made = ['-newkey', 'rsa:2048', '-nodes', '-subj', `/CN=${host}`];
  const files = ['-keyout', key, '-out', certificate];
  execFileSync('openssl', ['req', '-x509', ...made, ...files], { stdio: 'ignore' });
  const sample = readProxySample(name, ports).replaceAll(`/etc/letsencrypt/live/${host}`, folder);
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const settings = join(folder, 'main.conf');
  writeFileSync(
    settings,
    `daemon off; ${user} pid ${folder}/pid; error_log stderr;
     events {} http { access_log off; ${paths.join(' ')}\n${sample} }`,
  );
  return spawn(nginx, ['-e', 'stderr', '-c', settings], { stdio: ['ignore', 'ignore', 'pipe'] });
}

function startCaddy(name: string, ports: Ports, folder: string): ChildProcess {
  const settings = join(folder, 'Caddyfile');
  const own = `admin off\nskip_install_trust\nlocal_certs\nstorage file_system ${folder}/certificates`;
  writeFileSync(
    settings,
    `{\n${own}\nhttp_port ${ports.http}\nhttps_port ${ports.https}\n}\n${readProxySample(name, ports)}`,
  );
  const args = ['run', '--adapter', 'caddyfile', '--config', settings];
  const env = { ...process.env, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder };
  return spawn(caddy, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
}

const samples = [
  { name: 'nginx.conf', program: nginx, start: startNginx },
  { name: 'Caddyfile', program: caddy, start: startCaddy },
  { name: 'compose.Caddyfile', program: caddy, start: startCaddy },
];

for (const { name, program, start } of samples) {
  (existsSync(program) ? describe : describe.skip)(`the sample deploy/${name}`, () => {
    let folder: string;
    let server: TestServer;
    let ports: Ports;
    let proxy: ChildProcess;
    const log: string[] = [];

    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'linehaul-proxy-'));
      server = await openTestServer('embedded', {
        settings: { publicUrl: `https://${host}`, trustProxy: ['loopback'] },
        logStream: { write: (line) => void log.push(line) },
      });
      await server.app.listen({ host: '127.0.0.1', port: 0 });
      const { port } = server.app.server.address() as AddressInfo;
      ports = { http: await freePort(), https: await freePort(), server: port };
      proxy = start(name, ports, folder);
      let messages = '';
      proxy.stderr?.on('data', (chunk) => (messages += String(chunk)));
      await until(async () => {
        if (proxy.exitCode !== null) throw new Error(messages);
        return (await ask('GET', '/readyz').catch(() => null))?.status === 200;
      });
    });
    afterAll(async () => {
      proxy.kill('SIGTERM');
      await once(proxy, 'exit');
      await server.close();
      await rm(folder, { recursive: true });
    });

    async function ask(
      method: 'GET' | 'POST',
      path: string,
      headers: Record<string, string> = {},
      body?: Buffer,
    ) {
      const target = { host: '127.0.0.1', port: ports.https, servername: host, path, method };
      const asking = request({
        ...target,
        rejectUnauthorized: false,
        headers: { host, ...headers, ...(body && { 'content-length': body.length }) },
      }).end(body);
      const [response] = (await once(asking, 'response')) as [IncomingMessage];
      return { status: response.statusCode, headers: response.headers, text: await text(response) };
    }

    it('the sample proxy forwards each security header once, and marks cookies as secure', async () => {
      const json = { 'content-type': 'application/json' };
      const { headers } = await ask('POST', '/api/account/login/', json, Buffer.from('{}'));
      expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
      expect(headers['content-security-policy']).toMatch(/^default-src 'self';[^,]*$/);
      expect(String(headers['set-cookie'])).toMatch(/^csrftoken=[^,]*; Secure/);
    });

    it('the sample proxy redirects http to https', async () => {
      const url = `http://127.0.0.1:${ports.http}/drivers?a=b`;
      const response = await fetch(url, { redirect: 'manual', headers: { host } });
      expect([301, 308]).toContain(response.status);
      expect(response.headers.get('location')).toMatch(/^https:\/\/.*\/drivers\?a=b$/);
    });

    it('the sample proxy forwards an upload of the maximum size', async () => {
      const { access } = await newSession(server, 'admin');
      const sent = { authorization: `Bearer ${access}`, 'content-type': uploadType };
      const path = '/api/office/media/?name=video.mp4';
      const response = await ask('POST', path, sent, Buffer.alloc(largestUpload));
      expect([response.status, response.headers['content-type']]).toEqual([
        400,
        expect.stringContaining('application/json'),
      ]);
    });

    it("the server's log contains the request id of a response through the sample proxy", async () => {
      const { headers } = await ask('GET', '/api/about/contacts/');
      const id = headers['x-request-id'];
      await until(() => log.some((line) => line.includes(`"reqId":"${String(id)}"`)));
      expect(log.join('')).not.toContain('X-Forwarded-For was ignored');
    });
  });
}
