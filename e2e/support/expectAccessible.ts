import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test';

/**
 * Runs axe on the loaded page. Excludes sandboxed frames, because the editor's previews run no scripts and axe would
 * never get a response from them.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await expect(page.locator('.RaLoadingIndicator-loader')).toHaveCount(0);
  const { violations } = await new AxeBuilder({ page }).exclude('iframe[sandbox]').analyze();
  expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual(
    [],
  );
}
