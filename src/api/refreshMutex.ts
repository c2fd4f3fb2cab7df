/** What came of asking for a new access token. */
export type RefreshOutcome =
  | { kind: 'renewed'; accessToken: string }
  /**
   * The server decided against the session: 4xx but 408 and 429, or success without a token
   * (docs/decisions/0004-readings.md, Refused or unavailable).
   */
  | { kind: 'refused' }
  /** No answer, 5xx, 408, 429: nothing is known, the session stays. */
  | { kind: 'unavailable' };

/**
 * One refresh at a time for a session. A call that comes while it is under way shares its outcome, a failed one
 * too, so that a hundred waiting calls do not try a hundred times in turn.
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
