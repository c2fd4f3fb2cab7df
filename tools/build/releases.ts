import fs from 'node:fs';
import { inRoot } from '../machine/paths';

/**
 * Returns the commit of each release, with the newest release last. Reads `releases.json` instead of Git's tags, since
 * a clone may not have the tags.
 */
export function readReleases(): Record<string, string> {
  return JSON.parse(fs.readFileSync(inRoot('releases.json'), 'utf8')) as Record<string, string>;
}

/** Throws if the version is recorded with another commit, since two builds would have the same name. */
export function rejectReusedVersion(
  version: string,
  commit: string,
  releases: Readonly<Record<string, string>>,
): void {
  const recorded = releases[version];
  if (recorded === undefined || recorded === commit) return;
  throw new Error(
    `${version} is the release of commit ${recorded.slice(0, 8)}, and this is ${commit.slice(0, 8)}. Set another version in package.json.`,
  );
}
