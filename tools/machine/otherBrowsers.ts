/** The browsers of `npm run test:browsers`. */
import { aptInstall, onPath } from './find';

/** Each browser's programs and Debian packages. */
const browsers = {
  firefox: { programs: ['firefox-esr'], packages: ['firefox-esr'] },
  webkitgtk: {
    programs: ['WebKitWebDriver', 'Xvfb'],
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
  wpe: { programs: ['WPEWebDriver', 'cog'], packages: ['wpewebkit-driver', 'cog'] },
};

export type BrowserName = keyof typeof browsers;

const names = Object.keys(browsers) as BrowserName[];

const isInstalled = (name: BrowserName) =>
  browsers[name].programs.every((program) => onPath(program) !== undefined);

/** Installs the missing browsers, if Debian has them and this process may install packages. */
export function ensureBrowsers(): void {
  const missing = names.filter((name) => !isInstalled(name));
  // One after another, since some versions of Debian lack some of the packages.
  for (const name of missing) aptInstall(...browsers[name].packages);
}

/** The browsers that can be tested, and the browsers that this machine lacks. */
export function availableBrowsers() {
  return {
    installed: names.filter(isInstalled),
    missing: names.filter((name) => !isInstalled(name)),
  };
}
