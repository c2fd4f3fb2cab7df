/** This tab's right to write a draft. */
export interface DraftLock {
  release: () => void;
  /** Aborts when another tab takes over the draft. */
  lost: AbortSignal;
}

/**
 * Requests a draft's Web Lock. If another tab holds it, `try` resolves with null, `wait` waits, and `steal` takes it. A
 * browser without Web Locks, or one whose Web Locks fail, grants every request, because the report matters more than
 * the protection.
 */
export function requestLock(
  locks: LockManager | undefined,
  name: string,
  mode: 'try' | 'wait' | 'steal',
  signal?: AbortSignal,
): Promise<DraftLock | null> {
  const lost = new AbortController();
  if (!locks) return Promise.resolve({ release: () => undefined, lost: lost.signal });
  const options: LockOptions =
    mode === 'wait' ? { signal } : mode === 'steal' ? { steal: true } : { ifAvailable: true };

  return new Promise((resolve) => {
    let isHeld = false;
    const hold = (lock: Lock | null) => {
      if (lock === null) return resolve(null);
      isHeld = true;
      return new Promise<void>((release) => resolve({ release, lost: lost.signal }));
    };
    locks.request(name, options, hold).catch((error: unknown) => {
      // After an aborted wait or a stolen lock. Any other failure is not another tab's.
      const isTaken = error instanceof DOMException && error.name === 'AbortError';
      if (!isTaken && !isHeld) return resolve({ release: () => undefined, lost: lost.signal });
      resolve(null);
      lost.abort();
    });
  });
}
