import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the release or the checkout; the built server runs in its dist/server. */
const ownFolder = join(__dirname, '..', '..');

/**
 * Returns the command as an operator types it here. A release has `linehaul`, a checkout its npm
 * scripts.
 */
export function operatorCommand(name: string, args: string, folder = ownFolder): string {
  return existsSync(join(folder, 'linehaul'))
    ? `linehaul ${name} ${args}`
    : `npm run ${name} -- ${args}`;
}
