import fs from 'node:fs';
import path from 'node:path';
import CompressionPlugin from 'compression-webpack-plugin';
import CopyPlugin from 'copy-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import { BannerPlugin, Compilation, type Configuration, type WebpackPluginInstance } from 'webpack';
import { InjectManifest } from 'workbox-webpack-plugin';
import { inRoot } from '../machine/paths';
import { common, files, inlineScripts, minifyPage, scripts, type BuildTarget } from './common';
import { guides } from './guides';
import { PageScriptsPlugin } from './pageScripts';
import { settingsFromEnvironment } from '../build/settings';
import { notStarted } from './notStarted';
import { SettingsBlockPlugin } from './settingsBlock';
import { isTile, MapTilesPlugin } from './tiles/drawTiles';

const serviceWorker = inRoot('src', 'app', 'serviceWorker.ts');

/**
 * Adds a brotli and a gzip file next to each script, drawing or text file that they make smaller. Leaves out HTML,
 * which the server changes when it sends it.
 */
function precompressed(): WebpackPluginInstance[] {
  const shared = { test: /\.(js|svg|json|webmanifest|txt)$/, minRatio: 0.95 };
  return [
    new CompressionPlugin({
      ...shared,
      filename: '[path][base].br',
      algorithm: 'brotliCompress',
    }),
    new CompressionPlugin({ ...shared, filename: '[path][base].gz', algorithm: 'gzip' }),
  ];
}

/** Builds the service worker with a list of the site's scripts, pages and fonts. */
function offline(): WebpackPluginInstance[] {
  if (!fs.existsSync(serviceWorker)) return [];
  return [
    new InjectManifest({
      swSrc: serviceWorker,
      swDest: 'service-worker.js',
      include: [/\.(js|html|woff2)$/],
      // Keeps the driver's guide, which a driver may read without a connection.
      exclude: [/service-worker\.js$/, /guide\/(office|own-site)/],
    }),
  ];
}

/**
 * Makes V8 compile the functions of a file in the background while the file loads. Most functions run at the start, and
 * V8 would compile them on the main thread. Runs after the minifier, which removes comments
 * (docs/performance.md, What each optimization gains).
 */
function compileHint(): WebpackPluginInstance {
  return new BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: /\.js$/,
    exclude: /service-worker\.js$/,
    stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });
}

/**
 * Creates the page with the build's settings. A page of `npm run dev` has the extensions unless API_HOST names another
 * backend.
 */
function page(mode: BuildTarget['mode']): WebpackPluginInstance[] {
  const settings = settingsFromEnvironment(process.env);
  return [
    new HtmlWebpackPlugin({
      template: inRoot('src', 'app', 'index.html'),
      templateParameters: { notStarted },
      inject: 'head',
      scriptLoading: 'defer',
      minify: minifyPage(mode),
    }),
    new SettingsBlockPlugin({
      ...settings,
      fleet: mode === 'development' && settings.apiHost === '',
    }),
  ];
}

/** Copies public/ except for msw's worker, which is not a part of the product. */
function publicFiles(): WebpackPluginInstance {
  return new CopyPlugin({
    patterns: [
      {
        from: inRoot('public'),
        noErrorOnMissing: true,
        globOptions: { ignore: ['**/mockServiceWorker.js'] },
      },
    ],
  });
}

export function browserConfig({ mode, output }: BuildTarget, refresh = false): Configuration {
  const production = mode === 'production';
  return {
    ...common('site', mode),
    target: 'browserslist',
    entry: { main: inRoot('src', 'app', 'firstRender', 'browser.tsx') },
    output: {
      path: path.join(output, 'site'),
      publicPath: '/',
      filename: production ? 'assets/[name].[contenthash:10].js' : 'assets/[name].js',
      clean: production && { keep: isTile },
    },
    module: {
      rules: [
        scripts(mode, 'browser', refresh),
        inlineScripts,
        files(true),
        // Emotion uses this package only for `withTheme`, which the product never calls.
        { test: /isolated-hnrs|hoist-non-react-statics/, sideEffects: false },
      ],
    },
    optimization: {
      // In bytes, before minifying. Smaller shared code compresses better as a part of each page that needs it.
      splitChunks: { chunks: 'all', minSize: 50_000 },
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          terserOptions: { compress: { passes: 3 } },
        }),
      ],
    },
    plugins: [
      ...page(mode),
      publicFiles(),
      guides(),
      new MapTilesPlugin(),
      ...(production
        ? [new PageScriptsPlugin(), ...offline(), compileHint(), ...precompressed()]
        : []),
    ],
  };
}
