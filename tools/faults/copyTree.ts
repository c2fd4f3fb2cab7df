import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { inRoot, root } from '../machine/paths';

/** Copies the working tree of the repository into a new temporary folder, which shares the packages. */
export function copyTree(): string {
  const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'linehaul-faults-'));
  const listed = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
    cwd: root,
  });
  for (const file of listed.toString().split('\0').filter(isFile)) {
    fs.cpSync(inRoot(file), path.join(copy, file));
  }
  fs.symlinkSync(inRoot('node_modules'), path.join(copy, 'node_modules'));
  return copy;
}

/** Returns false for a file that Git still lists even though it was deleted. */
const isFile = (file: string) => file !== '' && fs.existsSync(inRoot(file));
