import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { calls } from '@/contract/calls';
import { dialogRequested, type Dialog } from '@/events/dialogs';
import { apiUrl, backend, startBackend, testSettings } from '@/testing/msw/backend';
import { contentHandlers } from '@/testing/msw/contentHandlers';
import { holdCall } from '@/testing/msw/holdCall';
import { renderWithProviders } from '@/testing/renderWithProviders';
import { deferred } from '@/testing/races/scriptedBackend';
import { DialogHost } from './DialogHost';

startBackend();
beforeEach(() => backend.use(...contentHandlers(testSettings.apiHost)));

type View = ReturnType<typeof renderWithProviders>;

async function open(view: View, dialog: Dialog) {
  act(() => {
    view.store.dispatch(dialogRequested(dialog));
  });
  await screen.findByRole('form');
  return within(screen.getByRole('dialog'));
}

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const driver: Dialog = { kind: 'driverApplication' };
const shipper: Dialog = { kind: 'shipperApplication', title: 'Shippers Application' };

async function apply(view: View) {
  await view.user.type(screen.getByLabelText('First name'), 'Dana');
  await view.user.type(screen.getByLabelText('Last name'), 'Miles');
  await view.user.click(screen.getByRole('button', { name: 'Send application' }));
}

test.each([
  ['Driver Application', driver],
  ['Shippers Application', shipper],
  ['Shipper Application', { kind: 'shipperApplication', title: 'Shipper Application' }],
] as const)('the dialog %s has its title, and Close closes it', async (title, dialog) => {
  const view = renderWithProviders(<DialogHost />);
  await open(view, dialog);
  expect(screen.getByRole('dialog', { name: title })).toBeVisible();
  await view.user.click(screen.getByRole('button', { name: 'Close' }));
  await gone();
});

test('an application dialog closes after a successful submission, and is empty when it is opened again', async () => {
  backend.use(http.post(apiUrl(calls.driverForm), () => HttpResponse.json({})));
  const view = renderWithProviders(<DialogHost />);
  await open(view, driver);
  await apply(view);
  await screen.findByText('Your information is sent');
  await gone();
  await open(view, driver);
  expect(screen.getByLabelText('First name')).toHaveValue('');
});

test('a half-filled application is kept when Escape closes its dialog', async () => {
  const view = renderWithProviders(<DialogHost />);
  await open(view, driver);
  await view.user.type(screen.getByLabelText('First name'), 'Dana');
  await view.user.keyboard('{Escape}');
  await gone();
  await open(view, driver);
  expect(screen.getByLabelText('First name')).toHaveValue('Dana');
  await view.user.type(screen.getByLabelText('First name'), 'h');
  expect(screen.getByLabelText('First name')).toHaveValue('Danah');
});

test('a half-filled application is kept after the app is unmounted, until the application is sent', async () => {
  backend.use(http.post(apiUrl(calls.driverForm), () => HttpResponse.json({})));
  const view = renderWithProviders(<DialogHost />);
  await open(view, driver);
  await view.user.type(screen.getByLabelText('First name'), 'Dana');
  view.unmount();
  const again = renderWithProviders(<DialogHost />);
  await open(again, driver);
  expect(screen.getByLabelText('First name')).toHaveValue('Dana');
  await again.user.type(screen.getByLabelText('Last name'), 'Miles');
  await again.user.click(screen.getByRole('button', { name: 'Send application' }));
  await gone();
  again.unmount();
  await open(renderWithProviders(<DialogHost />), driver);
  expect(screen.getByLabelText('First name')).toHaveValue('');
});

test('a half-filled quote request, including its choices, is kept when its dialog is closed with Close', async () => {
  const view = renderWithProviders(<DialogHost />);
  await open(view, shipper);
  await view.user.type(screen.getByLabelText('Pickup location'), 'Joliet, IL');
  await view.user.click(screen.getByRole('radio', { name: 'Open deck' }));
  await view.user.click(screen.getByRole('checkbox', { name: 'Drop trailer required' }));
  await view.user.click(screen.getByRole('button', { name: 'Close' }));
  await gone();
  await open(view, { ...shipper, title: 'Shipper Application' });
  expect(screen.getByLabelText('Pickup location')).toHaveValue('Joliet, IL');
  expect(screen.getByRole('radio', { name: 'Open deck' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Dry van' })).not.toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Drop trailer required' })).toBeChecked();
});

test('a failed submission leaves its dialog open', async () => {
  backend.use(http.post(apiUrl(calls.driverForm), () => HttpResponse.error()));
  const view = renderWithProviders(<DialogHost />);
  await open(view, driver);
  await apply(view);
  await screen.findByText('Failed to send');
  expect(screen.getByRole('dialog', { name: 'Driver Application' })).toBeVisible();
});

test('a response that arrives after its dialog was closed closes no other dialog', async () => {
  const response = deferred<Response>();
  backend.use(http.post(apiUrl(calls.driverForm), () => response.promise));
  const view = renderWithProviders(<DialogHost />);
  await open(view, driver);
  await apply(view);
  await screen.findByRole('button', { name: 'Sending...' });
  await view.user.click(screen.getByRole('button', { name: 'Close' }));
  await gone();
  await open(view, shipper);
  response.resolve(HttpResponse.json({}));
  await screen.findByText('Your information is sent');
  expect(screen.getByRole('dialog', { name: 'Shippers Application' })).toBeVisible();
});

describe('a dialog that was closed while sending and reopened', () => {
  async function reopenedWhileSending() {
    const held = holdCall('post', calls.driverForm);
    const view = renderWithProviders(<DialogHost />);
    await open(view, driver);
    await apply(view);
    await screen.findByRole('button', { name: 'Sending...' });
    await view.user.click(screen.getByRole('button', { name: 'Close' }));
    await gone();
    const dialog = await open(view, driver);
    return { view, dialog, ...held };
  }

  test('a dialog that is closed and reopened while it sends is still sending, sends only once, and closes when the response arrives', async () => {
    const { dialog, response, sends } = await reopenedWhileSending();
    expect(dialog.getByRole('button', { name: 'Sending...' })).toBeDisabled();
    expect(dialog.getByLabelText('First name')).toBeDisabled();
    expect(dialog.getByLabelText('First name')).toHaveValue('Dana');
    fireEvent.submit(dialog.getByRole('form'));
    response.resolve(HttpResponse.json({}));
    expect(await screen.findAllByText('Your information is sent')).toHaveLength(1);
    await gone();
    expect(sends()).toBe(1);
  });

  test('a dialog that is reopened while it sends shows a rejection and sends again at the next submission', async () => {
    const { view, dialog, response, sends } = await reopenedWhileSending();
    response.resolve(
      HttpResponse.json({ phone: ['Enter a valid phone number.'] }, { status: 400 }),
    );
    expect(await dialog.findByText('Enter a valid phone number.')).toBeVisible();
    expect(dialog.getByLabelText('Last name')).toHaveValue('Miles');
    await view.user.click(dialog.getByRole('button', { name: 'Send application' }));
    await waitFor(() => expect(sends()).toBe(2));
  });
});
