/**
 * Returns a function that runs the task on its first call, and then at most once every `interval` ms. A call during the
 * interval runs the task when the interval ends.
 */
export function coalesce(task: () => void, interval: number): () => void {
  let state: 'idle' | 'resting' | 'called again' = 'idle';
  function call(): void {
    if (state !== 'idle') {
      state = 'called again';
      return;
    }
    state = 'resting';
    task();
    setTimeout(() => {
      const isDue = state === 'called again';
      state = 'idle';
      if (isDue) call();
    }, interval).unref();
  }
  return call;
}
