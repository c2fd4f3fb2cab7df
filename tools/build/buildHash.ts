import fs from 'node:fs';
import path from 'node:path';
import { filesUnder, hashOfFiles, isProductFile } from '../machine/files';
import { dist, inRoot, serverSource, source } from '../machine/paths';
import { settingsFromEnvironment } from './settings';

export interface BuildHash {
  readonly inputs: string;
  readonly settings: string;
}

const hashFile = path.join(dist, '.build-hash.json');

function inputFiles(): string[] {
  const folders = [
    source,
    serverSource,
    inRoot('public'),
    inRoot('docs', 'guide'),
    inRoot('docs', 'pictures'),
    inRoot('tools', 'webpack'),
  ];
  const single = [
    'webpack.config.ts',
    'package-lock.json',
    'tsconfig.json',
    'tools/build/build.ts',
    'tools/build/compile.ts',
    'tools/build/settings.ts',
  ];
  return [...folders.flatMap(filesUnder).filter(isProductFile), ...single.map((f) => inRoot(f))];
}

export function currentBuildHash(): BuildHash {
  return {
    inputs: hashOfFiles(inputFiles()),
    settings: JSON.stringify(settingsFromEnvironment(process.env)),
  };
}

/** Returns the hash of the build in `dist/`, or undefined if there is none or it is incomplete. */
export function lastBuildHash(): BuildHash | undefined {
  try {
    return JSON.parse(fs.readFileSync(hashFile, 'utf8')) as BuildHash;
  } catch {
    return undefined;
  }
}

/** Marks the build in `dist/` as complete. */
export function writeBuildHash(hash: BuildHash): void {
  fs.writeFileSync(hashFile, JSON.stringify(hash));
}

export function removeBuildHash(): void {
  fs.rmSync(hashFile, { force: true });
}
