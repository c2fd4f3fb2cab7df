import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the release or the checkout. The built server runs in its dist/server. */
const ownFolder = join(__dirname, '..', '..');

/** The setting DATA_DIR where nobody has set it. */
export const defaultDataDir = '.data';

interface Options {
  /** The data folder of the server that the command is for. */
  dataDir?: string;
  folder?: string;
}

/**
 * Returns a command as an operator types it: with `linehaul` in a release, with npm in a checkout. Names the data folder
 * if it is not the default.
 */
export function operatorCommand(
  name: string,
  args: string,
  { dataDir = defaultDataDir, folder = ownFolder }: Options = {},
): string {
  const prefix = dataDir === defaultDataDir ? '' : `DATA_DIR=${shellWord(dataDir)} `;
  return existsSync(join(folder, 'linehaul'))
    ? `${prefix}linehaul ${name} ${args}`
    : `${prefix}npm run ${name} -- ${args}`;
}

const shellWord = (text: string) =>
  /^[\w./-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
