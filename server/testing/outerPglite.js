/** Replaces '@electric-sql/pglite' in tests. environment.ts has loaded the module outside of Jest. */
module.exports = globalThis.outerPglite;
