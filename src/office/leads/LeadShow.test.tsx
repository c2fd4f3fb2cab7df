import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { restoreSession } from '@/features/auth/session/followTabs';
import { createMemorySessionStorage } from '@/features/auth/session/sessionStorage';
import { calls, withId } from '@/contract/calls';
import { auditPaths } from '@/contract/office/audit';
import { commentPaths } from '@/contract/office/comments';
import { leadPaths } from '@/contract/office/leads';
import { todayPath } from '@/contract/office/today';
import { session } from '@/testing/fixtures/account';
import { anotherCompany } from '@/testing/fixtures/company';
import { quoteLead } from '@/testing/fixtures/inbox';
import { today } from '@/testing/fixtures/office';
import { backend, startBackend, testSettings } from '@/testing/msw/backend';
import { responding, type SeenRequest } from '@/testing/msw/requests';
import { Office } from '../Office';
import { makeOfficeStore } from '../store';

startBackend();

const admin = { username: 'dana.driver', email: '', role: 'admin' as const, id: 1 };
const url = withId(leadPaths.record, quoteLead.id);
const record = { ...quoteLead, seen: true, written: [] };

function openLead(changes: SeenRequest[]) {
  window.history.replaceState(null, '', `/office/leads/${quoteLead.id}/show`);
  backend.use(
    responding(['get', calls.me], 200, admin),
    responding(['get', todayPath], 200, today),
    ...[auditPaths.list, commentPaths.list, leadPaths.assignees].map((path) =>
      responding(['get', path], 200, { data: [], total: 0 }),
    ),
    responding(['get', leadPaths.replySender], 200, { from: null, reply_to: '' }),
    responding(['get', url], 200, record),
    responding(['patch', url], 200, { ...record, state: 'contacted', version: 2 }, changes),
  );
  const storage = createMemorySessionStorage({ ...session, user: admin });
  const store = makeOfficeStore(storage, { settings: testSettings });
  restoreSession(store, storage);
  render(
    <Office store={store} staff={{ account: admin, role: 'admin' }} company={anotherCompany} />,
  );
}

test("a quote request lists its fields in the form's order and its weight in pounds, and a press on its email sets its status to 'Contacted'", async () => {
  const changes: SeenRequest[] = [];
  openLead(changes);
  const email = await screen.findByRole('link', { name: 'traffic@northgate.test' });
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'From',
    'To',
    'Pickup date',
    'Commodity',
    'Total weight',
    'Equipment',
    'Hazardous materials',
    'Drop trailer required',
    'Email',
  ]);
  expect(screen.getByText('42,000 lb')).toBeVisible();
  // jsdom opens no mail program.
  email.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(email);
  await waitFor(() =>
    expect(changes).toMatchObject([{ body: { version: 1, state: 'contacted' } }]),
  );
});
