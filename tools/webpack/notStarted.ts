import { browserslist } from '../../package.json';

const names: Readonly<Record<string, string>> = {
  chrome: 'Chrome',
  edge: 'Edge',
  safari: 'Safari',
  ios_saf: 'Safari on iOS',
  firefox: 'Firefox',
};

/**
 * Describes the browsers as a text such as 'Chrome 109, Edge 109'. Throws unless each query is a browser with its first
 * version.
 */
function describeBrowsers(queries: readonly string[]): string {
  return queries
    .map((query) => {
      const [, id = '', version] = /^(\w+) >= (\d+)/.exec(query) ?? [];
      const name = names[id];
      if (name === undefined) throw new Error(`browserslist: no name for '${query}'`);
      return `${name} ${version}`;
    })
    .join(', ');
}

/**
 * The notice of a page whose scripts do not start (src/app/firstRender/queueEarlyEvents.inline.ts). The server replaces
 * its HTML comment with the carrier's phone number (server/site/companyShell.ts).
 */
export const notStarted = `
    <div id="not-started" role="alert" hidden>
      <b>This page has not loaded completely.</b>
      It needs JavaScript and one of these browsers, or a newer version: ${describeBrowsers(browserslist)}.
      Reload the page<!--carrier-phone-->.
    </div>
    <style>
      #not-started { position: sticky; bottom: 0; z-index: 2000; padding: 16px; background: #fff4d6; color: #1a1a1a; font: 16px/1.5 system-ui, sans-serif; }
      #not-started a { color: inherit; }
    </style>
    <noscript><style>#not-started { display: block; }</style></noscript>`;
