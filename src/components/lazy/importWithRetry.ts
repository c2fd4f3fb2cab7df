const pause = 1000;

/** Loads a chunk. Retries once after a second, because phones occasionally drop a request. */
export async function importWithRetry<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, pause));
    return load();
  }
}
