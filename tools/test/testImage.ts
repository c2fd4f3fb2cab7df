/**
 * `npm run test:image` builds the container image on a base of Debian's packages and this machine's Node, starts the
 * image's process as the user of compose.yaml, and calls it. Not a part of `npm test`, because it needs root, Debian's
 * `buildah` and `mmdebstrap`, and a package registry.
 */
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inRoot } from '../machine/paths';
import { freePort } from '../machine/port';

const largest = 350;
const folder = inRoot('.cache', 'image');
const store = ['--root', path.join(folder, 'store'), '--runroot', path.join(folder, 'run')];
const options = {
  env: { ...process.env, STORAGE_DRIVER: 'vfs', BUILDAH_ISOLATION: 'chroot' },
  encoding: 'utf8',
  maxBuffer: 2 ** 28,
} as const;

function buildah(...args: string[]): string {
  const all = [...store, ...args];
  return execFileSync('buildah', all, { ...options, stdio: ['ignore', 'pipe', 'inherit'] }).trim();
}

function makeBase(): void {
  const debian = path.join(folder, 'base.tar');
  const without = ['doc', 'man', 'locale'].map((part) => `path-exclude=/usr/share/${part}/*`);
  execFileSync('mmdebstrap', [
    '--variant=minbase',
    '--include=ca-certificates,libstdc++6,usr-is-merged',
    '--hook-dir=/usr/share/mmdebstrap/hooks/merged-usr',
    ...without.flatMap((rule) => ['--dpkgopt', rule]),
    'bookworm',
    debian,
  ]);
  const container = buildah('from', 'scratch');
  buildah('add', container, debian, '/');
  buildah('copy', container, process.execPath, '/usr/local/bin/node');
  const npm = path.join(path.dirname(process.execPath), '..', 'lib', 'node_modules', 'npm');
  buildah('copy', container, npm, '/usr/local/lib/node_modules/npm');
  const bin = '/usr/local/lib/node_modules/npm/bin';
  for (const name of ['npm', 'npx']) {
    buildah('run', container, '--', 'ln', '-s', `${bin}/${name}-cli.js`, `/usr/local/bin/${name}`);
  }
  buildah('commit', '--rm', container, 'linehaul-base');
  fs.rmSync(debian);
}

/** Mounts the npm settings of the current user, who may have a private registry and certificate authority. */
function npmSettings(): string[] {
  const settings = path.join(os.homedir(), '.npmrc');
  const authority = process.env.NODE_EXTRA_CA_CERTS;
  const own = fs.existsSync(settings) ? fs.readFileSync(settings, 'utf8') : '';
  const npmrc = path.join(folder, 'npmrc');
  fs.writeFileSync(npmrc, authority === undefined ? own : `${own}\ncafile=/root/authority.pem\n`);
  return [
    '--volume',
    `${npmrc}:/root/.npmrc:ro`,
    ...(authority === undefined ? [] : ['--volume', `${authority}:/root/authority.pem:ro`]),
  ];
}

function buildImage(): void {
  const base = ['--build-arg', 'BASE=localhost/linehaul-base'];
  buildah('bud', '--format', 'docker', ...npmSettings(), ...base, '--tag', 'linehaul', inRoot());
}

function inspect() {
  const image = JSON.parse(buildah('inspect', '--type', 'image', 'linehaul')) as {
    Docker: {
      config: { User: string; Volumes: Record<string, object>; Healthcheck: { Test: string[] } };
    };
  };
  return image.Docker.config;
}

async function useContainer(container: string, healthCheck: string[]): Promise<void> {
  const port = String(await freePort());
  const env = { HOST: '127.0.0.1', SEED: 'demo', PORT: port };
  const given = Object.entries(env).flatMap(([name, value]) => ['--env', `${name}=${value}`]);
  const args = [...store, 'run', ...given, container, '--', './linehaul', 'start'];
  const server = spawn('buildah', args, {
    env: options.env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(server, 'exit');
  let log = '';
  server.stdout.on('data', (chunk) => (log += String(chunk)));
  while (!log.includes('Linehaul is at')) {
    assert.equal(server.exitCode, null, log);
    await sleep(200);
  }
  const pid = Number(/"pid":(\d+)/.exec(log)?.[1]);
  try {
    const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8');
    assert.match(status, /^Uid:\t10001\t10001/m, 'it runs as its own user');
    const page = await (await fetch(`http://127.0.0.1:${port}/drivers`)).text();
    assert.match(page, /<h1/, 'a page is rendered');
    assert.equal((await fetch(`http://127.0.0.1:${port}/readyz`)).status, 200, 'it is ready');
    buildah('run', '--env', `PORT=${port}`, container, '--', ...healthCheck);
    assert.throws(() => buildah('run', '--env', 'PORT=1', container, '--', ...healthCheck));
  } finally {
    process.kill(pid, 'SIGTERM');
  }
  assert.deepEqual(await exited, [0, null], 'it stops by itself');
}

async function main(): Promise<void> {
  fs.mkdirSync(folder, { recursive: true });
  try {
    makeBase();
    buildImage();
    const { User, Volumes, Healthcheck } = inspect();
    assert.deepEqual([User, Object.keys(Volumes)], ['linehaul', ['/data']]);
    const container = buildah('from', '--pull-never', 'linehaul');
    const root = buildah('mount', container);
    const size = Number(execFileSync('du', ['-sm', root], { encoding: 'utf8' }).split('\t')[0]);
    assert.ok(size < largest, `${size} MB`);
    await useContainer(container, Healthcheck.Test.slice(1));
    const written = ['-xdev', '-uid', '10001', '-not', '-path', `${root}/data*`];
    assert.equal(execFileSync('find', [root, ...written], { encoding: 'utf8' }), '');
    console.log(`The image has ${size} MB. Its process ran as ${User}, and wrote to /data only.`);
  } finally {
    buildah('rm', '--all');
    buildah('rmi', '--all', '--force');
    fs.rmSync(folder, { recursive: true });
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
