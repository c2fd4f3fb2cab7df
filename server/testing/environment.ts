import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import * as pglite from '@electric-sql/pglite';
import { TestEnvironment } from 'jest-environment-node';

// In a single test file, V8's optimizing compiler costs PGlite more time than it saves.
setFlagsFromString('--liftoff-only');

/** The dump from templates.ts. Each worker reads it once. */
let dump: Promise<Blob> | undefined;

async function readDump(): Promise<Blob> {
  const file = join(process.env.EMBEDDED_TEMPLATE ?? '', 'dump.tar');
  const { buffer } = new Uint8Array(await readFile(file));
  // PGlite only reads the bytes, and a real Blob would copy them each time.
  return Object.assign(new Blob(), { arrayBuffer: () => Promise.resolve(buffer) });
}

/** Jest's Node environment. Loads PGlite outside of the sandbox, once per worker (outerPglite.js). */
export default class ServerEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    this.global.outerPglite = pglite;
    this.global.dumpOfDatabase = () => (dump ??= readDump());
  }
}
