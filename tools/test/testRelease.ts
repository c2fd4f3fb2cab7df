/**
 * `npm run test:release` makes a release, unpacks it in an empty folder, and uses it as an operator does, with only
 * PATH and HOME. Not a part of `npm test`, because it needs port 3000 and a package registry.
 */
import assert from 'node:assert/strict';
import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { inRoot } from '../machine/paths';
import { runTool } from '../machine/run';

const origin = 'http://localhost:3000';

function collectOutput(stream: NodeJS.ReadableStream): () => string {
  let text = '';
  stream.on('data', (chunk) => (text += String(chunk)));
  return () => text;
}

async function useRelease(folder: string, home: string): Promise<void> {
  const env = { PATH: process.env.PATH ?? '', HOME: home };
  const options = { cwd: folder, env };
  const program = path.join(folder, 'linehaul');
  const linehaul = (...args: string[]) => promisify(execFile)(program, args, options);
  assert.match((await linehaul('--help')).stdout, /^Usage: linehaul/);
  assert.match(folder, new RegExp(`linehaul-${(await linehaul('--version')).stdout.trim()}$`));
  assert.ok((await readdir(folder)).includes('CHANGELOG.md'));

  const server = spawn(program, ['start'], {
    ...options,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(server, 'exit');
  const output = collectOutput(server.stdout);
  try {
    while (!output().includes(`Linehaul is at ${origin}`)) {
      assert.equal(server.exitCode, null, output());
      await Promise.race([once(server.stdout, 'data'), exited]);
    }
    const page = await (await fetch(`${origin}/drivers`)).text();
    assert.match(page, /<h1/, 'the page is rendered on the server');
    const response = await fetch(`${origin}/api/account/login/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'driver', password: 'linehaul-demo' }),
    });
    assert.equal(response.status, 200, 'a driver signs in');
    assert.match((await linehaul('people', 'list')).stdout, /dispatcher/);
    await linehaul('backup', 'carrier.jsonl');
    assert.ok((await readdir(folder)).includes('carrier.jsonl'));
  } finally {
    server.kill('SIGTERM');
  }
  assert.deepEqual(await exited, [0, null], 'it stops by itself');
}

async function main(): Promise<void> {
  assert.equal(await runTool('tools/build/release.ts'), 0);
  const archive = (await readdir(inRoot('release'))).find((name) => name.endsWith('.tar.gz')) ?? '';
  const folder = await mkdtemp(path.join(tmpdir(), 'linehaul-release-'));
  try {
    execFileSync('tar', ['-xzf', inRoot('release', archive), '-C', folder]);
    const [name = ''] = await readdir(folder);
    await useRelease(path.join(folder, name), folder);
    console.log(`${archive} was unpacked, started and used.`);
  } finally {
    await rm(folder, { recursive: true });
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
