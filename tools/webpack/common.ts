import path from 'node:path';
import type { Configuration, RuleSetRule } from 'webpack';
import { browserslist } from '../../package.json';
import { cache, inRoot, root } from '../machine/paths';
import { filesUnder, hashOfFiles } from '../machine/files';

export type Mode = 'production' | 'development';

/** One folder with four programs: `site/`, `office/`, `server/` and `render/`. */
export interface BuildTarget {
  readonly mode: Mode;
  /** The absolute path of the folder: `dist` for the product. */
  readonly output: string;
}

/**
 * TypeScript and JSX, compiled by swc for the browsers of package.json. Nothing is polyfilled. Types are checked by
 * `npm run typecheck`, not here.
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
 * Scripts that are imported as text, for a script element of a page. Even browsers that are too old for the rest run
 * them.
 */
export const inlineScripts: RuleSetRule = {
  test: /\.inline\.ts$/,
  type: 'asset/source',
  loader: 'swc-loader',
  options: { swcrc: false, jsc: { parser: { syntax: 'typescript' }, target: 'es2015' } },
};

/** Keeps comments, since the server uses them as markers in the page. */
export const minifyPage = (mode: Mode) =>
  mode === 'production' && {
    collapseWhitespace: true,
    minifyCSS: true,
    minifyJS: true,
    removeComments: false,
  };

/**
 * Pictures, videos and fonts get the same hashed URL in every build; the site's build writes them.
 * `publicPath` is their folder's URL, if not that of the build's own assets.
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

/** `@/…` is `src/…`, as in tsconfig.json. */
const sourceAlias = { '@': path.join(root, 'src') };

/** Version of webpack's disk cache, so that a changed configuration does not read an old cache. */
function toolingVersion(): string {
  const files = [...filesUnder(inRoot('tools', 'webpack')), inRoot('package-lock.json')];
  return hashOfFiles(files).slice(0, 16);
}

/**
 * The configuration that all programs share. Only `npm run dev` has a cache on disk: writing one
 * takes a fifth of a
 * whole build, which `npm start` repeats only after a change (tools/build/buildHash.ts).
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
