import { useState } from 'react';
import { act, fireEvent, screen, waitFor, waitForElementToBeRemoved } from '@testing-library/react';
import { renderWithProviders } from '@/testing/renderWithProviders';
import { Modal } from './Modal';
import '@/testing/styles';

function Opener() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Get in touch with us</button>
      <Modal open={open} title="Driver Application" onClose={() => setOpen(false)}>
        <input aria-label="First name" />
      </Modal>
    </>
  );
}

async function openModal() {
  const view = renderWithProviders(<Opener />);
  await view.user.click(screen.getByRole('button', { name: 'Get in touch with us' }));
  return { ...view, dialog: await screen.findByRole('dialog', { name: 'Driver Application' }) };
}

const overlays = () => (window.history.state as { overlays?: number } | null)?.overlays;

test('the Close button closes a dialog and returns the focus to the button that opened it', async () => {
  const { user, dialog } = await openModal();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitForElementToBeRemoved(dialog);
  expect(screen.getByRole('button', { name: 'Get in touch with us' })).toHaveFocus();
});

test('Escape closes a dialog', async () => {
  const { user, dialog } = await openModal();
  await user.keyboard('{Escape}');
  await waitForElementToBeRemoved(dialog);
});

test('Escape closes a dialog even while no element has the focus', async () => {
  const { dialog } = await openModal();
  act(() => (document.activeElement as HTMLElement).blur());
  // The key is pressed at once, because MUI would restore the focus within 50 ms.
  fireEvent.keyDown(document.body, { key: 'Escape' });
  await waitForElementToBeRemoved(dialog);
});

test('Back closes a dialog and stays on the page', async () => {
  const { dialog } = await openModal();
  await waitFor(() => expect(overlays()).toBe(1));
  window.history.back();
  await waitForElementToBeRemoved(dialog);
  expect(screen.getByRole('button', { name: 'Get in touch with us' })).toBeVisible();
});

test('closing a dialog by its button leaves no history entry', async () => {
  const { user, dialog } = await openModal();
  await waitFor(() => expect(overlays()).toBe(1));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitForElementToBeRemoved(dialog);
  await waitFor(() => expect(overlays()).toBeUndefined());
});

test('a press on the backdrop closes a dialog', async () => {
  const { user, dialog } = await openModal();
  // A press outside the dialog hits its container.
  await user.click(dialog.parentElement ?? dialog);
  await waitForElementToBeRemoved(dialog);
});

test('the focus stays inside an open dialog', async () => {
  const { user, dialog } = await openModal();
  for (let step = 0; step < 5; step++) {
    await user.tab();
    await waitFor(() =>
      expect(dialog.parentElement).toContainElement(document.activeElement as HTMLElement),
    );
  }
});

test("the text of a dialog's Close button is not in capitals", async () => {
  await openModal();
  expect(screen.getByRole('button', { name: 'Close' })).toHaveStyle({ textTransform: 'none' });
});
