import { createHash } from 'node:crypto';

/** The environment variable with the percentage of mutants to test. */
export const sampleVariable = 'MUTATION_SAMPLE';

export const notSampled = 'not in the sample';

/**
 * Whether a mutant, described by its position and change, is in a sample of `percent` of all mutants. The result is the
 * same in each run.
 */
export function isInSample(mutant: object, percent: number): boolean {
  const hash = createHash('sha256').update(JSON.stringify(mutant)).digest();
  return hash.readUInt32BE() < (percent / 100) * 2 ** 32;
}
