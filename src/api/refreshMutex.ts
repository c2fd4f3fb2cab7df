export type RefreshOutcome =
  | { kind: 'renewed'; accessToken: string }
  /**
   * The server rejected the session, with a 4xx except 408 and 429, or with a success that has no
   * token (docs/decisions/0004-readings.md, Rejected or unavailable).
   */
  | { kind: 'rejected' }
  /**
   * There was no response, or a 5xx, a 408 or a 429. The outcome is unknown, so the session
   * remains.
   */
  | { kind: 'unavailable' };

/**
 * Allows one refresh at a time for each session. Calls that arrive during a refresh share its
 * outcome, even a failure, so that a hundred waiting calls do not retry a hundred times.
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
