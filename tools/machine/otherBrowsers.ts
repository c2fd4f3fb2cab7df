/** The browsers of `npm run test:browsers`. */
import { aptInstall, onPath } from './find';

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

/** Installs the missing browsers, if Debian has them and this process is root. */
export function ensureBrowsers(): void {
  const missing = names.filter((name) => !isInstalled(name));
  // Installs them one after another, because some versions of Debian do not have all packages.
  for (const name of missing) aptInstall(...browsers[name].packages);
}

export function availableBrowsers() {
  return {
    installed: names.filter(isInstalled),
    missing: names.filter((name) => !isInstalled(name)),
  };
}
