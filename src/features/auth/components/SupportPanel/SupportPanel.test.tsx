import { screen } from '@testing-library/react';
import { calls } from '@/contract/calls';
import { backend, startBackend } from '@/testing/msw/backend';
import { supportContact } from '@/testing/fixtures/account';
import { renderWithProviders } from '@/testing/renderWithProviders';
import { responding } from '@/testing/msw/requests';
import { SupportPanel } from './SupportPanel';

startBackend();

function show() {
  return renderWithProviders(<SupportPanel id="contact-support" />, { route: '/login' });
}

test("the support panel shows 'Loading...', then an email address and a phone number", async () => {
  backend.use(responding(['get', calls.forgotPassword], 200, supportContact));
  show();
  expect(screen.getByRole('heading', { name: 'Contact Support' })).toHaveFocus();
  expect(screen.getByText('Please contact our support team to reset your password:')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Loading...');
  expect(await screen.findByRole('link', { name: supportContact.email })).toHaveAttribute(
    'href',
    `mailto:${supportContact.email}`,
  );
  expect(screen.getByRole('link', { name: supportContact.phone })).toHaveAttribute(
    'href',
    'tel:+15550100199',
  );
});

test.each([
  ['missing', {}],
  ['empty', { phone: '' }],
  ['null', { phone: null }],
])('a support phone number that is %s is replaced by the placeholder', async (_case, phone) => {
  backend.use(responding(['get', calls.forgotPassword], 200, { email: 'help@a.test', ...phone }));
  show();
  expect(await screen.findByRole('link', { name: '+1 (555) 010-0100' })).toBeVisible();
});

test('the support panel shows the error text if its call fails', async () => {
  backend.use(responding(['get', calls.forgotPassword], 500, {}));
  show();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to load contact information. Please try again later.',
  );
});
