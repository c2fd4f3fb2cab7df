interface Waiting {
  grant: () => void;
}

/**
 * A fake of Web Locks for the tabs of one test. It supports exclusive locks with `ifAvailable`, `steal` and `signal`.
 */
export function createFakeLocks(): LockManager {
  const held = new Map<string, { lose: () => void }>();
  const queues = new Map<string, Waiting[]>();

  function passOn(name: string): void {
    held.delete(name);
    queues.get(name)?.shift()?.grant();
  }

  function request<T>(
    name: string,
    options: LockOptions,
    callback: (lock: Lock | null) => T | Promise<T>,
  ): Promise<T> {
    return new Promise((resolve, reject) => {
      const lost = new DOMException('The lock was stolen.', 'AbortError');
      const grant = () => {
        const mine = { lose: () => reject(lost) };
        held.set(name, mine);
        void Promise.resolve(callback({ name, mode: 'exclusive' })).then((result) => {
          resolve(result);
          if (held.get(name) === mine) passOn(name);
        });
      };
      if (options.steal) {
        held.get(name)?.lose();
        grant();
      } else if (!held.has(name)) {
        grant();
      } else if (options.ifAvailable) {
        void Promise.resolve(callback(null)).then(resolve);
      } else {
        const waiting = { grant };
        queues.set(name, [...(queues.get(name) ?? []), waiting]);
        options.signal?.addEventListener('abort', () => {
          queues.set(
            name,
            (queues.get(name) ?? []).filter((each) => each !== waiting),
          );
          reject(new DOMException('Called off.', 'AbortError'));
        });
      }
    });
  }

  return { request, query: async () => ({}) } as LockManager;
}
