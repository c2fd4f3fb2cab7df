/** This tab's right to write a draft. */
export interface DraftLock {
  release: () => void;
  /** Kept when another tab has taken the draft over. */
  lost: Promise<void>;
}

/**
 * Asks for the Web Lock of a draft: `try` gives null when another tab has it, `wait` is patient, `steal` takes it.
 * A browser without Web Locks grants every request: it loses the protection, not the report.
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
    // Rejected when the wait was called off, or the lock stolen.
    locks.request(name, options, hold).catch(() => {
      resolve(null);
      onLost();
    });
  });
}
