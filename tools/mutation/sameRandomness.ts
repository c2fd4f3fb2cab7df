/** Runs before each test file. Every mutant gets the same random values, and a failing property is not shrunk. */
import fc from 'fast-check';

fc.configureGlobal({ seed: 2, endOnFailure: true });
