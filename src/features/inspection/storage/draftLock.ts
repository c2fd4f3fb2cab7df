/** This tab's right to write a draft. */
export interface DraftLock {
  release: () => void;
  /** Resolves when another tab has taken over the draft. */
  lost: Promise<void>;
}

/**
 * Requests the Web Lock of a draft: `try` resolves with null if another tab holds it, `wait` waits,
 * `steal` takes it. A browser without Web Locks grants every request: it loses the protection, not
 * the report.
 */
export function requestLock(
  locks: LockManager | undefined,
  name: string,
  mode: 'try' | 'wait' | 'steal',
  signal?: AbortSignal,
): Promise<DraftLock | null> {
  if (!locks) return Promise.resolve({ release: () => undefined, lost: new Promise(() => {}) });
  const options: LockOptions =
    mode === 'wait' ? { signal } : mode === 'steal' ? { steal: true } : { ifAvailable: true };

  return new Promise((resolve) => {
    let onLost: () => void = () => undefined;
    const lost = new Promise<void>((kept) => {
      onLost = kept;
    });
    const hold = (lock: Lock | null) => {
      if (lock === null) return resolve(null);
      return new Promise<void>((release) => resolve({ release, lost }));
    };
    // Rejects if the wait is aborted or the lock is stolen.
    locks.request(name, options, hold).catch(() => {
      resolve(null);
      onLost();
    });
  });
}
