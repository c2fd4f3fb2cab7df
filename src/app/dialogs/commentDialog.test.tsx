import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { calls } from '@/contract/calls';
import { toastTexts } from '@/contract/messages/toasts';
import { dialogRequested } from '@/events/dialogs';
import { startBackend } from '@/testing/msw/backend';
import { holdCall } from '@/testing/msw/holdCall';
import { renderWithProviders } from '@/testing/renderWithProviders';
import { DialogHost } from './DialogHost';

startBackend();

type View = ReturnType<typeof renderWithProviders>;

async function open(view: View) {
  act(() => {
    view.store.dispatch(dialogRequested({ kind: 'comment' }));
  });
  return screen.findByLabelText('First Name');
}

async function leave(view: View) {
  await view.user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

async function fillIn({ user }: View) {
  await user.type(screen.getByLabelText('First Name'), 'Nora');
  await user.type(screen.getByLabelText('Last Name'), 'Pike');
  await user.type(screen.getByLabelText('Company Name'), 'Pike Mills');
  await user.type(screen.getByLabelText('Position User'), 'Owner');
  await user.type(screen.getByLabelText('Description'), 'They call back.');
}

test('an unsent comment is kept when its dialog is closed with Close and reopened', async () => {
  const view = renderWithProviders(<DialogHost />);
  await open(view);
  await fillIn(view);
  await leave(view);
  expect(await open(view)).toHaveValue('Nora');
  expect(screen.getByLabelText('Description')).toHaveValue('They call back.');
});

test('a comment dialog that is closed and reopened while it sends is still sending, and sends the comment once', async () => {
  const { response, sends } = holdCall('post', calls.comments);
  const view = renderWithProviders(<DialogHost />);
  await open(view);
  await fillIn(view);
  await view.user.click(screen.getByRole('button', { name: 'Submit' }));
  await screen.findByRole('button', { name: 'Sending...' });
  await leave(view);
  const form = (await open(view)).closest('form');
  expect(screen.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  if (form) fireEvent.submit(form);
  response.resolve(HttpResponse.json({ id: 77, is_active: false }, { status: 201 }));
  expect(await screen.findAllByText(toastTexts.commentSent)).toHaveLength(1);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sends()).toBe(1);
});
