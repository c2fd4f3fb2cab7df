import type { BrowserContext, Page } from '@playwright/test';
import { chooseAccountItem, choosePassword, expectName, signIn } from './support/account';
import type { Client } from './support/client';
import type { Invitation } from './support/officeClient';
import {
  fillInHeader,
  markDefective,
  markRestGood,
  openReport,
  outboxOnDisk,
} from './support/report';
import { expect, signedInTest as test, type Rig } from './support/test';

// @only-all: src/app/identity.test.ts tests any order of sign-ins, and src/app/sessionRaces.test.ts that of two tabs.

const createCall = '**/api/driver/create/inspection/';
const horn = 'Defect description, Horn';

/** The work that the first driver begins in the first tab, and a check that they have it again after they return. */
const begun = {
  'a draft': {
    begin: async (page: Page, rig: Rig) => {
      await fillInHeader(page, rig);
      await markDefective(page, 'Horn', 'Silent');
      await page.getByLabel(horn).blur();
    },
    isBack: (page: Page) => expect(page.getByLabel(horn)).toHaveValue('Silent'),
  },
  'a report that waits': {
    begin: async (page: Page, rig: Rig, context: BrowserContext) => {
      await context.route(createCall, (route) => route.abort());
      await fillInHeader(page, rig);
      await markRestGood(page);
      await page.getByRole('button', { name: 'Submit Report (All Clear)' }).press('Enter');
      await outboxOnDisk(page, 'waiting');
    },
    isBack: (page: Page) => expect(page.getByRole('dialog', { name: 'Report sent' })).toBeVisible(),
  },
  'a half-typed text': {
    begin: async (page: Page) => {
      await markDefective(page, 'Horn', '');
      await page.getByLabel(horn).pressSequentially('Only hu');
    },
    isBack: (page: Page) => expect(page.getByLabel(horn)).toHaveValue('Only hu'),
  },
} as const;

/** The events in the second tab. Each returns the username that is signed in afterward, or null. */
const ways = {
  'a sign-in link of another driver': async (tab: Page, _first: Client, other: Invitation) => {
    await tab.goto(`/login#link=${other.token}`);
    await choosePassword(tab, other.username, other.password);
    return other.username;
  },
  "another driver's login": async (
    tab: Page,
    first: Client,
    _other: Invitation,
    second: Client,
  ) => {
    await chooseAccountItem(tab, first.username, 'Logout');
    await signIn(tab, second.account);
    return second.username;
  },
  'a logout': async (tab: Page, first: Client) => {
    await chooseAccountItem(tab, first.username, 'Logout');
    return null;
  },
} as const;

/** One of the two tabs writes the second driver's report, and the other shows it. */
async function expectNothingOfTheFirst(tabs: Page[], rig: Rig): Promise<void> {
  for (const tab of tabs) {
    await tab.goto('/vehicle-report');
    await expect(
      tab.getByText(/^(Nothing entered yet|This report is open in another tab)/),
    ).toBeVisible();
    await expect(tab.locator('[data-state="pending"]')).toHaveCount(63);
    await expect(tab.getByLabel('Truck number')).not.toHaveValue(rig.truck);
  }
}

for (const [what, { begin, isBack }] of Object.entries(begun)) {
  for (const [how, go] of Object.entries(ways)) {
    test(`${what} in one tab stays the first driver's after ${how} in another tab`, async ({
      page,
      context,
      person,
      office,
      rig,
    }) => {
      const [invited, second] = [await office.invite(), await office.newPerson()];
      await openReport(page);
      await begin(page, rig, context);
      const tab = await context.newPage();
      await tab.goto('/shippers');
      const signedIn = await go(tab, person, invited, second);

      if (signedIn === null) await expect(page).toHaveURL(/\/login$/);
      else {
        // The tab that was open follows without a reload.
        await expect(page.locator('[data-state="pending"]')).toHaveCount(63);
        await expectName(page, signedIn);
        await expectNothingOfTheFirst([page, tab], rig);
      }
      expect(await office.reports(rig.truck)).toEqual([]);

      if (signedIn !== null) await chooseAccountItem(tab, signedIn, 'Logout');
      await expect(page).toHaveURL(/\/login$/);
      await tab.close();
      await context.unroute(createCall);
      await signIn(page, person.account);
      await page.goto('/vehicle-report');
      await isBack(page);
      const reports = await office.reports(rig.truck);
      expect(reports).toHaveLength(what === 'a report that waits' ? 1 : 0);
    });
  }
}
