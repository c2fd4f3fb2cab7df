import fs from 'node:fs';
import { inRoot } from '../machine/paths';
import { readReleases, rejectReusedVersion } from './releases';

const releases = { '1.0.0': 'a'.repeat(40) };

test('a release is allowed if its version is unrecorded, or recorded with the same commit', () => {
  expect(() => rejectReusedVersion('1.0.0', 'a'.repeat(40), releases)).not.toThrow();
  expect(() => rejectReusedVersion('1.1.0', 'b'.repeat(40), releases)).not.toThrow();
});

test('a version recorded with another commit is rejected, and the message names both commits', () => {
  expect(() => rejectReusedVersion('1.0.0', 'b'.repeat(40), releases)).toThrow(
    '1.0.0 is the release of commit aaaaaaaa, and this is bbbbbbbb.',
  );
});

test('each release in the changelog is recorded with a full commit hash', () => {
  const changelog = fs.readFileSync(inRoot('CHANGELOG.md'), 'utf8');
  const released = [...changelog.matchAll(/^## (\d+\.\d+\.\d+) - /gm)].map(
    ([, version]) => version,
  );
  expect(released.length).toBeGreaterThan(0);
  const recorded = readReleases();
  expect(released.filter((version = '') => !/^[\da-f]{40}$/.test(recorded[version] ?? ''))).toEqual(
    [],
  );
});
