import CopyPlugin from 'copy-webpack-plugin';
import { Marked } from 'marked';
import type { WebpackPluginInstance } from 'webpack';
import { inRoot } from '../machine/paths';

const style = `
  :root { color-scheme: light dark; font: 18px/1.6 system-ui, sans-serif; }
  main { max-width: 42rem; margin: 0 auto; padding: 1rem 1rem 4rem; overflow-wrap: break-word; }
  h1, h2 { line-height: 1.25; }
  h2 { margin-top: 2.5rem; }
  li { margin: 0.5rem 0; }
  img { max-width: 100%; border-radius: 8px; border: 1px solid color-mix(in srgb, currentcolor 25%, transparent); object-fit: contain; }`;

const marked = new Marked({
  renderer: {
    /** Keeps only links to other guides, since the site does not have the repository's other documents. */
    link({ href, tokens }) {
      const text = this.parser.parseInline(tokens);
      const [, guide] = /^([\w-]+)\.md$/.exec(href) ?? [];
      return guide === undefined ? text : `<a href="${guide}.html">${text}</a>`;
    },
  },
});

function guidePage(markdown: string): string {
  const [, title = ''] = /^# (.+)$/m.exec(markdown) ?? [];
  return `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${style}
</style>
</head>
<body>
<main>
${marked.parse(markdown, { async: false })}</main>
</body>
</html>
`;
}

/** Adds the guides of docs/guide to the site, as pages such as `guide/driver.html`, with their pictures. */
export function guides(): WebpackPluginInstance {
  return new CopyPlugin({
    patterns: [
      {
        from: inRoot('docs', 'guide'),
        to: 'guide/[name].html',
        transform: (markdown) => guidePage(markdown.toString()),
      },
      { from: inRoot('docs', 'pictures'), to: 'pictures' },
    ],
  });
}
