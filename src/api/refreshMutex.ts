export type RefreshOutcome =
  | { kind: 'renewed'; accessToken: string }
  /**
   * The server rejected the session: a 4xx except 408 and 429, or success without a token
   * (docs/decisions/0004-readings.md, Rejected or unavailable).
   */
  | { kind: 'rejected' }
  /** No response, 5xx, 408 or 429. The outcome is unknown, so the session stays. */
  | { kind: 'unavailable' };

/**
 * One refresh at a time for each session. Calls that arrive in the meantime share its outcome, even a
 * failure, so that a hundred waiting calls do not retry a hundred times.
 */
export class RefreshMutex {
  private readonly underWay = new Map<string, Promise<RefreshOutcome>>();

  run(refreshToken: string, refresh: () => Promise<RefreshOutcome>): Promise<RefreshOutcome> {
    const shared = this.underWay.get(refreshToken);
    if (shared) return shared;
    const started = refresh().finally(() => this.underWay.delete(refreshToken));
    this.underWay.set(refreshToken, started);
    return started;
  }
}
