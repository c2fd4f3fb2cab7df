// webpack-cli compiles only this file. tsx compiles the files that it imports.
import 'tsx/cjs';
import type { Configuration } from 'webpack';
import { dist } from './tools/machine/paths';
import { browserConfig } from './tools/webpack/browser';
import { officeConfig } from './tools/webpack/office';
import { renderConfig, serverConfig } from './tools/webpack/node';

/** The configurations of the product's four programs, which `npm run build` builds (tools/build/build.ts). */
export default function configurations(): Configuration[] {
  const target = { mode: 'production', output: dist } as const;
  return [browserConfig(target), officeConfig(target), renderConfig(target), serverConfig(target)];
}
