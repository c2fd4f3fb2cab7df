import { act, screen, within } from '@testing-library/react';
import {
  connectionHinted,
  defectTextChanged,
  draftShown,
  headerFieldChanged,
  itemMarkedDefective,
  photoKept,
  reportSubmitted,
  tripChosen,
} from '@/features/inspection/model/inspectionSlice';
import { pendingOf } from '@/features/inspection/model/state/outbox';
import { SentReports } from '@/features/inspection/receipt/SentReports';
import { rejectedPhoto } from '@/testing/fixtures/photos';
import { fleetSettings, testSettings } from '@/testing/msw/backend';
import { renderWithProviders } from '@/testing/renderWithProviders';
import { reportPages } from '@/testing/report/reportPages';
import { fillIn } from '@/testing/report/reportStore';
import { BarNotices } from './BarNotices';
import { ReportStatus } from './ReportStatus';

const { serverWith, openPage } = reportPages();

async function openBar(settings = fleetSettings) {
  const server = serverWith();
  const page = await openPage(undefined, settings);
  const view = renderWithProviders(
    <>
      <SentReports />
      <BarNotices />
      <ReportStatus />
    </>,
    { store: page.store },
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
  it('says so in the bar, with a receipt, and is in My reports', async () => {
    const page = await openBar();
    await saveSilentHorn(page);
    const receipt = within(
      await screen.findByRole('dialog', { name: 'The office has your report' }),
    );
    expect(receipt.getByText('62 passed, 1 failed, 63 in all')).toBeVisible();
    await page.user.click(receipt.getByRole('button', { name: 'Back to the report' }));
    expect(await screen.findByText(/^The office has it, \d+:\d\d [AP]M$/)).toBeVisible();
    await page.user.click(await screen.findByRole('button', { name: 'My reports' }));
    await page.user.click(
      await screen.findByRole('button', { name: /^T-204 .*Saved with defects/ }),
    );
    expect(await screen.findByText('Horn: No sound')).toBeVisible();
  });

  it('no longer says so once the driver changes it', async () => {
    const page = await openBar();
    await saveSilentHorn(page);
    act(() => void page.store.dispatch(headerFieldChanged({ field: 'address', value: 'Gary' })));
    expect(screen.getByText('1 change not sent')).toBeInTheDocument();
    expect(screen.queryByText(/^The office has it/)).toBeNull();
  });

  it('no longer says so either once the driver chooses the other trip', async () => {
    const page = await openBar();
    await saveSilentHorn(page);
    act(() => void page.store.dispatch(tripChosen('after')));
    expect(screen.getByText('1 change not sent')).toBeInTheDocument();
  });

  it('is announced when it has left after waiting', async () => {
    const page = await openBar();
    page.server.always = { get: 'lost', create: 'lost' };
    const saving = saveSilentHorn(page);
    await act(page.waiting);
    page.server.always = {};
    page.retry();
    await saving;
    const live = document.querySelector('[aria-live="polite"]');
    expect(live).toHaveTextContent(/^The office has it/);
  });
});

describe('the notice of a waiting all-clear report', () => {
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

  it('says that it goes out by itself', async () => {
    await wait(fleetSettings);
    expect(screen.getByText(/kept on this phone and goes out by itself\.$/)).toBeVisible();
  });

  it('says with another backend that one more press sends it', async () => {
    await wait(testSettings);
    expect(screen.getByText(pressOnceMore)).toBeVisible();
  });

  it('says so too of one that an earlier version put to be saved only', async () => {
    const { store, waiting, state } = await wait(fleetSettings);
    const pending = pendingOf(state());
    if (!pending) throw new Error('nothing waits');
    await act(async () => {
      store.dispatch(reportSubmitted({ ...pending.submission, purpose: 'save' }));
      await waiting();
    });
    expect(await screen.findByText(pressOnceMore)).toBeVisible();
  });
});

test('a rejected photo needs attention, and its notice says why', async () => {
  const { store } = await openBar();
  act(() => void store.dispatch(photoKept(rejectedPhoto)));
  expect(screen.getByRole('button', { name: 'Needs attention' })).toBeVisible();
  expect(
    screen.getByText('A photo was not accepted, Horn: The defect has 4 photos already.'),
  ).toBeVisible();
});

test('without a connection the bar says once that everything is kept', async () => {
  const { store } = await openBar();
  act(() => void store.dispatch(connectionHinted('lost')));
  expect(screen.getByText(/^No connection\. Go on/)).toBeVisible();
});

test('a tab that lost the report to another one says so above the bar', async () => {
  const { store } = await openBar();
  act(() => void store.dispatch(draftShown({ owner: 'dana', contents: null })));
  expect(screen.getByText(/^This report is open in another tab/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Take over here' })).toBeVisible();
});
