import path from 'node:path';
import CompressionPlugin from 'compression-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration } from 'webpack';
import { inRoot } from '../machine/paths';
import { settingsFromEnvironment } from '../build/settings';
import { common, files, inlineScripts, minifyPage, scripts, type BuildTarget } from './common';
import { notStarted } from './notStarted';
import { SettingsBlockPlugin } from './settingsBlock';

/**
 * Builds the office, which is `office/index.html` and its assets, served under /office. A separate compilation, so that
 * no part of it gets into the site's chunks or the service worker's list of files.
 */
export function officeConfig({ mode, output }: BuildTarget, refresh = false): Configuration {
  const production = mode === 'production';
  const name = production ? '[name].[contenthash:10].js' : '[name].js';
  return {
    ...common('office', mode),
    target: 'browserslist',
    entry: { office: inRoot('src', 'office', 'browser.tsx') },
    output: {
      path: path.join(output, 'office'),
      publicPath: '/office/',
      filename: `assets/${name}`,
      clean: production,
      // Keeps the two programs on one dev server from applying each other's hot updates.
      uniqueName: 'linehaul-office',
    },
    module: { rules: [scripts(mode, 'browser', refresh), inlineScripts, files(false, '/')] },
    optimization: {
      splitChunks: { chunks: 'all' },
      minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false })],
    },
    plugins: [
      new HtmlWebpackPlugin({
        template: inRoot('src', 'office', 'index.html'),
        templateParameters: { notStarted },
        inject: 'head',
        scriptLoading: 'defer',
        minify: minifyPage(mode),
      }),
      new SettingsBlockPlugin(settingsFromEnvironment(process.env)),
      ...(production
        ? [
            new CompressionPlugin({
              test: /\.js$/,
              filename: '[path][base].br',
              algorithm: 'brotliCompress',
            }),
          ]
        : []),
    ],
  };
}
