import * as v from 'valibot';
import { account } from '@/contract/account';
import type { StoredSession } from '@/events/session';
import { isSameSignIn } from './compareSessions';

export const storedSession = v.object({
  accessToken: v.string(),
  refreshToken: v.nullable(v.string()),
  user: v.nullable(account),
});

/**
 * A change of the session. `before` is the session that a response changed. It is missing after a sign-in and a
 * sign-out, which replace any session.
 */
export interface SessionChange {
  before?: StoredSession | null | undefined;
  after: StoredSession | null;
}

const message = v.object({
  /** When the sign-in or sign-out happened, in ms since the epoch; 0 while a tab that was opened later does not know it. */
  at: v.number(),
  before: v.optional(v.nullable(storedSession)),
  after: v.nullable(storedSession),
});
type SessionMessage = v.InferOutput<typeof message>;

/**
 * Gets a change that another tab made. `signedInAt` is when this tab's sign-in or sign-out happened, as the message's
 * `at` is for the other tab's.
 */
export type ChangeListener = (change: SessionMessage, signedInAt: number) => void;

/** Writes a tab's messages about the session, and reads those of the other tabs. */
export class SessionMessages {
  private signedInAt = 0;
  /** The session to which `signedInAt` belongs. */
  private known: StoredSession | null = null;

  constructor(private readonly post: (message: SessionMessage) => void) {}

  /** Announces this tab's session. A tab that knows when its sign-in was answers with the time. */
  begin(session: StoredSession | null): void {
    this.known = session;
    this.tellTime();
  }

  /** Tells the other tabs a change that this tab made. `now` is when. */
  send({ before, after }: SessionChange, now: number): void {
    this.known = after;
    if (before === undefined) this.signedInAt = now;
    this.post({ at: this.signedInAt, before, after });
  }

  receive(data: unknown, onChange: ChangeListener): void {
    const parsed = v.safeParse(message, data);
    if (!parsed.success) return;
    const { at, before, after } = parsed.output;
    const mine = this.signedInAt;
    if (at >= mine) this.known = after;
    else if (before && this.known && isSameSignIn(this.known, before)) this.tellTime();
    this.signedInAt = Math.max(at, mine);
    onChange(parsed.output, mine);
  }

  private tellTime(): void {
    const { known, signedInAt: at } = this;
    if (known) this.post({ at, before: known, after: known });
  }
}
