/** Records the durations of each kind of step, in ms, and the failed steps. */
export class Durations {
  private readonly byStep = new Map<string, number[]>();
  readonly failures: string[] = [];

  /** Runs a step and records its duration. Records a failure instead of throwing it. */
  async measure<T>(step: string, run: () => Promise<T>): Promise<T | undefined> {
    const startedAt = performance.now();
    try {
      const result = await run();
      this.add(step, performance.now() - startedAt);
      return result;
    } catch (error) {
      this.failures.push(`${step}: ${String(error)}`);
      return undefined;
    }
  }

  add(step: string, ms: number): void {
    this.byStep.set(step, [...this.of(step), ms]);
  }

  count(step: string): number {
    return this.of(step).length;
  }

  /** The duration that this share (0 to 1) of the steps did not exceed, or NaN without steps. */
  quantile(step: string, part: number): number {
    const sorted = this.of(step).sort((one, other) => one - other);
    return sorted[Math.ceil(sorted.length * part) - 1] ?? NaN;
  }

  private of(step: string): number[] {
    return this.byStep.get(step) ?? [];
  }
}
