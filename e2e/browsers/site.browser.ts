import { test } from './test';

test('a visitor reads the home page, goes to the page for drivers and sends an application', async ({
  visit,
}) => {
  await visit.open('/');
  await visit.shows('A terminal within a day');
  await visit.press('link', 'For drivers');
  await visit.shows('What you get for the miles you give');
  await visit.fill('First name', 'Marcus');
  await visit.fill('Last name', 'Bell');
  await visit.fill('Phone', '+13125550110');
  await visit.press('button', 'Send application');
  await visit.shows('Your information is sent');
});
