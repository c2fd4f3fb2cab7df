/**
 * `npm start` builds all programs if a source file has changed, and then runs the server. Forwards signals to the
 * server and exits with the server's code. Checks the port first, because the build takes half a minute.
 */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { currentBuildHash, lastBuildHash } from '../build/buildHash';
import { fixableFailure } from '../../server/platform/fixableFailure';
import { dist, root } from '../machine/paths';
import { freePort } from '../machine/port';
import { runTool } from '../machine/run';

/** Rejects if the server's port is in use. Leaves an invalid port to the server, which rejects it. */
async function checkPort(): Promise<void> {
  const { PORT = '3000', HOST } = process.env;
  if (/^\d+$/.test(PORT) && Number(PORT) < 65_536)
    await freePort(Number(PORT), HOST || 'localhost');
}

/** Builds if a source file has changed. Ignores the settings in the page, because the server replaces them. */
async function buildIfNeeded(): Promise<boolean> {
  if (lastBuildHash()?.inputs === currentBuildHash().inputs) {
    console.log('Build is up to date.');
    return true;
  }
  const [code] = await Promise.all([
    // In a separate process, which frees webpack's memory before the server runs.
    runTool('tools/build/build.ts'),
    runTool('tools/start/prepareDatabase.ts'),
  ]);
  return code === 0;
}

function serve(): void {
  const server = spawn(process.execPath, [path.join(dist, 'server', 'main.js')], {
    cwd: root,
    stdio: 'inherit',
  });
  // In a terminal, Ctrl-C reaches the server too. The server ignores the second signal.
  process.on('SIGTERM', () => server.kill('SIGTERM'));
  process.on('SIGINT', () => server.kill('SIGINT'));
  server.once('exit', (code, signal) => {
    process.exitCode = code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1);
  });
}

checkPort()
  .then(buildIfNeeded)
  .then((built) => {
    if (built) serve();
    else process.exitCode = 1;
  })
  .catch((error: unknown) => {
    console.error(fixableFailure(error) ?? error);
    process.exitCode = 1;
  });
