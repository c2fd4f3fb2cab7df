/**
 * `npm run dev` serves the site and the office with hot reload on PORT (3000). Forwards calls to the server, which runs
 * on a separate port. Builds the server again and restarts it after each change. Does not change dist/. Uses the same
 * database as `npm start`.
 */
import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack, { type Configuration, type MultiStats, type Stats } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { DevBackend } from './devBackend';
import { cache } from '../machine/paths';
import { freePort } from '../machine/port';
import { browserConfig } from '../webpack/browser';
import type { BuildTarget } from '../webpack/common';
import { officeConfig } from '../webpack/office';
import { renderConfig, serverConfig } from '../webpack/node';

const host = 'localhost';
const target: BuildTarget = { mode: 'development', output: path.join(cache, 'dev') };
const port = Number(process.env.PORT ?? 3000);

const serverPaths = ['/api', '/account', '/media', '/healthz', '/readyz', '/sitemap.xml'];

function site(backendPort: number): WebpackDevServer {
  const configs: Configuration[] = [browserConfig(target, true), officeConfig(target, true)];
  for (const { plugins } of configs) {
    plugins?.push(new ReactRefreshPlugin({ exclude: [/node_modules/, /\.inline\.ts$/] }));
  }
  return new WebpackDevServer(
    {
      host,
      port,
      hot: true,
      historyApiFallback: { rewrites: [{ from: /^\/office/, to: '/office/index.html' }] },
      client: { overlay: { runtimeErrors: false } },
      // Writes the page to the disk, because the server reads it there.
      devMiddleware: { writeToDisk: (file) => file.endsWith('index.html') },
      proxy: [{ context: serverPaths, target: `http://127.0.0.1:${backendPort}` }],
      // This program handles signals, to stop both servers together.
      setupExitSignals: false,
    },
    webpack(configs),
  );
}

function watchPrograms(changed: () => void): webpack.MultiCompiler {
  const compiler = webpack([renderConfig(target), serverConfig(target)]);
  compiler.watch({ aggregateTimeout: 200 }, (error, stats) => {
    if (error) console.error(error);
    else if (stats?.hasErrors()) console.error(stats.toString('errors-only'));
    else changed();
  });
  return compiler;
}

function logAddress(stats: Stats | MultiStats): void {
  if (!stats.hasErrors()) console.log(`The site is at http://localhost:${port}`);
}

async function main(): Promise<void> {
  // Checks the port first, because nothing can catch the dev server's error about a port in use.
  await freePort(port, host);
  const backendPort = await freePort();
  const backend = new DevBackend(path.join(target.output, 'server', 'main.js'), {
    PORT: String(backendPort),
    HOST: '127.0.0.1',
    ALLOWED_ORIGINS: `http://localhost:${port},http://127.0.0.1:${port}`,
  });
  const devServer = site(backendPort);
  await devServer.start();
  devServer.compiler.hooks.done.tap('dev', logAddress);
  const programs = watchPrograms(() => void backend.restart());

  const stop = async () => {
    await Promise.all([devServer.stop(), backend.stop()]);
    programs.close(() => process.exit(0));
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
}

main().catch((error: unknown) => {
  const reason = error instanceof Error ? error.message : String(error);
  console.error(`npm run dev did not start: ${reason}`);
  process.exitCode = 1;
});
