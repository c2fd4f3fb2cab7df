import path from 'node:path';
import { require as requireByTsx } from 'tsx/cjs/api';
import webpack from 'webpack';
import type makeTemplates from '../../server/testing/templates';
import { cache } from '../machine/paths';
import { leavesOut } from '../test/onlyAll';
import { serverConfig } from '../webpack/node';

/**
 * Jest's globalSetup for the server's tests. Makes the databases that tests copy, and with `--all` builds the programs
 * that tests start as processes.
 */
export default async function setUpServer(): Promise<void> {
  // tsx resolves '@/' here, which Jest does not.
  const { default: make } = requireByTsx('../../server/testing/templates', __filename) as {
    default: typeof makeTemplates;
  };
  await make();
  if (leavesOut) return;
  const output = path.join(cache, 'serverTests');
  await build(output);
  process.env.BUILT_SERVER = path.join(output, 'server');
}

function build(output: string): Promise<void> {
  return new Promise((resolve, reject) => {
    webpack(serverConfig({ mode: 'development', output }), (error, stats) => {
      if (error) reject(error);
      else if (stats?.hasErrors()) reject(new Error(stats.toString('errors-only')));
      else resolve();
    });
  });
}
