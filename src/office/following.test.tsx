import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from 'react-admin';
import { withId } from '@/contract/calls';
import { commentPaths } from '@/contract/office/comments';
import { defectPaths } from '@/contract/office/defects';
import { leadPaths } from '@/contract/office/leads';
import { reportPaths } from '@/contract/office/reports';
import { vehiclePaths } from '@/contract/office/vehicles';
import { leadRecords, officeComments, quoteLead } from '@/testing/fixtures/inbox';
import { openDefect, reportRecord, reports, vehicles } from '@/testing/fixtures/office';
import { officeAt } from '@/testing/stories/officeStories';
import { pollInterval } from './data/pollInterval';

beforeEach(() => {
  // Fakes only intervals, because the page and the test need the other timers.
  jest.useFakeTimers({
    doNotFake: ['Date', 'performance', 'setTimeout', 'clearTimeout', 'setImmediate', 'nextTick'],
  });
});

afterEach(() => jest.useRealTimers());

const passTime = (duration: number) => act(() => jest.advanceTimersByTime(duration));

const list = (data: readonly object[]) => ({ data, total: data.length });

const reopened = 'Reopened: it drips again';
const [truck] = vehicles;
const [comment] = officeComments;
const ready = { holding: [], readiness: 'ready', do_not_dispatch: false, open_defects: 0 };
const repaired = { ...openDefect, state: 'repaired', closed_at: '2026-11-21T12:00:00Z' };

describe('an open page shows after 30 seconds what has changed', () => {
  test.each([
    {
      name: 'the list of defects',
      path: '/defects',
      call: defectPaths.list,
      before: list([]),
      after: list([openDefect]),
      text: 'Radiator',
    },
    {
      name: 'a defect',
      path: '/defects/3/show',
      call: withId(defectPaths.record, 3),
      before: repaired,
      after: { ...openDefect, description: reopened },
      text: reopened,
    },
    {
      name: 'the list of reports',
      path: '/reports',
      call: reportPaths.list,
      before: list([]),
      after: list(reports),
      text: 'Marcus Bell',
    },
    {
      name: 'a report',
      path: '/reports/17/show',
      call: withId(reportPaths.record, 17),
      before: reportRecord,
      after: { ...reportRecord, result: 'defects_closed' },
      text: 'Defects closed',
    },
    {
      name: 'a vehicle',
      path: '/vehicles/1/show',
      call: withId(vehiclePaths.record, 1),
      before: { ...truck, ...ready, defects: [] },
      after: { ...truck, defects: [openDefect] },
      text: 'Do not dispatch',
    },
    {
      name: 'the list of leads',
      path: '/leads',
      call: leadPaths.list,
      before: list([]),
      after: list([quoteLead]),
      text: 'traffic@northgate.test',
    },
    {
      name: 'the list of comments',
      path: '/comments',
      call: commentPaths.list,
      before: list([]),
      after: list([{ ...comment, description: reopened }]),
      text: reopened,
    },
  ])('$name', async ({ path, call, before, after, text }) => {
    let stored: unknown = before;
    const read = jest.fn(() => stored);
    const Page = officeAt(path, { responses: { [call]: read } });
    render(<Page />);
    await waitFor(() => expect(read).toHaveBeenCalled());
    const main = within(await screen.findByRole('main'));
    await waitFor(() => expect(main.queryByRole('progressbar')).toBeNull());
    expect(main.queryByText(text)).toBeNull();
    stored = after;
    passTime(pollInterval);
    expect((await main.findAllByText(text))[0]).toBeVisible();
    expect(pollInterval).toBe(30_000);
  });
});

test('a dialog sends the version that it was opened with, although the page behind it has a newer one', async () => {
  // react-admin logs the rejection.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const [record] = leadRecords;
  let stored: object = { ...record, seen: true, written: [], version: 1 };
  const sent: unknown[] = [];
  const reply = (body: unknown) => {
    sent.push(body);
    return sent.length === 1 ? new HttpError('Somebody changed it.', 409, {}) : stored;
  };
  const Page = officeAt(`/leads/${quoteLead.id}/show`, {
    responses: {
      [withId(leadPaths.record, quoteLead.id)]: () => stored,
      [withId(leadPaths.reply, quoteLead.id)]: reply,
    },
  });
  render(<Page />);
  await userEvent.click(await screen.findByRole('button', { name: 'Reply' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText(/^Reply/), 'Yes.');
  const written = [
    { id: 5, author: 'Rosa Diaz', text: 'Replied', written_at: '2026-11-21T12:00:00Z' },
  ];
  stored = { ...stored, version: 2, written };
  passTime(pollInterval);
  expect(await screen.findByText('Replied')).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
  expect(await dialog.findByText('Somebody changed it.')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Sent.')).toBeVisible();
  expect(sent).toMatchObject([{ version: 1 }, { version: 2 }]);
});
