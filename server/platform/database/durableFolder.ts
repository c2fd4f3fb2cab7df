import { fsyncSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** The part of Emscripten's NODEFS that this module uses. PGlite has no types for it. */
interface NodeFileSystem {
  node_ops: { setattr(node: unknown, attributes: { mode?: number }): void };
  stream_ops: { fsync?(stream: { nfd: number }): void };
}

/** The permission bits of the group and of others. */
const others = 0o077;

/**
 * PostgreSQL's options. PGlite's defaults turn fsync off (-F). With these options, a commit is on
 * the disk before it returns, as with PostgreSQL. They select fsync, because fdatasync does nothing
 * in Emscripten.
 */
export const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
];

/**
 * PGlite's files in a folder. Emscripten's NODEFS ignores fsync, and creates files with modes that
 * ignore the umask. In this class, fsync writes to the disk, and only the owner can read the files.
 */
export class DurableFolder extends NodeFS {
  override async init(...[client, options]: Parameters<NodeFS['init']>) {
    const { emscriptenOpts } = await super.init(client, options);
    const preRun: typeof emscriptenOpts.preRun = [
      (module: { NODEFS: NodeFileSystem }) => complete(module.NODEFS),
      ...(emscriptenOpts.preRun ?? []),
    ];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}

function complete({ node_ops, stream_ops }: NodeFileSystem): void {
  const { setattr } = node_ops;
  node_ops.setattr = (node, attributes) => {
    const { mode } = attributes;
    setattr(node, mode === undefined ? attributes : { ...attributes, mode: mode & ~others });
  };
  stream_ops.fsync = ({ nfd }) => fsyncSync(nfd);
}
