import type { Act } from './acts';

/**
 * Returns the shortest list of acts that still fails, as far as `attempts` replays find it. Leaves out ever smaller
 * parts of the list.
 */
export async function shrink(
  acts: readonly Act[],
  fails: (acts: readonly Act[]) => Promise<boolean>,
  attempts: number,
): Promise<readonly Act[]> {
  let shortest = acts;
  let left = attempts;
  for (let size = Math.ceil(acts.length / 2); size >= 1; size = Math.floor(size / 2)) {
    for (let from = 0; from < shortest.length && left > 0;) {
      const rest = [...shortest.slice(0, from), ...shortest.slice(from + size)];
      left -= 1;
      if (await fails(rest)) shortest = rest;
      else from += size;
    }
  }
  return shortest;
}
