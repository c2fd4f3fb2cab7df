import type { Page } from '@playwright/test';

/** Holds back the page's requests to matching addresses. Returns a function that releases them. */
export async function holdRequests(page: Page, which: string | RegExp): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(which, async (route) => {
    await released;
    await route.continue();
  });
  return () => letGo();
}
