/** `npm run release` makes `release/linehaul-VERSION-PLATFORM.tar.gz`, which needs only Node. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { inRoot, root } from '../machine/paths';
import { run, runTool } from '../machine/run';
import { readReleases, rejectReusedVersion } from './releases';

/** Whether an operator can run the script in the folder of the release. */
const isOperators = (script: string) => script.startsWith('node dist/server/');

interface Package {
  version: string;
  scripts: Record<string, string>;
}

async function succeed(step: Promise<number>): Promise<void> {
  if ((await step) !== 0) throw new Error('The release was not made.');
}

function keepOperatorsScripts(folder: string, description: Package): void {
  const scripts = Object.entries(description.scripts).filter(([, text]) => isOperators(text));
  const own = { ...description, scripts: Object.fromEntries(scripts) };
  fs.writeFileSync(path.join(folder, 'package.json'), JSON.stringify(own, null, 2));
}

async function release(): Promise<string> {
  const description = JSON.parse(fs.readFileSync(inRoot('package.json'), 'utf8')) as Package;
  const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
  rejectReusedVersion(description.version, commit, readReleases());
  await succeed(runTool('tools/build/build.ts'));
  const name = `linehaul-${description.version}`;
  const releases = inRoot('release');
  const folder = path.join(releases, name);
  fs.rmSync(releases, { recursive: true, force: true });
  for (const part of ['dist', 'package.json', 'package-lock.json', 'CHANGELOG.md', 'docs']) {
    fs.cpSync(inRoot(part), path.join(folder, part), { recursive: true });
  }
  const samples = path.join(folder, 'samples');
  fs.cpSync(inRoot('deploy'), samples, { recursive: true });
  fs.renameSync(path.join(samples, 'linehaul'), path.join(folder, 'linehaul'));
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  await succeed(run('npm', ['ci', '--omit=dev', ...quiet], { cwd: folder }));
  keepOperatorsScripts(folder, description);
  const archive = path.join(releases, `${name}-${process.platform}-${process.arch}.tar.gz`);
  const asRoot = ['--owner=0', '--group=0', '--numeric-owner', '--sort=name'];
  // Makes the files readable for the service's user, regardless of the umask of the person who makes the release.
  const readable = '--mode=u=rwX,go=rX';
  await succeed(run('tar', ['-czf', archive, ...asRoot, readable, '-C', releases, name]));
  fs.rmSync(folder, { recursive: true });
  return archive;
}

release().then(
  (archive) => {
    const megabytes = (fs.statSync(archive).size / 2 ** 20).toFixed(0);
    console.log(`${path.relative(root, archive)}: ${megabytes} MB`);
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
