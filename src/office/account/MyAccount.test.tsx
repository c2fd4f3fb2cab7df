import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { calls } from '@/contract/calls';
import { toastTexts } from '@/contract/messages/toasts';
import { commentPaths } from '@/contract/office/comments';
import { todayPath } from '@/contract/office/today';
import { restoreSession } from '@/features/auth/session/followTabs';
import { createMemorySessionStorage } from '@/features/auth/session/sessionStorage';
import { session } from '@/testing/fixtures/account';
import { anotherCompany } from '@/testing/fixtures/company';
import { today } from '@/testing/fixtures/office';
import { backend, startBackend, testSettings } from '@/testing/msw/backend';
import { responding, type SeenRequest } from '@/testing/msw/requests';
import { Office } from '../Office';
import { makeOfficeStore } from '../store';

startBackend();

const admin = { username: 'dana.driver', email: '', role: 'admin' as const, id: 1 };

async function open(dialog: string) {
  window.history.replaceState(null, '', '/office/account');
  backend.use(
    responding(['get', calls.me], 200, admin),
    responding(['get', todayPath], 200, today),
    responding(['get', commentPaths.list], 200, { data: [], total: 0 }),
  );
  const storage = createMemorySessionStorage({ ...session, user: admin });
  const store = makeOfficeStore(storage, { settings: testSettings });
  restoreSession(store, storage);
  render(
    <Office store={store} staff={{ account: admin, role: 'admin' }} company={anotherCompany} />,
  );
  await userEvent.click(await screen.findByRole('button', { name: dialog }));
  return { storage, form: within(await screen.findByRole('dialog', { name: dialog })) };
}

test("a wrong old password shows the server's reason in the 'Change password' dialog, and an accepted change shows a confirmation", async () => {
  const { form } = await open('Change password');
  await userEvent.type(form.getByLabelText(/Old password/), 'wrong');
  await userEvent.type(form.getByLabelText(/New password/), 'new-password');
  const save = () => userEvent.click(form.getByRole('button', { name: 'Save' }));
  backend.use(
    responding(['put', calls.changePassword], 400, { old_password: ['Wrong password.'] }),
  );
  await save();
  expect(await form.findByText('Wrong password.')).toBeVisible();
  const seen: SeenRequest[] = [];
  backend.use(responding(['put', calls.changePassword], 200, {}, seen));
  await save();
  expect(await screen.findByText(toastTexts.passwordChanged)).toBeVisible();
  expect(seen).toMatchObject([{ body: { old_password: 'wrong', new_password: 'new-password' } }]);
});

test("a username changed on the 'My account' page is stored in the session", async () => {
  const { form, storage } = await open('Change username');
  backend.use(responding(['patch', calls.changeUsername], 200, {}));
  const field = form.getByLabelText(/New username/);
  await userEvent.clear(field);
  await userEvent.type(field, 'dana');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(storage.read()?.user?.username).toBe('dana'));
});
