import { act, screen, waitFor, within } from '@testing-library/react';
import { calls } from '@/contract/calls';
import { dialogRequested, type Dialog } from '@/events/dialogs';
import { startBackend } from '@/testing/msw/backend';
import { signedIn } from '@/testing/fixtures/account';
import { holdCall } from '@/testing/msw/holdCall';
import { renderWithProviders } from '@/testing/renderWithProviders';
import { json } from '@/testing/races/scriptedBackend';
import { DialogHost } from './DialogHost';

startBackend();

type View = ReturnType<typeof renderWithProviders>;

async function open(view: View, kind: 'changeUsername' | 'changePassword', label: string) {
  const dialog: Dialog = { kind };
  act(() => {
    view.store.dispatch(dialogRequested(dialog));
  });
  await screen.findByLabelText(label);
  return within(screen.getByRole('dialog'));
}

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

async function leftWhileSaving() {
  const held = holdCall('patch', calls.changeUsername);
  const view = renderWithProviders(<DialogHost />, { preloaded: signedIn });
  await open(view, 'changeUsername', 'New Username');
  await view.user.type(screen.getByLabelText('New Username'), 'dana.miles{Enter}');
  await screen.findByRole('button', { name: 'Saving...' });
  await view.user.keyboard('{Escape}');
  await gone();
  return { view, ...held };
}

test('a Change Username dialog that is reopened during a save is still saving, and closes when the response arrives', async () => {
  const { view, response, sends } = await leftWhileSaving();
  const dialog = await open(view, 'changeUsername', 'New Username');
  expect(dialog.getByRole('button', { name: 'Saving...' })).toBeDisabled();
  response.resolve(json({}));
  expect(await screen.findByText('Username changed')).toBeVisible();
  await gone();
  expect(sends()).toBe(1);
});

test('a response that arrives after its dialog was closed closes no other dialog', async () => {
  const { view, response } = await leftWhileSaving();
  await open(view, 'changePassword', 'Old Password');
  response.resolve(json({}));
  expect(await screen.findByText('Username changed')).toBeVisible();
  expect(screen.getByRole('dialog', { name: 'Change Password' })).toBeVisible();
});

test('a half-typed username is kept when Escape closes its dialog, and Cancel discards it', async () => {
  const view = renderWithProviders(<DialogHost />, { preloaded: signedIn });
  await open(view, 'changeUsername', 'New Username');
  await view.user.type(screen.getByLabelText('New Username'), 'dana.mi');
  await view.user.keyboard('{Escape}');
  await gone();
  await open(view, 'changeUsername', 'New Username');
  expect(screen.getByLabelText('New Username')).toHaveValue('dana.mi');
  await view.user.click(screen.getByRole('button', { name: 'Cancel' }));
  await gone();
  await open(view, 'changeUsername', 'New Username');
  expect(screen.getByLabelText('New Username')).toHaveValue('');
});

test('typed passwords are discarded when their dialog closes', async () => {
  const view = renderWithProviders(<DialogHost />, { preloaded: signedIn });
  await open(view, 'changePassword', 'Old Password');
  await view.user.type(screen.getByLabelText('Old Password'), 'on the road');
  await view.user.type(screen.getByLabelText('New Password'), 'still on the road');
  await view.user.keyboard('{Escape}');
  await gone();
  await open(view, 'changePassword', 'Old Password');
  expect(screen.getByLabelText('Old Password')).toHaveValue('');
  expect(screen.getByLabelText('New Password')).toHaveValue('');
});

test('a Change Password dialog that is canceled and reopened during a save sends one call and shows its rejection', async () => {
  const { response, sends } = holdCall('put', calls.changePassword);
  const view = renderWithProviders(<DialogHost />, { preloaded: signedIn });
  await open(view, 'changePassword', 'Old Password');
  await view.user.type(screen.getByLabelText('Old Password'), 'off the road{Enter}');
  await screen.findByRole('button', { name: 'Saving...' });
  await view.user.click(screen.getByRole('button', { name: 'Cancel' }));
  await gone();
  const dialog = await open(view, 'changePassword', 'Old Password');
  await view.user.type(dialog.getByLabelText('Old Password'), 'on the road{Enter}');
  expect(sends()).toBe(1);
  response.resolve(json({ old_password: ['Wrong password.'] }, 400));
  expect(await dialog.findByText('Wrong password.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Save' })).toBeEnabled();
});
