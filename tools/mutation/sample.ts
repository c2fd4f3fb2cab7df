import { createHash } from 'node:crypto';

/** The environment variable with the percentage of mutants that Stryker's processes test. */
export const sampleVariable = 'MUTATION_SAMPLE';

/** The reason that the report gives for a mutant outside of the sample. */
export const notSampled = 'not in the sample';

/**
 * Whether a mutant, described by its place and change, is among `percent` of all. The result is the
 * same in each run.
 */
export function isInSample(mutant: object, percent: number): boolean {
  const hash = createHash('sha256').update(JSON.stringify(mutant)).digest();
  return hash.readUInt32BE() < (percent / 100) * 2 ** 32;
}
