import { render, screen, waitFor, within } from '@testing-library/react';
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

const second = { ...openDefect, id: 77, description: 'Worn to the cord' };
const none = { data: [], total: 0 };

/** Today with these two defects that hold their vehicles, and one that its driver says is good. */
function openToday(responses: Record<string, unknown> = {}) {
  let held = [openDefect, second];
  const certify = (id: number) => () => {
    held = held.filter((one) => one.id !== id);
    return { ...repairedDefect, id };
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

async function pressFirst(name: RegExp) {
  const queue = within(await screen.findByRole('region', { name: 'Do not dispatch' }));
  const [button] = await queue.findAllByRole('button', { name });
  button?.focus();
  await userEvent.keyboard('{Enter}');
}

test('after a repair is certified, the focus moves to the next row, and after the last row to the next queue', async () => {
  openToday();
  await pressFirst(/^Certify repair, /);
  const dialog = within(await screen.findByRole('dialog', { name: 'Certify repair' }));
  dialog.getByRole('button', { name: 'Certify repair' }).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByText(second.description).closest('li')).toHaveFocus());
  // It is of the same vehicle, so it needs no dialog.
  await pressFirst(/^Certify repair as Hank Novak, /);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'To certify' })).toHaveFocus());
  expect(screen.queryByRole('region', { name: 'Do not dispatch' })).toBeNull();
});

test("after the last queue's last row, the focus moves to the page's heading", async () => {
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
