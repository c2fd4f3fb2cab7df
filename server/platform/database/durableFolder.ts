import { fsyncSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** The part of Emscripten's NODEFS that is used here; PGlite has no types for it. */
interface NodeFileSystem {
  node_ops: { setattr(node: unknown, attributes: { mode?: number }): void };
  stream_ops: { fsync?(stream: { nfd: number }): void };
}

/** Permission bits of group and others. */
const others = 0o077;

/**
 * PGlite's defaults switch fsync off (-F). Here, as with PostgreSQL, a commit is on the disk before
 * it returns. It uses fsync, since fdatasync does nothing in Emscripten.
 */
export const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
];

/**
 * PGlite's files in a folder. Emscripten's NODEFS ignores fsync, and creates files with modes that
 * ignore the umask. Here fsync reaches the disk, and only the owner can read the files.
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
