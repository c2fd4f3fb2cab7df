/**
 * Finds the tests that only `npm test -- --all` runs. Such a test file says so itself, in a comment line that starts
 * with the tag and continues with the reason:
 *
 *     // @only-all: takes 40 s, and the unit tests of its rule find the same faults.
 */
import fs from 'node:fs';
import path from 'node:path';
import { filesUnder } from '../machine/files';
import { inRoot, root } from '../machine/paths';

const variable = 'LEAVE_OUT_ONLY_ALL';

/** Whether this process leaves these tests out. */
export const leavesOut = Boolean(process.env[variable]);

/** The environment for a process that leaves these tests out. */
export const leavingOut = { [variable]: 'true' };

/** Describes in one line what `npm test` left out. */
export function describeLeftOut(): string {
  const [endToEnd, jest] = [onlyAllFiles('e2e'), onlyAllFiles('src', 'server', 'tools')];
  return `Only npm test -- --all runs ${endToEnd.length} end-to-end files and ${jest.length} other files (each says why: @only-all), more than one story of a component, four fifths of generated cases, the browsers besides Chromium, and PostgreSQL where the embedded database decides the same.`;
}

/** Lists the test files with the tag in these folders, relative to the root of the repository. */
export function onlyAllFiles(...folders: readonly string[]): string[] {
  return folders
    .flatMap((folder) => filesUnder(inRoot(folder)))
    .filter((file) => /\.(test|e2e)\.tsx?$/.test(file) && readOnlyAllReason(file) !== undefined)
    .map((file) => path.relative(root, file));
}

/** Returns the reason that a file gives, or undefined if `npm test` runs the file. */
export function readOnlyAllReason(file: string): string | undefined {
  return /^ *(?:\/\/|\/?\*+) ?@only-all: (\S.*?)(?: ?\*\/)?$/m.exec(
    fs.readFileSync(file, 'utf8'),
  )?.[1];
}
