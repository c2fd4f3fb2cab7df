import { nothingOnScreen } from '@/features/inspection/delivery/extensions';
import { submitReport } from '@/features/inspection/delivery/submitReport';
import { testSettings } from '@/testing/msw/backend';
import { startInspectionServer } from '@/testing/report/inspectionServer';
import { createPhone, openDisk } from '@/testing/report/inspectionSetup';
import { fillIn, openReportStore, signReport } from '@/testing/report/reportStore';
import {
  defectTextChanged,
  headerFieldChanged,
  itemMarkedDefective,
  reportOpened,
  submissionRejected,
  tripChosen,
} from '../inspectionSlice';
import { named } from './preparedActions';
import { getTrip } from './trip';

let endings: (() => void)[] = [];
afterEach(() => {
  for (const end of endings) end();
  endings = [];
});

async function openPage(disk = openDisk()) {
  const server = startInspectionServer();
  const report = openReportStore(createPhone(disk), { ...testSettings, fleet: true });
  endings.push(report.stop, server.restore);
  await report.writable();
  report.store.dispatch(reportOpened({ announce: true }));
  await report.until(({ loading }) => loading.status === 'loaded');
  const submit = async (ends: 'loaded' | 'none') => {
    signReport(report.store);
    expect(report.store.dispatch(submitReport(report.state().form))).toBeNull();
    await report.until(({ outbox, loading, report: { status } }) => {
      return outbox.status === 'empty' && loading.status === 'loaded' && status === ends;
    });
  };
  const trips = () =>
    server.seen
      .filter(({ method }) => method === 'POST')
      .map(({ body }) => (JSON.parse(body) as { trip?: string }).trip);
  return { ...report, server, submit, trips, trip: () => getTrip(report.state()) };
}

test("a truck's first report on a day is before the trip by default, and the next one is after the trip", async () => {
  const { store, submit, trips, trip } = await openPage();
  fillIn(store);
  expect(trip()).toBe('before');
  await submit('none');
  fillIn(store);
  expect(trip()).toBe('after');
  store.dispatch(headerFieldChanged({ field: 'truck_number', value: 'T-1' }));
  expect(trip()).toBe('before');
  store.dispatch(headerFieldChanged({ field: 'truck_number', value: 't-204' }));
  await submit('none');
  expect(trips()).toEqual(['before', 'after']);
});

test('the report is sent with the trip that the form showed at submission, even after a reload', async () => {
  const disk = openDisk();
  const { store, server, stop, state, until, isSaved } = await openPage(disk);
  fillIn(store);
  server.always = { create: 'lost', get: 'lost' };
  // According to the server, the driver has inspected the truck today on another phone.
  const ownLastDay = state().header.values.date;
  expect(store.dispatch(submitReport(state().form, { ...nothingOnScreen, ownLastDay }))).toBeNull();
  await until(({ outbox }) => outbox.status === 'waiting');
  await until(isSaved);
  stop();
  const reopened = await openPage(disk);
  await reopened.until(({ outbox, sent }) => outbox.status === 'empty' && sent.length > 0);
  expect(reopened.trips()).toEqual(['after']);
  expect(reopened.state().sent).toMatchObject([{ trip: 'after' }]);
});

test("the report is sent with the driver's choice of trip, and changing the trip of a saved report creates the report again", async () => {
  const { store, submit, trips } = await openPage();
  fillIn(store, 'horn');
  store.dispatch(itemMarkedDefective('horn'));
  store.dispatch(defectTextChanged({ key: 'horn', text: 'No sound' }));
  const condition = 'above_defects_need_correction';
  store.dispatch(headerFieldChanged({ field: 'satisfactory_vehicle_condition', value: condition }));
  store.dispatch(tripChosen('after'));
  await submit('loaded');
  store.dispatch(tripChosen('before'));
  await submit('loaded');
  expect(trips()).toEqual(['after', 'before']);
});

test("the driver's choice of trip remains after a restart, until the report is sent", async () => {
  const disk = openDisk();
  const first = await openPage(disk);
  first.store.dispatch(tripChosen('after'));
  await first.until(() => first.isSaved());
  first.stop();
  const { store, submit, state, trip } = await openPage(disk);
  expect(trip()).toBe('after');
  fillIn(store);
  await submit('none');
  expect(state().header.trip).toEqual({ chosen: null, server: null });
});

test('another trip, chosen before the phone knows what became of the create call, withdraws the report', async () => {
  const { server, store, state, until } = await openPage();
  fillIn(store);
  signReport(store);
  server.always = { create: 'responseLost', get: 'lost', own: 'lost' };
  store.dispatch(submitReport(state().form));
  await until(({ outbox }) => outbox.status === 'waiting');
  store.dispatch(named(submissionRejected({ outcomeUnknown: true, fields: {} }), state().form));
  store.dispatch(tripChosen('after'));
  expect(state().outbox).toEqual({ status: 'withdrawn', outcomeUnknown: 'create' });
});
