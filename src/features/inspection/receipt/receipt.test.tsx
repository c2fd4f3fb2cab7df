import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SubmitReport } from '@/features/inspection/InspectionReport/SubmitReport';
import {
  driverNamed,
  headerFieldChanged,
  photoDropped,
  photoStored,
} from '@/features/inspection/model/inspectionSlice';
import { makeInspection } from '@/testing/fixtures/inspection';
import { hornPhoto } from '@/testing/fixtures/photos';
import { extendedSettings, testSettings } from '@/testing/msw/backend';
import { renderWithProviders } from '@/testing/renderWithProviders';
import { openDisk } from '@/testing/report/inspectionSetup';
import { reportPages } from '@/testing/report/reportPages';
import { fillIn } from '@/testing/report/reportStore';
import { ReportStatus } from '@/features/inspection/status/ReportStatus';
import { AnotherTruckButton } from '@/features/inspection/trip/AnotherTruck';
import { RememberedOffer } from '@/features/inspection/trip/TripFields';
import { SentReports } from './SentReports';

const { serverWith, openPage } = reportPages();

const comment = { vehicle_inspection: 17, key: 'horn', text: 'No sound', fixed: false };
const silentHorn = {
  ...makeInspection(true, { horn: false }),
  comments: [comment],
  updated_at: '2026-11-21T12:12:00.000Z',
};

async function openSaved(settings = extendedSettings) {
  const server = serverWith(silentHorn);
  const page = await openPage(openDisk(), settings);
  const view = renderWithProviders(
    <>
      <SentReports onAnotherTruck={null} renderVehicles={() => null} />
      <AnotherTruckButton />
      <SubmitReport />
      <RememberedOffer />
    </>,
    { store: page.store, settings },
  );
  await screen.findByText(/^Save Report/);
  const save = () =>
    act(async () => {
      page.store.dispatch(headerFieldChanged({ field: 'address', value: 'Gary, IN' }));
      page.submit();
      await page.until(({ sent, loading }) => sent.length > 0 && loading.status === 'loaded');
    });
  return { ...page, ...view, server, save };
}

const receipt = () => screen.queryByText('Report saved at the office');

describe('the receipt of a report with a defect', () => {
  it('the receipt says how many photos are still on the phone until the office has all of them', async () => {
    const { store, save } = await openSaved();
    const photos = ['a', 'b'].map((id) => ({ ...hornPhoto, id, report: 17 }));
    await save();
    expect(receipt()).toBeVisible();
    // The test must not pause here, because the phone drops photos that are not on the disk.
    act(() => photos.forEach((photo) => store.dispatch(photoStored(photo))));
    expect(screen.getByText(/^2 photos are still on this phone\./)).toBeVisible();
    act(() => void store.dispatch(photoDropped('a')));
    expect(screen.getByText(/^1 photo is still on this phone\./)).toBeVisible();
    act(
      () => void store.dispatch(photoStored({ ...hornPhoto, id: 'b', report: 17, status: 'sent' })),
    );
    expect(screen.queryByText(/still on this phone/)).toBeNull();
    expect(screen.getByText('The office has all photos.')).toBeVisible();
  });

  it('the receipt does not mention photos if the report has none', async () => {
    const { save } = await openSaved();
    await save();
    expect(receipt()).toBeVisible();
    expect(screen.queryByText(/photo/)).toBeNull();
  });

  it('with another backend, the receipt of a report with a defect does not cover the form', async () => {
    const { save, state } = await openSaved(testSettings);
    await save();
    expect(state().sent).toMatchObject([{ outcome: 'saved' }]);
    expect(receipt()).toBeNull();
  });
});

describe("the bar's button for a report with a defect", () => {
  // 'All checked with at least one defect: ‘Save Report (Defects Found)’.'
  it.each([
    ["Linehaul's own backend", extendedSettings],
    ['another backend', testSettings],
  ])(
    "with %s, a press on 'Save Report' while the office has the whole report says so and sends nothing",
    async (_name, settings) => {
      const { store, user, server } = await openSaved(settings);
      await user.click(screen.getByText('Save Report (Defects Found)'));
      const answer = screen.getByRole('alert');
      expect(answer).toHaveTextContent(/^The office has it since .+[AP]M\. Nothing has changed\.$/);
      expect(server.created).toHaveLength(0);
      act(() => void store.dispatch(headerFieldChanged({ field: 'address', value: 'Gary, IN' })));
      await user.click(screen.getByText('Save Report (Defects Found)'));
      await waitFor(() => expect(server.created).toHaveLength(1));
    },
  );

  it.each([
    ["Linehaul's own backend", extendedSettings],
    ['another backend', testSettings],
  ])(
    "with %s, 'Another truck' has its own button while the office has the whole report",
    async (_name, settings) => {
      const { store } = await openSaved(settings);
      const save = screen.getByText('Save Report (Defects Found)').closest('button');
      expect(screen.getByText('Another truck').closest('button')).not.toBe(save);
      act(() => void store.dispatch(headerFieldChanged({ field: 'address', value: 'Gary, IN' })));
      expect(screen.queryByText('Another truck')).toBeNull();
    },
  );

  it("pressing 'Another truck' starts a form without a truck number, and asks nothing", async () => {
    const { user, state } = await openSaved();
    await user.click(screen.getByText('Another truck'));
    expect(state()).toMatchObject({
      header: { values: { truck_number: '' } },
      atOffice: null,
    });
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it("after 'Another truck', the form does not offer the truck that was just inspected", async () => {
    const { user, save, state, store } = await openSaved();
    act(() => void store.dispatch(driverNamed(state().header.values.carrier)));
    await save();
    await user.click(screen.getByRole('button', { name: 'Back to the report' }));
    await user.click(await screen.findByText('Another truck'));
    expect(state().header.values.truck_number).toBe('');
    expect(screen.queryByText(/use these$/)).toBeNull();
  });
});

test("the receipt of a report that another phone's report has superseded does not say that it was sent", async () => {
  const server = serverWith();
  const page = await openPage(openDisk(), extendedSettings);
  renderWithProviders(
    <>
      <SentReports onAnotherTruck={null} renderVehicles={() => null} />
      <ReportStatus />
    </>,
    { store: page.store, settings: extendedSettings },
  );
  act(() => fillIn(page.store));
  server.onSend = () => {
    server.current = null;
  };
  await act(async () => {
    page.submit();
    await page.until(({ sent, loading }) => sent.length > 0 && loading.status === 'loaded');
  });
  const title = 'Superseded by a newer report from your other phone';
  expect(await screen.findByRole('dialog', { name: title })).toBeVisible();
  expect(screen.getByText('The office has this report, too, as a record.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Go on' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByText(/Sent \d/)).toBeNull();
});
