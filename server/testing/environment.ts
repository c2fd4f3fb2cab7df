import * as pglite from '@electric-sql/pglite';
import { TestEnvironment } from 'jest-environment-node';

/** Jest's Node world with PGlite from outside of it, loaded once per worker (see outerPglite.js). */
export default class ServerEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    this.global.outerPglite = pglite;
  }
}
