import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { companyPath } from '@/contract/office/company';
import { openingPath } from '@/contract/office/opening';
import { storedCompany } from '@/testing/fixtures/officeContent';
import { officeAt } from '@/testing/stories/officeStories';

function companyServer() {
  let stored = { ...storedCompany, logo_dark: '/a.png', logo_light: '/b.png', time_zone: 'UTC' };
  return (body?: object) => {
    if (body) stored = { ...stored, ...body, version: stored.version + 1 };
    return stored;
  };
}

test('on a site that is not open yet, a notice on the Company page links to the next setup step before and after a save', async () => {
  const user = userEvent.setup();
  const company = companyServer();
  company({ name: '' });
  const responses = {
    [companyPath]: company,
    '/api/office/site-checklist/': () => ({
      data:
        company().description === ''
          ? [{ id: 'company', needs: ['Description'], fields: ['description'] }]
          : [],
    }),
  };
  company({ name: 'Northway', description: '' });
  const Page = officeAt('/company', { isOpen: false, responses });
  render(<Page />);
  const notice = async () => (await screen.findByText(/^Your site is not open yet/)).closest('div');
  const next = async (name: string) =>
    within((await notice()) ?? document.body).findByRole('link', { name });
  expect(await next('Description')).toHaveAttribute('href', '/company?field=description');

  await user.type(await screen.findByLabelText('Description'), 'Flatbeds');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved. Visitors see it once the site is open.')).toBeVisible();
  expect(await next('Open the site')).toHaveAttribute('href', '/setup');
});

test('the setup guide opens the site, then says that the site is open and offers to close it', async () => {
  const user = userEvent.setup();
  let isOpen = false;
  const responses = {
    [openingPath]: (body?: { is_open: boolean }) => {
      if (body) isOpen = body.is_open;
      return { is_open: isOpen };
    },
  };
  const Page = officeAt('/setup', { isOpen: false, responses });
  render(<Page />);
  await user.click(await screen.findByRole('button', { name: 'Open the site' }));
  const dialog = await screen.findByRole('dialog', { name: 'Open the site' });
  await user.click(within(dialog).getByRole('button', { name: 'Open the site' }));
  expect(await screen.findByRole('heading', { name: 'Your site is open' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Close the site' })).toBeVisible();
});

test('a dispatcher does not see the notice that the site is not open yet', async () => {
  const Page = officeAt('/account', { isOpen: false, role: 'dispatcher' });
  render(<Page />);
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByText(/not open yet/)).toBeNull();
});
