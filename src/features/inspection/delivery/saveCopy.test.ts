import { loggedIn } from '@/events/session';
import {
  defectTextChanged,
  headerFieldChanged,
  itemMarkedDefective,
  tripChosen,
} from '@/features/inspection/model/inspectionSlice';
import { contentsOfRequest } from '@/features/inspection/model/rules/reportContents';
import { driver, session } from '@/testing/fixtures/account';
import { allClearRequest } from '@/testing/fixtures/submission';
import { extendedSettings, testSettings } from '@/testing/msw/backend';
import { createPhone } from '@/testing/report/inspectionSetup';
import { fillIn, openReportStore } from '@/testing/report/reportStore';
import { saveCopy } from './saveCopy';

let stop: () => void = () => undefined;
afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

function openReport(settings = testSettings) {
  const blobs: Blob[] = [];
  const names: string[] = [];
  Object.assign(URL, {
    createObjectURL: (file: Blob) => `blob:${blobs.push(file)}`,
    revokeObjectURL: () => undefined,
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  const report = openReportStore(createPhone(), settings);
  ({ stop } = report);
  const files = async () => {
    const texts = await Promise.all(blobs.map((file) => file.text()));
    return texts.map((text, index) => ({
      name: names[index],
      content: JSON.parse(text) as object,
    }));
  };
  return { ...report, files };
}

const { comments: _comments, ...allClear } = allClearRequest;

test("a copy of the report on the screen contains the driver's entries, even if the report is incomplete", async () => {
  const { store, writable, files } = openReport();
  await writable();
  fillIn(store, 'mirrors');
  store.dispatch(itemMarkedDefective('horn'));
  store.dispatch(defectTextChanged({ key: 'horn', text: 'No sound' }));
  store.dispatch(headerFieldChanged({ field: 'odometer_reading', value: '418,220' }));
  store.dispatch(headerFieldChanged({ field: 'truck_number', value: ' T 204/b ' }));
  store.dispatch(headerFieldChanged({ field: 'date', value: '2026-11-21' }));
  store.dispatch(headerFieldChanged({ field: 'time', value: '06:45' }));
  store.dispatch(tripChosen('after'));
  store.dispatch(saveCopy());
  expect(await files()).toMatchObject([
    {
      name: 'report-T-204-b-2026-11-21.json',
      content: {
        format: 'linehaul-report-1',
        driver: 'dana.driver',
        report: {
          carrier: 'Dana Miles',
          date_inspected: '2026-11-21 06:45',
          trip: 'after',
          odometer_reading: '418220',
          horn: false,
          mirrors: null,
          windows: true,
          comments: [{ vehicle_inspection: null, key: 'horn', text: 'No sound', fixed: false }],
          entered_at: { horn: expect.any(String) as string },
        },
      },
    },
  ]);
});

test('a copy of a sent report contains only what was sent', async () => {
  const { store, writable, files } = openReport();
  await writable();
  store.dispatch(tripChosen('after'));
  store.dispatch(saveCopy(contentsOfRequest(allClearRequest)));
  const [file] = await files();
  expect(file).toEqual({
    name: 'report-T-204-2026-11-21.json',
    content: {
      format: 'linehaul-report-1',
      driver: 'dana.driver',
      report: { ...allClear, comments: [] },
    },
  });
});

test('saving a copy downloads nothing while no draft is open', async () => {
  const { store, files } = openReport();
  stop();
  store.dispatch(saveCopy());
  expect(await files()).toEqual([]);
});

test("with Linehaul's own backend, a copy names the account, because its username may be another person's later", async () => {
  const { store, until, files } = openReport(extendedSettings);
  store.dispatch(
    loggedIn({ ...session, user: { ...driver, id: 42, name_since: '2026-01-05T08:00:00Z' } }),
  );
  await until(({ access }) => access.status === 'writable' && access.owner === '#42');
  store.dispatch(saveCopy());
  expect(await files()).toMatchObject([{ content: { driver: 'dana.driver', account: 42 } }]);
});
