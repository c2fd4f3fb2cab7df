/**
 * Adds the entries of other platforms' packages that npm left out of package-lock.json. `npm ci`
 * rejects a lock file that lacks an optional dependency, even one for another platform; and `npm
 * install` leaves out those that its registry lacks, as a single-platform mirror may. Run it after
 * `npm install` when tools/checks/lockFile.test.ts fails: `npx tsx tools/checks/lockFile.ts`.
 */
import fs from 'node:fs';
import * as v from 'valibot';
import { inRoot } from '../machine/paths';

const lockSchema = v.looseObject({
  packages: v.record(
    v.string(),
    v.looseObject({
      version: v.optional(v.string()),
      dev: v.optional(v.boolean()),
      optionalDependencies: v.optional(v.record(v.string(), v.string())),
    }),
  ),
});
type Lock = v.InferOutput<typeof lockSchema>;

interface Missing {
  /** The entry's key, which is the folder where npm installs the package. */
  readonly place: string;
  readonly name: string;
  readonly version: string;
  readonly dev: boolean;
}

const lockPath = inRoot('package-lock.json');

/** The places where Node looks for a package imported from the given one, nearest first. */
function placesOf(name: string, from: string): string[] {
  const parts = from.split('/node_modules/');
  const folders = parts.map((_, index) =>
    parts.slice(0, parts.length - index).join('/node_modules/'),
  );
  return [
    ...folders.filter(Boolean).map((folder) => `${folder}/node_modules/${name}`),
    `node_modules/${name}`,
  ];
}

/** Optional dependencies that lack an entry for their version. Any version satisfies a range. */
export function missingEntries({ packages }: Lock): Missing[] {
  return Object.entries(packages).flatMap(([from, { optionalDependencies = {}, dev = false }]) =>
    Object.entries(optionalDependencies).flatMap(([name, version]) => {
      const found = placesOf(name, from).find((candidate) => candidate in packages);
      const foundVersion = found === undefined ? undefined : packages[found]?.version;
      const isExact = /^\d/.test(version);
      if (foundVersion !== undefined && (!isExact || foundVersion === version)) return [];
      // Next to the package that needs it, if another version is in the usual place.
      const folder = found === undefined ? '' : from.slice(0, from.lastIndexOf('node_modules/'));
      return [{ place: `${folder}node_modules/${name}`, name, version, dev }];
    }),
  );
}

/** The platform in a package's name, in npm's terms: `core-linux-x64-musl`. */
export function platformOf(name: string) {
  const parts =
    /-(android|darwin|freebsd|linux|openbsd|openharmony|win32)-([a-z0-9]+)(?:-([a-z]+))?$/;
  const [, os, cpu, abi] = parts.exec(name) ?? [];
  if (os === undefined || cpu === undefined) throw new Error(`The name ${name} has no platform.`);
  const libc = abi?.startsWith('musl') ? 'musl' : 'glibc';
  return { cpu: [cpu], os: [os], ...(os === 'linux' && abi && { libc: [libc] }) };
}

export function readLock(): Lock {
  const lock: unknown = JSON.parse(fs.readFileSync(lockPath, 'utf8'));
  // Asserted, not parsed, because a parsed copy would have its keys in another order.
  v.assert(lockSchema, lock);
  return lock;
}

function complete(lock: Lock): Lock {
  const added = missingEntries(lock).map(({ place, name, version, dev }) => {
    const entry = { version, ...platformOf(name), ...(dev && { dev }), optional: true };
    return [place, entry] as const;
  });
  const all = { ...lock.packages, ...Object.fromEntries(added) };
  const sorted = Object.entries(all).sort(([a], [b]) => a.localeCompare(b, 'en'));
  return { ...lock, packages: Object.fromEntries(sorted) };
}

if (require.main === module) {
  fs.writeFileSync(lockPath, `${JSON.stringify(complete(readLock()), null, 2)}\n`);
}
