export interface FailureLimits {
  /** With so many failures the first wait begins; those before are free. */
  free: number;
  /** Each further failure doubles the wait, from one second up to this, in ms. */
  longestWait: number;
  /** One failure is forgotten in so many ms. */
  forgetsIn: number;
  /** Keys remembered at most, so that invented ones cannot fill the memory. */
  capacity: number;
}

/** How many failures there were at the last one, which came at `last`. */
interface Count {
  failures: number;
  last: number;
}

/**
 * Failures per key, and how long the key has to wait for them. The count is a leaky bucket: it falls with the
 * time, so that what comes seldom never adds up to a wait.
 */
export class FailureCounts {
  private readonly counts = new Map<string, Count>();

  constructor(
    private readonly limits: FailureLimits,
    private readonly now: () => number,
  ) {}

  /** Until the key may try again, in ms; 0 when it may now. */
  waitOf(key: string): number {
    const count = this.counts.get(key);
    if (!count) return 0;
    return Math.max(0, count.last + this.waitAfter(count.failures) - this.now());
  }

  add(key: string): void {
    const failures = this.remaining(key) + 1;
    // Deleted first, so that the map's order is that of the last failure and the oldest goes first.
    this.counts.delete(key);
    this.counts.set(key, { failures, last: this.now() });
    this.forgetOldest();
  }

  /** Makes one failure not have been. */
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
