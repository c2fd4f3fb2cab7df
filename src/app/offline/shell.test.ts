import { isOldShell, scriptsOf, shellCacheName } from './shell';

describe('the page that opens without a connection', () => {
  it('has one cache per version of the site', () => {
    const one = shellCacheName([{ url: '/assets/main.1.js' }]);
    const other = shellCacheName([{ url: '/assets/main.2.js' }]);
    expect(one).not.toBe(other);
    expect(isOldShell(one, other)).toBe(true);
    expect(isOldShell(other, other)).toBe(false);
    expect(isOldShell('public-content', other)).toBe(false);
  });

  it('lists the scripts that it needs', () => {
    const html =
      '<script type="application/json" id="settings">{}</script>' +
      '<script defer="defer" src="/assets/main.1.js"></script><script src="/assets/2.js"></script>';
    expect(scriptsOf(html)).toEqual(['/assets/main.1.js', '/assets/2.js']);
  });
});
