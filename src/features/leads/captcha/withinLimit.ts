/** The interval between calls of `isPaused`, in ms. */
const tick = 250;

/** Settles like `work`, or rejects after `limit` ms. Time during which `isPaused` returns true does not count. */
export function withinLimit<T>(
  work: Promise<T>,
  limit: number,
  isPaused: () => boolean,
): Promise<T> {
  return new Promise((resolve, reject) => {
    let left = limit;
    const clock = setInterval(() => {
      if (isPaused()) return;
      left -= tick;
      if (left <= 0) finish(() => reject(new Error(`Timed out after ${limit} ms`)));
    }, tick);
    const finish = (settle: () => void) => {
      clearInterval(clock);
      settle();
    };
    work.then(
      (value) => finish(() => resolve(value)),
      (reason: unknown) => finish(() => reject(reason)),
    );
  });
}
