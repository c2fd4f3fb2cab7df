import { isOldShell, hasOnlyKnownScripts, shellCacheName } from './shell';

describe('the page that opens without a connection', () => {
  it('each version of the site has its own cache, and recognizes the caches of other versions as old', () => {
    const one = shellCacheName([{ url: '/assets/main.1.js' }]);
    const other = shellCacheName([{ url: '/assets/main.2.js' }]);
    expect(one).not.toBe(other);
    expect(isOldShell(one, other)).toBe(true);
    expect(isOldShell(other, other)).toBe(false);
    expect(isOldShell('public-content', other)).toBe(false);
  });

  it("a page is cached for opening without a connection only if all its scripts are among this version's files", () => {
    const html =
      '<script type="application/json" id="settings">{}</script>' +
      '<script defer="defer" src="/assets/main.1.js"></script><script src="/assets/2.js"></script>';
    const files = [{ url: '/assets/main.1.js' }, { url: '/assets/2.js', revision: null }];
    expect(hasOnlyKnownScripts(files, html)).toBe(true);
    expect(hasOnlyKnownScripts(files.slice(1), html)).toBe(false);
  });

  it('a page without scripts, such as the page of a network portal, is never cached for opening without a connection', () => {
    expect(hasOnlyKnownScripts([{ url: '/assets/main.1.js' }], '<title>Welcome</title>')).toBe(
      false,
    );
  });
});
