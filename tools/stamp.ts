import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { filesUnder, isProductFile } from './files';
import { dist, inRoot, root, serverSource, source } from './paths';
import { settingsFromEnvironment } from './settings';

/** What a build was made of: the content of its inputs, and the settings baked into the page. */
export interface Stamp {
  readonly inputs: string;
  readonly settings: string;
}

const stampFile = path.join(dist, '.stamp.json');

function inputFiles(): string[] {
  const folders = [source, serverSource, inRoot('public'), inRoot('tools', 'webpack')];
  const single = [
    'webpack.config.ts',
    'package-lock.json',
    'tsconfig.json',
    'tools/build.ts',
    'tools/settings.ts',
  ];
  return [...folders.flatMap(filesUnder).filter(isProductFile), ...single.map((f) => inRoot(f))];
}

function hashOfFiles(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) {
    hash.update(path.relative(root, file)).update('\0').update(fs.readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/** The stamp that a build made now would have. */
export function currentStamp(): Stamp {
  return {
    inputs: hashOfFiles(inputFiles()),
    settings: JSON.stringify(settingsFromEnvironment(process.env)),
  };
}

/** The stamp of the build in `dist/`, if there is a whole one. */
export function builtStamp(): Stamp | undefined {
  try {
    return JSON.parse(fs.readFileSync(stampFile, 'utf8')) as Stamp;
  } catch {
    return undefined;
  }
}

/** Says that `dist/` is whole. A build removes the stamp first and writes it last. */
export function writeStamp(stamp: Stamp): void {
  fs.writeFileSync(stampFile, JSON.stringify(stamp));
}

export function removeStamp(): void {
  fs.rmSync(stampFile, { force: true });
}

/** Version of webpack's disk cache: another configuration must not read this one's cache. */
export function toolingVersion(): string {
  const files = [...filesUnder(inRoot('tools', 'webpack')), inRoot('package-lock.json')];
  return hashOfFiles(files).slice(0, 16);
}
