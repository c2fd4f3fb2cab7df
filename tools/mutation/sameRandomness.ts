/**
 * Runs before each test file, so that every mutant meets the same random values, and a property
 * that fails is not shrunk.
 */
import fc from 'fast-check';

fc.configureGlobal({ seed: 2, endOnFailure: true });
