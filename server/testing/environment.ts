import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import * as pglite from '@electric-sql/pglite';
import { TestEnvironment } from 'jest-environment-node';

// During a single test file, V8's optimizing compiler costs PGlite more time than it saves.
setFlagsFromString('--liftoff-only');

/** The dump that templates.ts made. Each worker reads it once. */
let dump: Promise<Blob> | undefined;

async function readDump(): Promise<Blob> {
  const file = join(process.env.EMBEDDED_TEMPLATE ?? '', 'dump.tar');
  const { buffer } = new Uint8Array(await readFile(file));
  // PGlite only reads the bytes. A separate Blob would copy them each time.
  return Object.assign(new Blob(), { arrayBuffer: () => Promise.resolve(buffer) });
}

/**
 * Jest's Node environment. PGlite is loaded outside of it, once per worker (see outerPglite.js).
 */
export default class ServerEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    this.global.outerPglite = pglite;
    this.global.dumpOfDatabase = () => (dump ??= readDump());
  }
}
