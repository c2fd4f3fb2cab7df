import { act, configure, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { calls } from '@/contract/calls';
import { fleetPaths } from '@/contract/fleet';
import { headerFieldChanged } from '@/features/inspection/inspectionSlice';
import { defects, heldBy, previousOf } from '@/testing/fixtures/fleet';
import { apiUrl, backend, startBackend, testSettings } from '@/testing/msw/backend';
import { renderWithProviders } from '@/testing/renderWithProviders';
import { createMemoryDrafts, createPhone } from '@/testing/report/inspectionSetup';
import { fillIn, openReportStore } from '@/testing/report/reportStore';
import { InspectionReport } from '../components/InspectionReport/InspectionReport';

// jsdom has no workers.
jest.mock('../photos/shrink', () => ({ preloadShrink: async () => undefined }));

startBackend();

// Skips visibility checks: for 63 rows they take seconds per query in jsdom.
configure({ defaultHidden: true, asyncUtilTimeout: 20_000 });
jest.setTimeout(60_000);
beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
  window.scrollTo = () => undefined;
});

let stop: () => void = () => undefined;
afterEach(() => stop());

/** Opens the report of a driver whose truck's last report the server returns. */
function openReport(last: ReturnType<typeof previousOf>) {
  backend.use(
    http.get(apiUrl(calls.currentInspection), () =>
      HttpResponse.json({ detail: 'Not found.' }, { status: 404 }),
    ),
    http.get(apiUrl(fleetPaths.previous), () => HttpResponse.json(last)),
  );
  const report = openReportStore(createPhone(createMemoryDrafts()), {
    ...testSettings,
    fleet: true,
  });
  const view = renderWithProviders(<InspectionReport />, { store: report.store });
  stop = () => {
    view.unmount();
    report.stop();
  };
  return { ...view, ...report };
}

describe('defects that hold the vehicle', () => {
  const title = 'Do not drive: repairs are not certified';

  async function openHeld() {
    const report = openReport(heldBy(defects.open, defects.saysGood));
    await screen.findByLabelText('Truck number');
    act(() => fillIn(report.store));
    const box = await screen.findByRole('group', { name: title });
    return { ...report, box: within(box) };
  }

  it('are named, with the carrier’s number to call', async () => {
    const { box } = await openHeld();
    expect(box.getByRole('alert')).toHaveTextContent(title);
    const [mirrors, brakes] = box.getAllByRole('listitem');
    expect(mirrors).toHaveTextContent(/^Truck T-204, Mirrors: Left one is cracked\. Marcus Bell,/);
    expect(brakes).toHaveTextContent(/Air leaks\..* Driver says good: Marcus Bell/);
    expect(box.getByRole('link', { name: 'Call +1 (555) 010-0110' })).toHaveAttribute(
      'href',
      'tel:+15550100110',
    );
  });

  it('are read before an all-clear report is sent, and a review does not say that it is safe', async () => {
    const seen: unknown[] = [];
    backend.use(
      http.post(apiUrl(fleetPaths.reviews), async ({ request }) => {
        seen.push(await request.json());
        return HttpResponse.json({});
      }),
    );
    const { user, box, until } = await openHeld();
    backend.use(
      http.post(apiUrl(calls.createInspection), () => HttpResponse.json({}, { status: 201 })),
    );
    const submit = screen.getByRole('button', { name: 'Submit Report (All Clear)' });
    await user.click(submit);
    const read = box.getByRole('checkbox', { name: 'I have read this' });
    expect(read).toHaveFocus();
    expect(read).toHaveAccessibleDescription('Confirm that you have read this');
    expect(screen.queryByRole('checkbox', { name: 'The vehicle is safe to drive' })).toBeNull();
    await user.click(read);
    await user.click(screen.getByRole('button', { name: 'I have reviewed the last report' }));
    await until(({ review }) => review.signed !== null && review.outbox.length === 0);
    expect(seen).toMatchObject([{ confirmed_safe: false }]);
    await user.click(submit);
    expect(await screen.findByText('Inspection saved successfully')).toBeVisible();
  });
});

it('only a certified defect is acknowledged by the signature', async () => {
  const { store } = openReport(previousOf(defects.certified, defects.open, defects.deferred));
  await screen.findByLabelText('Truck number');
  act(() => void store.dispatch(headerFieldChanged({ field: 'truck_number', value: 'T-204' })));
  const panel = within(await screen.findByRole('region', { name: 'Previous report' }));
  const [acknowledgment, ...others] = panel.getAllByText(/^By signing, I acknowledge/);
  expect(others).toEqual([]);
  expect(acknowledgment?.closest('li')).toHaveTextContent('Horn is silent');
});
