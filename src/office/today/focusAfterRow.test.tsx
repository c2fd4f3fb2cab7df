import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { withId } from '@/contract/calls';
import { commentPaths } from '@/contract/office/comments';
import { defectPaths } from '@/contract/office/defects';
import { leadPaths } from '@/contract/office/leads';
import { saysGoodDefect } from '@/testing/fixtures/defectStates';
import { officeComments } from '@/testing/fixtures/inbox';
import { openDefect, repairedDefect } from '@/testing/fixtures/office';
import { officeAt } from '@/testing/stories/officeStories';

beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

const undoIsOver = () => act(() => jest.advanceTimersByTimeAsync(10_000));

const second = { ...openDefect, id: 77, description: 'Worn to the cord' };
const none = { data: [], total: 0 };

function openToday(responses: Record<string, unknown> = {}) {
  let held = [openDefect, second];
  const certify = (id: number) => () => {
    held = held.filter((one) => one.id !== id);
    return { ...repairedDefect, id, photos: [] };
  };
  const list = (_body: unknown, query: object) =>
    'holds_vehicle' in query && query.holds_vehicle === 'true'
      ? { data: held, total: held.length }
      : { data: [saysGoodDefect], total: 1 };
  const Page = officeAt('/', {
    responses: {
      [defectPaths.list]: list,
      [withId(defectPaths.certify, openDefect.id)]: certify(openDefect.id),
      [withId(defectPaths.certify, second.id)]: certify(second.id),
      ...responses,
    },
  });
  render(<Page />);
}

test('after a certification, the focus remains on the row until it disappears, and then moves to the next row or queue', async () => {
  openToday();
  const [button] = await screen.findAllByRole('button', { name: /^Certify repair, / });
  // Fakes timers only now, because the page loads in real time.
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const pressEnter = (element?: HTMLElement) => {
    element?.focus();
    return user.keyboard('{Enter}');
  };
  await pressEnter(button);
  const dialog = within(await screen.findByRole('dialog', { name: 'Certify repair' }));
  await pressEnter(dialog.getByRole('button', { name: 'Certify repair' }));
  const undo = await screen.findByRole('button', { name: /^Undo the certification/ });
  await waitFor(() => expect(undo.closest('li')).toHaveFocus());
  await undoIsOver();
  await waitFor(() => expect(screen.getByText(second.description).closest('li')).toHaveFocus());
  // The second defect of a vehicle needs no dialog.
  await pressEnter(screen.getAllByRole('button', { name: /^Certify repair as Hank Novak, / })[0]);
  await screen.findByRole('button', { name: /^Undo the certification/ });
  await undoIsOver();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Other defects' })).toHaveFocus());
  expect(screen.queryByRole('region', { name: 'Holds a vehicle' })).toBeNull();
});

test("when the last row of Today's last queue disappears, the focus moves to the page's heading", async () => {
  let isWaiting = true;
  const publish = () => {
    isWaiting = false;
    return { data: [] };
  };
  openToday({
    [leadPaths.list]: none,
    [commentPaths.list]: () => (isWaiting ? { data: officeComments.slice(0, 1), total: 1 } : none),
    [commentPaths.approve]: publish,
  });
  const queue = within(await screen.findByRole('region', { name: 'Comments to publish' }));
  (await queue.findByRole('button', { name: /^Publish/ })).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1, name: 'Today' })).toHaveFocus(),
  );
});
