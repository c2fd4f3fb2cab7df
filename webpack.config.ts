import type { Configuration } from 'webpack';
import { dist } from './tools/paths';
import { browserConfig } from './tools/webpack/browser';
import { renderConfig, serverConfig } from './tools/webpack/node';

/** The three programs of the product. `npm run build` is the way to make them: see tools/build.ts. */
export default function configurations(): Configuration[] {
  const target = { mode: 'production', output: dist } as const;
  return [browserConfig(target), renderConfig(target), serverConfig(target)];
}
