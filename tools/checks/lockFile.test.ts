import { missingEntries, parsePlatform, readLock } from './lockFile';

describe('package-lock.json', () => {
  it('package-lock.json has the packages of every platform (else run: npx tsx tools/checks/lockFile.ts)', () => {
    expect(missingEntries(readLock())).toEqual([]);
  });

  it('missingEntries finds a package that package-lock.json has only in another version', () => {
    const packages = {
      'node_modules/parser': {
        version: '1.0.0',
        optionalDependencies: { 'parser-darwin-x64': '1.0.0' },
      },
      'node_modules/parser-darwin-x64': { version: '1.0.0' },
      'node_modules/tool/node_modules/parser': {
        version: '2.0.0',
        optionalDependencies: { 'parser-darwin-x64': '2.0.0' },
      },
    };
    expect(missingEntries({ packages })).toEqual([
      {
        place: 'node_modules/tool/node_modules/parser-darwin-x64',
        name: 'parser-darwin-x64',
        version: '2.0.0',
        dev: false,
      },
    ]);
  });

  it('package-lock.json names no registry', () => {
    expect(JSON.stringify(readLock())).not.toContain('"resolved"');
  });

  it.each([
    ['@swc/core-darwin-arm64', { os: ['darwin'], cpu: ['arm64'] }],
    ['@swc/core-win32-x64-msvc', { os: ['win32'], cpu: ['x64'] }],
    ['@rollup/rollup-linux-x64-musl', { os: ['linux'], cpu: ['x64'], libc: ['musl'] }],
    ['@rollup/rollup-linux-arm-gnueabihf', { os: ['linux'], cpu: ['arm'], libc: ['glibc'] }],
  ])('parsePlatform reads the platform of the package %s from its name', (name, platform) => {
    expect(parsePlatform(name)).toEqual(platform);
  });
});
