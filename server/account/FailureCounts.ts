export interface FailureLimits {
  /** Number of failures without a wait; the next one starts the first wait. */
  free: number;
  /** Longest wait in ms. Each further failure doubles the wait, starting at one second. */
  longestWait: number;
  /** Time in ms after which one failure is forgotten. */
  forgetsIn: number;
  /** Maximum number of remembered keys, so that invented ones cannot fill the memory. */
  capacity: number;
}

/** The number of failures at the time of the latest one (`last`). */
interface Count {
  failures: number;
  last: number;
}

/**
 * Counts failures per key and says how long each key must wait. The count is a leaky bucket: it
 * falls over time, so that rare failures never add up to a wait.
 */
export class FailureCounts {
  private readonly counts = new Map<string, Count>();

  constructor(
    private readonly limits: FailureLimits,
    private readonly now: () => number,
  ) {}

  /** Returns the time in ms until the key may try again; 0 if it may now. */
  waitOf(key: string): number {
    const count = this.counts.get(key);
    if (!count) return 0;
    return Math.max(0, count.last + this.waitAfter(count.failures) - this.now());
  }

  add(key: string): void {
    const failures = this.remaining(key) + 1;
    // Deleted first, so that the map is ordered by latest failure and drops the oldest key first.
    this.counts.delete(key);
    this.counts.set(key, { failures, last: this.now() });
    this.forgetOldest();
  }

  /** Subtracts one failure. */
  takeBack(key: string): void {
    const count = this.counts.get(key);
    if (count) count.failures = Math.max(0, count.failures - 1);
  }

  forget(key: string): void {
    this.counts.delete(key);
  }

  private remaining(key: string): number {
    const { failures, last } = this.counts.get(key) ?? { failures: 0, last: 0 };
    return Math.max(0, failures - (this.now() - last) / this.limits.forgetsIn);
  }

  private waitAfter(failures: number): number {
    const excess = Math.ceil(failures) - this.limits.free;
    return excess < 0 ? 0 : Math.min(1000 * 2 ** excess, this.limits.longestWait);
  }

  private forgetOldest(): void {
    if (this.counts.size <= this.limits.capacity) return;
    const oldest = this.counts.keys().next();
    if (!oldest.done) this.counts.delete(oldest.value);
  }
}
