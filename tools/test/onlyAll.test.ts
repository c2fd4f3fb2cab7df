import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { filesUnder } from '../machine/files';
import { inRoot, root } from '../machine/paths';
import { leavingOut, onlyAllFiles, readOnlyAllReason } from './onlyAll';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'linehaul-only-all-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

describe('the tag @only-all', () => {
  it.each([
    ['// @only-all: takes long.', 'takes long.'],
    ['/** @only-all: takes long. */', 'takes long.'],
    ["import 'a';\n\n/**\n * Tests a.\n * @only-all: takes long.\n */", 'takes long.'],
    ['// @only-all:', undefined],
    ["const tag = '// @only-all: no comment';", undefined],
  ])('readOnlyAllReason reads the tag in %j as %j', (text, reason) => {
    const file = path.join(folder, 'a.test.ts');
    fs.writeFileSync(file, text);
    expect(readOnlyAllReason(file)).toBe(reason);
  });

  it.each([
    { runner: 'playwright', args: ['test', '--list'], folders: ['e2e'] },
    { runner: 'jest', args: ['--listTests'], folders: ['src', 'server', 'tools'] },
  ])(
    '$runner leaves out the files with the tag @only-all, and no others',
    ({ runner, args, folders }) => {
      const { stdout } = spawnSync(inRoot('node_modules', '.bin', runner), args, {
        cwd: root,
        encoding: 'utf8',
        // Unset, because Playwright stops if this variable says that it runs inside Jest.
        env: { ...process.env, ...leavingOut, JEST_WORKER_ID: undefined },
      });
      const files = folders
        .flatMap((name) => filesUnder(inRoot(name)))
        .filter((file) => /\.(test|e2e)\.tsx?$/.test(file))
        .map((file) => path.relative(root, file));
      const tagged = onlyAllFiles(...folders);
      const isListed = (file: string) => stdout.includes(file.replace('e2e/', ''));
      expect(files.length).toBeGreaterThan(30);
      expect(files.filter(isListed)).toEqual(files.filter((file) => !tagged.includes(file)));
    },
  );
});
