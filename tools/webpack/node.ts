import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import CopyPlugin from 'copy-webpack-plugin';
import webpack, { type Configuration, type ExternalItemFunctionData } from 'webpack';
import { inRoot } from '../paths';
import { common, files, scripts, type BuildTarget } from './common';

type ExternalAnswer = (error?: Error | null, result?: string) => void;

const { dependencies } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
};

/**
 * Packages stay in node_modules; only our own files are bundled. What is there for developers only would be
 * missing where the product runs (`npm ci --omit=dev`), so it fails the build.
 */
function packages({ request }: ExternalItemFunctionData, answer: ExternalAnswer): void {
  const own = /^(\.|@?\/|[A-Z]:)/i.test(request);
  const [name = ''] = /^(@[^/]+\/)?[^/]+/.exec(request) ?? [];
  if (own) answer();
  else if (isBuiltin(request) || name in dependencies) answer(null, `commonjs ${request}`);
  else answer(new Error(`${name} is no dependency of the product in package.json`));
}

/** Unminified, so that a stack trace in a log can be read. */
function program(name: string, { mode, output }: BuildTarget): Configuration {
  return {
    ...common(name, mode),
    target: 'node20',
    output: {
      path: path.join(output, name),
      publicPath: '/',
      filename: '[name].js',
      chunkFilename: '[name].js',
      library: { type: 'commonjs2' },
      clean: true,
    },
    node: { __dirname: false, __filename: false },
    optimization: { minimize: false, splitChunks: false },
    module: { rules: [scripts(mode, 'node'), files(false)] },
  };
}

/** `render/render.js`: the pages as HTML. Its packages are bundled, so that React exists once. */
export function renderConfig(target: BuildTarget): Configuration {
  return {
    ...program('render', target),
    entry: { render: inRoot('src', 'app', 'render.tsx') },
    // jsdom reads files beside itself and starts workers: it can't be bundled.
    externals: { jsdom: 'commonjs jsdom' },
    plugins: [
      // One file: the server renders with every route at hand.
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    ],
  };
}

/**
 * `server/main.js`: web server and API, with the thread for map tiles, the command line (backup, restore,
 * leads) and the migrations beside it.
 */
export function serverConfig(target: BuildTarget): Configuration {
  return {
    ...program('server', target),
    entry: {
      main: inRoot('server', 'main.ts'),
      cli: inRoot('server', 'cli.ts'),
      tileWorker: inRoot('server', 'tiles', 'tileWorker.ts'),
    },
    externals: packages,
    // A `require` of a path known at run time only (the render entry) stays what it is.
    module: {
      rules: [scripts(target.mode, 'node'), files(false)],
      parser: { javascript: { commonjs: false, createRequire: false } },
    },
    plugins: [
      new CopyPlugin({
        patterns: [
          { from: inRoot('server', 'migrations'), to: 'migrations', noErrorOnMissing: true },
        ],
      }),
    ],
  };
}
