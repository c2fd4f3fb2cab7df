/**
 * Adds the entries of other platforms' packages that npm left out of package-lock.json. `npm ci` rejects a lock file
 * without the entry of an optional dependency, even for another platform. `npm install` leaves out packages that the
 * registry does not have, which happens with a mirror for a single platform. Run it after `npm install` if
 * tools/checks/lockFile.test.ts fails: `npx tsx tools/checks/lockFile.ts`.
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
  /** The folder in which npm installs the package. It is the key of the entry. */
  readonly place: string;
  readonly name: string;
  readonly version: string;
  readonly dev: boolean;
}

const lockPath = inRoot('package-lock.json');

function listLookupPaths(name: string, from: string): string[] {
  const parts = from.split('/node_modules/');
  const folders = parts.map((_, index) =>
    parts.slice(0, parts.length - index).join('/node_modules/'),
  );
  return [
    ...folders.filter(Boolean).map((folder) => `${folder}/node_modules/${name}`),
    `node_modules/${name}`,
  ];
}

/** Finds optional dependencies without an entry for their version. A version range matches any entry. */
export function missingEntries({ packages }: Lock): Missing[] {
  return Object.entries(packages).flatMap(([from, { optionalDependencies = {}, dev = false }]) =>
    Object.entries(optionalDependencies).flatMap(([name, version]) => {
      const found = listLookupPaths(name, from).find((candidate) => candidate in packages);
      const foundVersion = found === undefined ? undefined : packages[found]?.version;
      const isExact = /^\d/.test(version);
      if (foundVersion !== undefined && (!isExact || foundVersion === version)) return [];
      // If another version is in the usual place, puts the entry next to the package that needs it.
      const folder = found === undefined ? '' : from.slice(0, from.lastIndexOf('node_modules/'));
      return [{ place: `${folder}node_modules/${name}`, name, version, dev }];
    }),
  );
}

/** Returns the platform, in npm's terms, from the name of a package such as `core-linux-x64-musl`. */
export function parsePlatform(name: string) {
  const parts =
    /-(android|darwin|freebsd|linux|openbsd|openharmony|win32)-([a-z0-9]+)(?:-([a-z]+))?$/;
  const [, os, cpu, abi] = parts.exec(name) ?? [];
  if (os === undefined || cpu === undefined) throw new Error(`The name ${name} has no platform.`);
  const libc = abi?.startsWith('musl') ? 'musl' : 'glibc';
  return { cpu: [cpu], os: [os], ...(os === 'linux' && abi && { libc: [libc] }) };
}

export function readLock(): Lock {
  const lock: unknown = JSON.parse(fs.readFileSync(lockPath, 'utf8'));
  // Asserts instead of parsing, because a parsed copy would change the order of the keys.
  v.assert(lockSchema, lock);
  return lock;
}

function complete(lock: Lock): Lock {
  const added = missingEntries(lock).map(({ place, name, version, dev }) => {
    const entry = { version, ...parsePlatform(name), ...(dev && { dev }), optional: true };
    return [place, entry] as const;
  });
  const all = { ...lock.packages, ...Object.fromEntries(added) };
  const sorted = Object.entries(all).sort(([a], [b]) => a.localeCompare(b, 'en'));
  return { ...lock, packages: Object.fromEntries(sorted) };
}

if (require.main === module) {
  fs.writeFileSync(lockPath, `${JSON.stringify(complete(readLock()), null, 2)}\n`);
}
