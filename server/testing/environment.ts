import * as pglite from '@electric-sql/pglite';
import { TestEnvironment } from 'jest-environment-node';

/**
 * A dump of an empty database, made once per worker: loading it takes a third of the time to create
 * one.
 */
let emptyDatabase: Promise<Blob> | undefined;

async function dumpEmptyDatabase(): Promise<Blob> {
  const client = await pglite.PGlite.create();
  const dump = await client.dumpDataDir('none');
  await client.close();
  return dump;
}

/**
 * Jest's Node environment, with PGlite loaded outside of it once per worker (see outerPglite.js).
 */
export default class ServerEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    this.global.outerPglite = pglite;
    this.global.dumpOfEmptyDatabase = () => (emptyDatabase ??= dumpEmptyDatabase());
  }
}
