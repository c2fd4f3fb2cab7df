import fs from 'node:fs';
import { inRoot } from '../machine/paths';
import { readReleases, rejectReusedVersion } from './releases';

const releases = { '1.0.0': 'a'.repeat(40) };

test('a release is made of the commit that its version is recorded with, or of a version that is not recorded', () => {
  expect(() => rejectReusedVersion('1.0.0', 'a'.repeat(40), releases)).not.toThrow();
  expect(() => rejectReusedVersion('1.1.0', 'b'.repeat(40), releases)).not.toThrow();
});

test('a version that is recorded with another commit is rejected, with both commits', () => {
  expect(() => rejectReusedVersion('1.0.0', 'b'.repeat(40), releases)).toThrow(
    '1.0.0 is the release of commit aaaaaaaa, and this is bbbbbbbb.',
  );
});

test('each release of the changelog is recorded with a whole commit', () => {
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
