/** Runs what happens to the lock of a tab, at once or later. */
type Run = (tab: unknown, act: () => void) => void;

interface Held {
  tab: unknown;
  lose: () => void;
}

interface Waiting {
  tab: unknown;
  grant: () => void;
}

/**
 * A fake of Web Locks for the tabs of one browser. It supports exclusive locks with `ifAvailable`, `steal` and `signal`.
 */
export class FakeLocks {
  private readonly held = new Map<string, Held>();
  private readonly queues = new Map<string, Waiting[]>();

  constructor(private readonly run: Run = (_tab, act) => act()) {}

  /** The Web Locks of a tab. */
  of(tab: unknown): LockManager {
    const request = <T>(
      name: string,
      options: LockOptions,
      callback: (lock: Lock | null) => T | Promise<T>,
    ): Promise<T> =>
      new Promise((resolve, reject) => {
        const lost = new DOMException('The lock was stolen.', 'AbortError');
        const grant = () => {
          const mine = { tab, lose: () => this.run(tab, () => reject(lost)) };
          this.held.set(name, mine);
          void Promise.resolve(callback({ name, mode: 'exclusive' })).then((result) => {
            resolve(result);
            this.release(name, mine);
          }, reject);
        };
        if (options.steal) {
          this.held.get(name)?.lose();
          grant();
        } else if (!this.held.has(name)) grant();
        else if (options.ifAvailable) void Promise.resolve(callback(null)).then(resolve, reject);
        else this.wait(name, { tab, grant }, options.signal, reject);
      });
    return { request, query: async () => ({}) } as LockManager;
  }

  /** Releases what a tab holds and ends its waits, because it was closed or killed. */
  end(tab: unknown): void {
    for (const name of this.queues.keys()) this.leave(name, (waiting) => waiting.tab === tab);
    for (const [name, held] of this.held) if (held.tab === tab) this.release(name, held);
  }

  private release(name: string, held: Held): void {
    if (this.held.get(name) !== held) return;
    this.held.delete(name);
    const next = this.queues.get(name)?.shift();
    if (next) this.run(next.tab, next.grant);
  }

  private wait(
    name: string,
    waiting: Waiting,
    signal: AbortSignal | undefined,
    reject: (reason: unknown) => void,
  ): void {
    this.queues.set(name, [...(this.queues.get(name) ?? []), waiting]);
    signal?.addEventListener('abort', () => {
      this.leave(name, (each) => each === waiting);
      reject(new DOMException('Called off.', 'AbortError'));
    });
  }

  private leave(name: string, isLeaving: (waiting: Waiting) => boolean): void {
    const queue = this.queues.get(name) ?? [];
    this.queues.set(
      name,
      queue.filter((waiting) => !isLeaving(waiting)),
    );
  }
}

/** The fake Web Locks that the tabs of one test share. */
export const createFakeLocks = (): LockManager => new FakeLocks().of(null);
