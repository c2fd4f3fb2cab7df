import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the release or the checkout. The built server runs in its dist/server. */
const ownFolder = join(__dirname, '..', '..');

/** Returns a command as an operator types it: with `linehaul` in a release, with npm in a checkout. */
export function operatorCommand(name: string, args: string, folder = ownFolder): string {
  return existsSync(join(folder, 'linehaul'))
    ? `linehaul ${name} ${args}`
    : `npm run ${name} -- ${args}`;
}
