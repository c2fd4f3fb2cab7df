import * as pglite from '@electric-sql/pglite';
import { TestEnvironment } from 'jest-environment-node';

/** An empty database as a file, made once per worker: loading it takes a third of making one. */
let emptyDatabase: Promise<Blob> | undefined;

async function dumpEmptyDatabase(): Promise<Blob> {
  const client = await pglite.PGlite.create();
  const dump = await client.dumpDataDir('none');
  await client.close();
  return dump;
}

/** Jest's Node world with PGlite from outside of it, loaded once per worker (see outerPglite.js). */
export default class ServerEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    this.global.outerPglite = pglite;
    this.global.dumpOfEmptyDatabase = () => (emptyDatabase ??= dumpEmptyDatabase());
  }
}
