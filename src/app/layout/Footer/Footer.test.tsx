import { screen, waitFor, within } from '@testing-library/react';
import { calls } from '@/contract/calls';
import { contactsApi } from '@/features/content/contactsApi';
import { backend, startBackend, testSettings } from '@/testing/msw/backend';
import { failWith } from '@/testing/msw/contentHandlers';
import { contacts } from '@/testing/fixtures/content';
import { renderWithProviders } from '@/testing/renderWithProviders';
import { responding } from '@/testing/msw/requests';
import { Footer } from './Footer';

startBackend();

function show(response: object) {
  backend.use(responding(['get', calls.contacts], 200, response));
  renderWithProviders(<Footer />);
}

test('the footer shows the address, both phone numbers, the email address and the four social networks', async () => {
  show(contacts);
  expect(await screen.findByText(contacts.address)).toBeVisible();
  for (const phone of [contacts.phone1, contacts.phone2]) {
    expect(screen.getByRole('link', { name: phone })).toHaveAttribute(
      'href',
      expect.stringMatching(/^tel:\+1555\d+$/),
    );
  }
  expect(screen.getByRole('link', { name: contacts.email })).toHaveAttribute(
    'href',
    `mailto:${contacts.email}`,
  );
  for (const network of ['Telegram', 'YouTube', 'Instagram', 'Facebook']) {
    const link = screen.getByRole('link', { name: `${network} (opens in a new tab)` });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  }
});

test('the footer shows only the contacts that are present, and only the social networks that have a web address', async () => {
  show({
    ...contacts,
    address: null,
    phone2: '',
    socials: {
      telegram: 'https://t.me/linehaul',
      youtube: 7,
      instagram: 'soon',
      facebook: 'www.facebook.com/linehaul',
    },
  });
  expect(await screen.findByRole('link', { name: contacts.phone1 })).toBeVisible();
  expect(within(screen.getByRole('group')).getAllByRole('listitem')).toHaveLength(2);
  const outside = screen.getAllByRole('link').filter((link) => link.hasAttribute('target'));
  expect(outside.map((link) => link.getAttribute('href'))).toEqual([
    'https://t.me/linehaul',
    'https://www.facebook.com/linehaul',
  ]);
});

test.each([
  'returns 500',
  'returns HTML',
  'returns null',
  'returns a string',
  'fails on the network',
] as const)('a contacts call that %s is only logged, and the footer remains', async (fault) => {
  const logged = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  backend.use(failWith('contacts', fault, testSettings.apiHost));
  renderWithProviders(<Footer />);
  await waitFor(() => expect(logged).toHaveBeenCalledTimes(1));
  expect(screen.getByText(/All rights reserved/)).toHaveTextContent('2025');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an aborted contacts call is not logged', async () => {
  const logged = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  backend.use(responding(['get', calls.contacts], 200, contacts));
  const { store } = renderWithProviders(<p />);
  const call = store.dispatch(contactsApi.endpoints.contacts.initiate());
  call.abort();
  await call;
  expect(logged).not.toHaveBeenCalled();
});

test('the footer links to Home, About, Services, For drivers and For shippers', () => {
  show({});
  const links = within(screen.getByRole('navigation', { name: 'Footer' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '/'],
    ['About', '/#about'],
    ['Services', '/#services'],
    ['For drivers', '/drivers'],
    ['For shippers', '/shippers'],
  ]);
});
