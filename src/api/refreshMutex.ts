export type RefreshOutcome =
  | { kind: 'renewed'; accessToken: string }
  /**
   * The server rejected the session, with JSON and a 4xx except 408 and 429, or with successful JSON without a token
   * (docs/decisions/0004-readings.md, Rejected or unavailable).
   */
  | { kind: 'rejected' }
  /** There was no response, no JSON, or a 5xx, 408 or 429. The outcome is unknown, so the session remains. */
  | { kind: 'unavailable' };

/** Allows one refresh per session at a time. Calls during a refresh share its outcome, even a failure. */
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
