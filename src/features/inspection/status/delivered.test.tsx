import { act, screen, waitFor, within } from '@testing-library/react';
import * as v from 'valibot';
import { reportFile } from '@/contract/reportFile';
import {
  clockCompared,
  connectionHinted,
  defectTextChanged,
  draftShown,
  headerFieldChanged,
  itemMarkedDefective,
  photoStored,
  reportSubmitted,
  tripChosen,
} from '@/features/inspection/model/inspectionSlice';
import { now } from '@/features/inspection/model/state/header';
import { getPendingOutbox } from '@/features/inspection/model/state/outbox';
import { SentReports } from '@/features/inspection/receipt/SentReports';
import { rejectedPhoto } from '@/testing/fixtures/photos';
import { extendedSettings, testSettings } from '@/testing/msw/backend';
import { renderWithProviders } from '@/testing/renderWithProviders';
import { onForm } from '@/testing/report/onForm';
import { openDisk } from '@/testing/report/inspectionSetup';
import type { CallOutcome } from '@/testing/report/inspectionServer';
import { reportPages } from '@/testing/report/reportPages';
import { fillIn } from '@/testing/report/reportStore';
import { reportStates } from '@/testing/stories/statusStories';
import { BarNotices } from './BarNotices';
import { ReportStatus } from './ReportStatus';

const { serverWith, openPage } = reportPages();

async function openBar(settings = extendedSettings, disk = openDisk()) {
  const server = serverWith();
  const page = await openPage(disk, settings);
  const view = renderWithProviders(
    <>
      <SentReports onAnotherTruck={null} renderVehicles={() => null} />
      <BarNotices />
      <ReportStatus />
    </>,
    { store: page.store, settings },
  );
  return { server, ...page, ...view };
}

async function saveSilentHorn({ store, submit, settled }: Awaited<ReturnType<typeof openBar>>) {
  await act(async () => {
    fillIn(store, 'horn');
    store.dispatch(itemMarkedDefective('horn'));
    store.dispatch(defectTextChanged({ key: 'horn', text: 'No sound' }));
    store.dispatch(
      headerFieldChanged({
        field: 'satisfactory_vehicle_condition',
        value: 'above_defects_need_correction',
      }),
    );
    submit();
    await settled();
  });
}

describe('a report with a defect that the office has', () => {
  it('a saved report with a defect appears in the bar, on a receipt, and in My reports', async () => {
    const page = await openBar();
    await saveSilentHorn(page);
    const receipt = within(
      await screen.findByRole('dialog', { name: 'Report saved at the office' }),
    );
    expect(receipt.getByText('62 good, 1 defective, 63 in all')).toBeVisible();
    await page.user.click(receipt.getByRole('button', { name: 'Back to the report' }));
    expect(await screen.findByText(/^Saved at the office, \d+:\d\d [AP]M$/)).toBeVisible();
    await page.user.click(await screen.findByRole('button', { name: 'My reports' }));
    await page.user.click(await screen.findByRole('button', { name: /^T-204 .*Saved [A-Z]/ }));
    expect(await screen.findByText('Horn: No sound')).toBeVisible();
  });

  it("the bar says '1 change not sent' instead of 'Saved at the office' once the driver changes a saved report", async () => {
    const page = await openBar();
    await saveSilentHorn(page);
    act(() => void page.store.dispatch(headerFieldChanged({ field: 'address', value: 'Gary' })));
    expect(screen.getByText('1 change not sent')).toBeInTheDocument();
    expect(screen.queryByText(/^Saved at the office/)).toBeNull();
  });

  it("the bar says '1 change not sent' once the driver chooses the other trip for a saved report", async () => {
    const page = await openBar();
    await saveSilentHorn(page);
    act(() => void page.store.dispatch(tripChosen('after')));
    expect(screen.getByText('1 change not sent')).toBeInTheDocument();
  });

  it('when the office has a report that was waiting, the page announces it', async () => {
    const page = await openBar();
    page.server.always = { get: 'lost', create: 'lost' };
    const saving = saveSilentHorn(page);
    await act(page.waiting);
    page.server.always = {};
    page.retry();
    await saving;
    const live = document.querySelector('[aria-live="polite"]');
    expect(live).toHaveTextContent(/^Saved at the office/);
  });
});

describe('the notice about a waiting all-clear report', () => {
  const pressOnceMore = /saved by itself\. Then press once more to send it\.$/;
  const wait = async (settings: typeof testSettings) => {
    const { server, store, submit, waiting, isSaved, until, state } = await openBar(settings);
    server.always = { get: 'lost', create: 'lost' };
    await act(async () => {
      fillIn(store);
      submit();
      await waiting();
      await until(isSaved);
    });
    return { store, waiting, state };
  };

  it('the notice about a waiting all-clear report says that the report is sent automatically', async () => {
    await wait(extendedSettings);
    expect(screen.getByText(/kept on this phone and sent by itself\.$/)).toBeVisible();
  });

  it('with another backend, the notice about a waiting all-clear report says that another press sends it', async () => {
    await wait(testSettings);
    expect(screen.getByText(pressOnceMore)).toBeVisible();
  });

  it('if an earlier version queued a waiting report only to be saved, the notice says that another press sends the report', async () => {
    const { store, waiting, state } = await wait(extendedSettings);
    const pending = getPendingOutbox(state());
    if (!pending) throw new Error('nothing waits');
    await act(async () => {
      store.dispatch(onForm(reportSubmitted({ ...pending.submission, purpose: 'save' })));
      await waiting();
    });
    expect(await screen.findByText(pressOnceMore)).toBeVisible();
  });
});

test('a rejected photo has a notice with the reason', async () => {
  const { store } = await openBar();
  act(() => void store.dispatch(photoStored(rejectedPhoto)));
  expect(screen.getByRole('button', { name: 'Needs attention' })).toBeVisible();
  expect(
    screen.getByText('A photo was not accepted, Horn: The defect already has 4 photos.'),
  ).toBeVisible();
});

describe('a report that was not accepted by the server', () => {
  async function submitTo(outcome: CallOutcome) {
    const page = await openBar();
    page.server.outcomes = [outcome];
    await act(async () => {
      fillIn(page.store);
      page.submit();
      await page.until(({ outbox }) => outbox.status === 'empty');
    });
    return page;
  }

  it('after a 500, the bar says that the outcome is unknown, and another press checks the server first', async () => {
    const { server, submit, settled } = await submitTo(500);
    expect(screen.getByText(/we do not know if the office has the report/)).toBeVisible();
    expect(screen.queryByText(/did not accept/)).toBeNull();
    await act(async () => {
      submit();
      await settled();
    });
    expect(server.log().slice(1, 5)).toEqual([
      'POST create/inspection/',
      'GET current/inspection/',
      expect.stringMatching(/^GET \/api\/fleet\/reports\//),
      'POST create/inspection/',
    ]);
    expect(screen.queryByText(/we do not know/)).toBeNull();
  });

  it.each([
    ['a server failure', 500],
    ['a rejected field', Response.json({ truck_number: ['Unknown truck.'] }, { status: 400 })],
    ['a rejected report', Response.json({ detail: 'No.' }, { status: 400 })],
  ])('the bar has a button to save a copy of the report after %s', async (_what, outcome) => {
    await submitTo(outcome);
    expect(screen.getByRole('button', { name: 'Save a copy' })).toBeVisible();
  });
});

test.each([
  ['changes wait', reportStates.changesWaiting],
  ['the clock is wrong', (dispatch) => dispatch(clockCompared({ difference: -1e12, now: now() }))],
] satisfies [string, typeof reportStates.changesWaiting][])(
  'the bar has a button to save a copy of the report while %s',
  async (_what, prepare) => {
    const { store } = await openBar();
    act(() => prepare(store.dispatch));
    expect(screen.getByRole('button', { name: 'Save a copy' })).toBeVisible();
  },
);

test("the file of a draft that was set aside has the format of the office's import and contains the draft's entries", async () => {
  const disk = openDisk();
  await disk.write('aside', {
    header: { values: { truck_number: 'T-204', date: '2026-11-21', time: '06:45' } },
    checklist: { entities: { horn: { value: false, text: 'No sound' } } },
  });
  const saved = jest.fn<string, [Blob]>(() => 'blob:copy');
  Object.assign(URL, { createObjectURL: saved, revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { store, user } = await openBar(extendedSettings, disk);
  act(() => void reportStates.setAside(store.dispatch));
  await user.click(screen.getByRole('button', { name: 'Show' }));
  await user.click(await screen.findByRole('button', { name: 'Save a copy' }));
  const text = (await saved.mock.calls[0]?.[0].text()) ?? '';
  expect(v.parse(reportFile, JSON.parse(text)).report).toMatchObject({
    truck_number: 'T-204',
    date_inspected: '2026-11-21 06:45',
    horn: false,
    mirrors: null,
    comments: [{ key: 'horn', text: 'No sound' }],
  });
});

test('a report that an earlier version filed by another username is named in the bar, and its copy has that name but no account', async () => {
  const disk = openDisk();
  await disk.write('aside', { header: { values: { truck_number: 'T-204' } } });
  const saved = jest.fn<string, [Blob]>(() => 'blob:copy');
  Object.assign(URL, { createObjectURL: saved, revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { store, user } = await openBar(extendedSettings, disk);
  act(() => void reportStates.byName(store.dispatch));
  const notice = screen.getByText('A report of lee.marsh is on this phone.');
  await user.click(screen.getByRole('button', { name: 'Save a copy' }));
  await waitFor(() => expect(notice).not.toBeInTheDocument());
  const file = v.parse(reportFile, JSON.parse((await saved.mock.calls[0]?.[0].text()) ?? ''));
  expect(file).toMatchObject({ driver: 'lee.marsh', report: { truck_number: 'T-204' } });
  expect(file.account).toBeUndefined();
});

test('without a connection, a notice in the bar tells the driver to keep going', async () => {
  const { store } = await openBar();
  act(() => void store.dispatch(connectionHinted('lost')));
  expect(screen.getByText(/^No connection\. Keep going/)).toBeVisible();
});

test('a tab whose report another tab took over says so above the bar', async () => {
  const { store } = await openBar();
  act(() => void store.dispatch(draftShown({ owner: 'dana', contents: null, photos: [] })));
  expect(screen.getByText(/^This report is open in another tab/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Take over here' })).toBeVisible();
});

test("neither the status nor a notice's button hides the notice that the phone's clock is wrong", async () => {
  const { store, user } = await openBar();
  const clock = () => screen.queryByText(/^This phone’s clock is wrong/);
  act(() => void store.dispatch(clockCompared({ difference: -1e12, now: now() })));
  expect(clock()).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Needs attention' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Hide this notice' })).toBeNull();

  act(() => void store.dispatch(connectionHinted('lost')));
  const offline = () => screen.queryByText(/^No connection/);
  const status = screen.getByRole('button', { name: 'Needs attention', expanded: true });
  expect(offline()).toBeVisible();
  await user.click(status);
  expect([clock(), offline()]).toEqual([expect.any(HTMLElement), null]);
  expect(status).toHaveAttribute('aria-expanded', 'false');
  await user.click(status);
  expect(offline()).toBeVisible();
});
