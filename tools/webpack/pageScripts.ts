import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Compiler } from 'webpack';

/** The pages that the server renders, with the names of their chunks. */
export const renderedPages: Readonly<Record<string, string>> = {
  '/': 'page-home',
  '/drivers': 'page-drivers',
  '/shippers': 'page-shippers',
  '/privacy': 'page-privacy',
};

/** Lists in the page's template which scripts each rendered page needs in addition to the app's. */
export class PageScriptsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('PageScriptsPlugin', (compilation) => {
      const getChunkFiles = (chunk: string) =>
        compilation.namedChunkGroups.get(chunk)?.getFiles() ?? [];
      HtmlWebpackPlugin.getCompilationHooks(compilation).beforeEmit.tap(
        'PageScriptsPlugin',
        (page) => {
          const scripts = Object.entries(renderedPages).map(([path, chunk]) => {
            const own = getChunkFiles(chunk).filter((file) => !getChunkFiles('app').includes(file));
            return [path, own.map((file) => `/${file}`)];
          });
          const list = JSON.stringify(Object.fromEntries(scripts));
          return {
            ...page,
            html: page.html.replace('<!--page-scripts-->', `<!--page-scripts${list}-->`),
          };
        },
      );
    });
  }
}
