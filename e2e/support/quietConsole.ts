import { expect, test as base } from './test';

export { expect } from './test';

/**
 * Playwright's `test` with a server. A test fails if its page logs a warning or an error, such as React's about markup
 * that it could not hydrate.
 */
export const test = base.extend<{ quietConsole: void }>({
  quietConsole: [
    async ({ page }, use) => {
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(error.message));
      page.on('console', (message) => {
        // Leaves out the browser's message about a page that does not exist.
        const isThePage = message.location().url === page.url();
        if (isThePage && message.text().includes('status of 404')) return;
        if (['error', 'warning'].includes(message.type())) problems.push(message.text());
      });
      await use();
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});
