const pause = 1000;

/** Fetches a chunk, and once more a second later if it did not arrive: phones lose single requests. */
export async function importWithRetry<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, pause));
    return load();
  }
}
