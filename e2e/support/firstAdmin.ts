import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { dist } from '../../tools/machine/paths';

const run = promisify(execFile);

/** Creates the first admin with the command from the startup message. Returns the first password. */
export async function firstAdmin(dataDir: string): Promise<string> {
  const args = ['people', 'add', 'priya', '--role', 'admin', '--email', 'priya@northway.example'];
  const { stdout } = await run(process.execPath, [path.join(dist, 'server', 'cli.js'), ...args], {
    env: { ...process.env, DATA_DIR: dataDir },
  });
  return /shown only now: (.+)$/m.exec(stdout)?.[1]?.trim() ?? '';
}
