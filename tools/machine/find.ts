import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

export function onPath(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return folders.map((folder) => path.join(folder, name)).find(isProgram);
}

export function isProgram(file: string): boolean {
  try {
    fs.accessSync(file, fs.constants.X_OK);
    return fs.statSync(file).isFile();
  } catch {
    return false;
  }
}

export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** Installs Debian packages if this process is root and apt-get exists. Returns whether that worked. */
export function aptInstall(...packages: string[]): boolean {
  if (!isRoot() || onPath('apt-get') === undefined) return false;
  console.log(`Installing Debian's ${packages.join(', ')} …`);
  const apt = (...args: string[]) =>
    // Waits for the lock, since another apt may be running.
    spawnSync('apt-get', ['-o', 'DPkg::Lock::Timeout=300', '-qq', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  // A partly failed update may still have fetched what the installation needs.
  apt('update');
  return apt('install', '-y', '--no-install-recommends', ...packages);
}
