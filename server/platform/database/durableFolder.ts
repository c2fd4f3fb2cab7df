import { fsyncSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** The members of Emscripten's NODEFS that this module uses. PGlite does not declare them. */
interface NodeFileSystem {
  node_ops: { setattr(node: unknown, attributes: { mode?: number }): void };
  stream_ops: { fsync?(stream: { nfd: number }): void };
}

/** The permission bits of the group and of others. */
const others = 0o077;

/**
 * PostgreSQL's options. Leaves out PGlite's -F, which turns fsync off. The method is fsync, because fdatasync does
 * nothing in Emscripten.
 */
export const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
];

/**
 * PGlite's files in a folder. Emscripten's NODEFS ignores fsync, and creates files with modes that ignore the umask.
 * This class makes fsync write to the disk, and lets only the owner read the files.
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
