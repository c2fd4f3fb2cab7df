import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sendAgainPath, type Undelivered } from '@/contract/office/deliveries';
import type { Role } from '@/contract/office/roles';
import { todayPath } from '@/contract/office/today';
import { today } from '@/testing/fixtures/office';
import { officeAt } from '@/testing/stories/officeStories';

async function open(role: Exclude<Role, 'driver'>, stored: Undelivered) {
  let notifications = stored;
  const Office = officeAt('/', {
    role,
    responses: {
      [todayPath]: () => ({ ...today, notifications }),
      [sendAgainPath]: () => (notifications = { waiting: stored.failed, failed: 0 }),
    },
  });
  render(<Office />);
  await screen.findByText('Last 30 days');
}

test('an admin resends undelivered notifications, and Today then shows them as waiting', async () => {
  await open('admin', { waiting: 0, failed: 2 });
  expect(screen.getByText('2 notifications could not be delivered in three days.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByText('2 notifications wait to be delivered.')).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/could not be delivered/)).toBeNull());
});

test('a dispatcher sees the undelivered notifications without a button', async () => {
  await open('dispatcher', { waiting: 0, failed: 1 });
  expect(screen.getByText('1 notification could not be delivered in three days.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
});

test('Today shows no notifications section if every notification has been delivered', async () => {
  await open('admin', { waiting: 0, failed: 0 });
  expect(screen.queryByText(/notifications?/)).toBeNull();
});
