import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the release or the checkout. The built server runs in the folder's dist/server. */
const ownFolder = join(__dirname, '..', '..');

/**
 * Returns the command as an operator types it in this installation. A release has `linehaul`, and a
 * checkout has npm scripts.
 */
export function operatorCommand(name: string, args: string, folder = ownFolder): string {
  return existsSync(join(folder, 'linehaul'))
    ? `linehaul ${name} ${args}`
    : `npm run ${name} -- ${args}`;
}
