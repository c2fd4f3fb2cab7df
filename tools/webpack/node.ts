import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import CopyPlugin from 'copy-webpack-plugin';
import webpack, { type Configuration, type ExternalItemFunctionData } from 'webpack';
import { inRoot } from '../machine/paths';
import { common, files, scripts, type BuildTarget } from './common';

type ExternalResponse = (error?: Error | null, result?: string) => void;

const { dependencies } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
};

/**
 * Bundles only the repository's files, and leaves packages in node_modules. Importing a development dependency fails
 * the build, because it would be missing in production (`npm ci --omit=dev`).
 */
function packages({ request }: ExternalItemFunctionData, resolve: ExternalResponse): void {
  const own = /^(\.|@?\/|[A-Z]:)/i.test(request);
  const [name = ''] = /^(@[^/]+\/)?[^/]+/.exec(request) ?? [];
  if (own) resolve();
  else if (isBuiltin(request) || name in dependencies) resolve(null, `commonjs ${request}`);
  else resolve(new Error(`${name} is not in the dependencies of package.json`));
}

/** A program for Node. It is not minified, so that stack traces in logs are readable. */
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

/** Builds `render/render.js`, which renders the pages as HTML. Bundles the packages, so that React exists only once. */
export function renderConfig(target: BuildTarget): Configuration {
  return {
    ...program('render', target),
    entry: { render: inRoot('src', 'app', 'render.tsx') },
    plugins: [
      // Makes a single file, since the server loads every route at once.
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    ],
  };
}

/**
 * Builds `server/main.js`, the web server with the API. Also builds the command line and the worker threads, and copies
 * the migrations.
 */
export function serverConfig(target: BuildTarget): Configuration {
  return {
    ...program('server', target),
    entry: {
      main: inRoot('server', 'main.ts'),
      cli: inRoot('server', 'cli.ts'),
      passwordWorker: inRoot('server', 'domain', 'accounts', 'passwordWorker.ts'),
      sanitizeWorker: inRoot('server', 'domain', 'content', 'sanitizeWorker.ts'),
      pdfWorker: inRoot('server', 'domain', 'auditPackage', 'pdfWorker.ts'),
      xlsxWorker: inRoot('server', 'platform', 'xlsx', 'xlsxWorker.ts'),
    },
    externals: packages,
    // Leaves a `require` unchanged if its path is known only at run time, like that of the render entry.
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
