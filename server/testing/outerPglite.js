/** Stands for '@electric-sql/pglite' in the tests: the one that environment.ts brought from outside. */
module.exports = globalThis.outerPglite;
