import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { inRoot } from '../machine/paths';

let folder: string;

beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'linehaul-command-'));
  fs.copyFileSync(inRoot('deploy', 'linehaul'), path.join(folder, 'linehaul'));
  fs.mkdirSync(path.join(folder, 'dist', 'server'), { recursive: true });
  fs.writeFileSync(path.join(folder, 'dist', 'server', 'cli.js'), 'console.log("started")');
  const version = path.join(folder, 'version.js');
  fs.writeFileSync(
    version,
    "Object.defineProperty(process, 'versions', { value: { node: process.env.VERSION } })",
  );
  const node = `#!/bin/sh\nexec ${process.execPath} --require ${version} "$@"\n`;
  fs.writeFileSync(path.join(folder, 'node'), node, { mode: 0o755 });
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

function outputWith(VERSION: string): string {
  const env = { PATH: `${folder}:/usr/bin:/bin`, VERSION };
  const { stdout, stderr } = spawnSync(path.join(folder, 'linehaul'), ['--help'], {
    env,
    encoding: 'utf8',
  });
  return stdout + stderr;
}

it.each(['18.19.0', '20.18.3'])(
  'a release with Node %s asks for a newer Node in one line',
  (version) => {
    expect(outputWith(version)).toBe('Linehaul needs Node 20.19 or newer on PATH.\n');
  },
);

it.each(['20.19.0', '22.1.0'])('a release starts with Node %s', (version) => {
  expect(outputWith(version)).toBe('started\n');
});
