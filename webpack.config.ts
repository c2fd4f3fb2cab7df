import type { Configuration } from 'webpack';
import { dist } from './tools/paths';
import { browserConfig } from './tools/webpack/browser';
import { renderConfig, serverConfig } from './tools/webpack/node';

/** The three programs of the product, built with `npm run build` (tools/build.ts). */
export default function configurations(): Configuration[] {
  const target = { mode: 'production', output: dist } as const;
  return [browserConfig(target), renderConfig(target), serverConfig(target)];
}
