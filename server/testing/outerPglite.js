/** Replaces '@electric-sql/pglite' in tests with the module that environment.ts loaded outside of Jest. */
module.exports = globalThis.outerPglite;
