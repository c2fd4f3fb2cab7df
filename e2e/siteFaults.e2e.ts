import type { Page } from '@playwright/test';
import { colours } from '@/theme/tokens';
import { stateTexts } from '@/contract/messages/states';
import { routes } from '@/contract/routes';
import type { ContentCall } from '@/testing/msw/contentHandlers';
import { expect, faults, hangs, json, test } from './support/scriptedSite';

/** Where a content call is visible: the section of its page, the role, and the texts. */
interface Place {
  readonly call: ContentCall;
  /** Index of the section, from the top of the page. */
  readonly section: number;
  /** Text from the fixture, visible when the call succeeds. */
  readonly shows: string;
  readonly failed: string;
  readonly loading?: string;
}

const { loadFailed, sectionFailed } = stateTexts;

const pages: Record<string, readonly Place[]> = {
  [routes.home]: [
    { call: 'about', section: 0, shows: 'Coast to coast, every night.', failed: loadFailed },
    {
      call: 'homeFiles',
      section: 0,
      // The video has no text; the section below it does.
      shows: '',
      failed: 'Error: Failed to fetch data',
      loading: 'Loading video...',
    },
    { call: 'reasons', section: 1, shows: 'Home every weekend', failed: loadFailed },
    { call: 'companies', section: 2, shows: 'Since 2016', failed: loadFailed },
    {
      call: 'reliableSolutions',
      section: 3,
      shows: 'Team driving for what cannot wait.',
      failed: 'Failed to fetch data. Please try again later.',
    },
    {
      call: 'locations',
      section: 4,
      shows: '',
      failed: 'Failed to load data',
      loading: 'Loading map...',
    },
    { call: 'locationsText', section: 4, shows: 'Where we are', failed: 'Failed to load data' },
    { call: 'services', section: 5, shows: 'Full truckloads.', failed: sectionFailed },
    { call: 'comments', section: 6, shows: 'On time for three years.', failed: sectionFailed },
  ],
  [routes.drivers]: [
    { call: 'driverPage', section: 0, shows: 'Drive with people who know', failed: loadFailed },
    { call: 'opportunities', section: 1, shows: 'New trucks', failed: loadFailed },
    { call: 'reasons', section: 2, shows: 'Paid by the mile', failed: loadFailed },
    { call: 'howWorking', section: 3, shows: 'It takes two minutes.', failed: loadFailed },
  ],
  [routes.shippers]: [
    { call: 'shipperPage', section: 0, shows: 'Your freight, on the road', failed: sectionFailed },
    {
      call: 'reasons',
      section: 2,
      shows: 'One dispatcher',
      failed: 'Failed to load features. Please try again later.',
    },
    { call: 'reasonsToChoose', section: 3, shows: 'Inspected every day.', failed: sectionFailed },
    { call: 'secondReasons', section: 4, shows: 'Open deck', failed: sectionFailed },
    { call: 'thirdReasons', section: 5, shows: 'Paid in ten days', failed: sectionFailed },
  ],
};

const footerText = '2100 Mill Road';

function rgb(hex: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${red}, ${green}, ${blue})`;
}
const red = rgb(colours.stop[300]);

const sectionOf = (page: Page, { section }: Place) =>
  page.locator('main section:not(section section)').nth(section);

/** Expects the content of all other calls in place, and the footer. */
async function restStands(page: Page, places: readonly Place[], failed: ContentCall) {
  for (const { call, shows } of places) {
    if (call !== failed && shows) await expect(page.getByText(shows).first()).toBeVisible();
  }
  await expect(page.getByText(footerText)).toBeVisible();
}

/**
 * Scrolls to the section: the map and its places are requested when they come near the viewport.
 */
async function goThere(page: Page, path: string, place: Place) {
  await page.goto(path, { waitUntil: 'commit' });
  if (place.section === 4) await sectionOf(page, place).scrollIntoViewIfNeeded();
}

test.skip(({ isMobile }) => isMobile, 'the same calls on every screen');
test.beforeEach(async ({ page }) => {
  // Pictures and videos are irrelevant here and take time.
  await page.route(/\.(jpg|webp|mp4|svg|woff2)$/, (route) => route.abort());
});
test.afterEach(({ site }) => site.mend());

for (const [path, places] of Object.entries(pages)) {
  for (const place of places) {
    const { call, failed, loading = 'Loading...' } = place;

    test(`${path} shows '${failed}' in red when ${call} fails, and the rest of the page stays`, async ({
      page,
      site,
    }) => {
      for (const [fault, answer] of Object.entries(faults)) {
        await test.step(fault, async () => {
          site.answer(call, answer);
          await goThere(page, path, place);
          const alerts = page.getByRole('alert');
          await expect(sectionOf(page, place).getByRole('alert')).toHaveText(failed);
          await expect(alerts).toHaveCSS('color', red);
          await restStands(page, places, call);
          await expect(alerts).toHaveCount(1);
        });
      }
      await test.step('a call that hangs', async () => {
        site.answer(call, hangs);
        await goThere(page, path, place);
        await expect(sectionOf(page, place).getByText(loading, { exact: true })).toBeVisible();
        await restStands(page, places, call);
        await expect(page.getByRole('alert')).toHaveCount(0);
      });
    });
  }
}

test('contacts that fail are only logged: the footer shows nothing and the page stays', async ({
  page,
  site,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  for (const answer of [...Object.values(faults), hangs]) {
    site.answer('contacts', answer);
    await page.goto('/', { waitUntil: 'commit' });
    for (const { shows } of pages['/'] ?? []) {
      if (shows) await expect(page.getByText(shows).first()).toBeVisible();
    }
    await expect(page.getByRole('contentinfo')).toContainText('All rights reserved');
    await expect(page.getByText(footerText)).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
  // An object without any of the fields is a carrier without contacts, not a failure.
  expect(logged.filter((text) => text.includes('contacts could not be loaded'))).toHaveLength(4);
});

test("the server's own message replaces ours where the specification allows it", async ({
  page,
  site,
}) => {
  site.answer('services', json({ detail: 'Closed for the night.' }, 503));
  site.answer('companies', json({ detail: 'Closed for the day.' }, 503));
  await page.goto('/');
  await expect(page.getByText('Closed for the night.')).toHaveCSS('color', red);
  await expect(page.getByText('Closed for the day.')).toHaveCSS('color', red);
});

test('empty lists show their own text', async ({ page, site }) => {
  site.answer('companies', json([]));
  site.answer('comments', json([]));
  site.answer('reliableSolutions', json([]));
  site.answer('reasons', json({ drivers: [], shippers: [], files: [] }));
  await page.goto('/');
  const texts = ['No companies available.', 'No testimonials available', 'No data available.'];
  for (const text of [...texts, 'No features available.']) {
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  }
  await page.getByRole('tab', { name: 'Shipper', exact: true }).click();
  await expect(page.getByText('No features available.')).toBeVisible();
  for (const path of ['/drivers', '/shippers']) {
    await page.goto(path);
    await expect(page.getByText('No features available.')).toBeVisible();
  }
});
