import path from 'node:path';
import type { Configuration, RuleSetRule } from 'webpack';
import { browserslist } from '../../package.json';
import { cache, inRoot, root } from '../machine/paths';
import { filesUnder, hashOfFiles } from '../machine/files';

export type Mode = 'production' | 'development';

/** The mode of a build, and the folder for its programs `site/`, `office/`, `server/` and `render/`. */
export interface BuildTarget {
  readonly mode: Mode;
  readonly output: string;
}

/**
 * Compiles TypeScript and JSX with swc for the browsers in package.json or for Node 20, without polyfills. Does not
 * check types.
 */
export function scripts(mode: Mode, platform: 'browser' | 'node', refresh = false): RuleSetRule {
  return {
    test: /\.tsx?$/,
    exclude: [/node_modules/, /\.inline\.ts$/],
    loader: 'swc-loader',
    options: {
      swcrc: false,
      env: { targets: platform === 'browser' ? browserslist : 'node 20' },
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: {
          react: { runtime: 'automatic', development: mode === 'development', refresh },
        },
      },
    },
  };
}

/**
 * Imports `*.inline.ts` as text, for a script element of a page. These scripts also run in browsers that are too old
 * for the product.
 */
export const inlineScripts: RuleSetRule = {
  test: /\.inline\.ts$/,
  type: 'asset/source',
  loader: 'swc-loader',
  options: { swcrc: false, jsc: { parser: { syntax: 'typescript' }, target: 'es2015' } },
};

/** Minifies a page for production but keeps comments, since the server uses them as markers. */
export const minifyPage = (mode: Mode) =>
  mode === 'production' && {
    collapseWhitespace: true,
    minifyCSS: true,
    minifyJS: true,
    removeComments: false,
  };

/**
 * Gives pictures, videos and fonts the same hashed URL in every build. `publicPath` is the URL of their folder, if it
 * differs from that of the build's other assets.
 */
export function files(emit: boolean, publicPath?: string): RuleSetRule {
  return {
    test: /\.(svg|png|jpe?g|webp|avif|mp4|webm|woff2?)$/,
    type: 'asset/resource',
    generator: {
      filename: 'assets/[name].[contenthash:10][ext]',
      emit,
      ...(publicPath && { publicPath }),
    },
  };
}

const sourceAlias = { '@': path.join(root, 'src') };

/** Returns the version of webpack's disk cache, which changes with the configuration. */
function toolingVersion(): string {
  const files = [...filesUnder(inRoot('tools', 'webpack')), inRoot('package-lock.json')];
  return hashOfFiles(files).slice(0, 16);
}

/**
 * The configuration that all programs share. Only development builds have a disk cache, because writing one takes a
 * fifth of a whole build.
 */
export function common(name: string, mode: Mode): Configuration {
  return {
    name,
    mode,
    context: root,
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'], alias: sourceAlias },
    cache: mode === 'development' && {
      type: 'filesystem',
      name,
      cacheDirectory: path.join(cache, 'webpack'),
      version: toolingVersion(),
    },
    devtool: mode === 'development' ? 'cheap-module-source-map' : false,
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}
