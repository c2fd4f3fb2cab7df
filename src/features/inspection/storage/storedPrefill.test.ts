import { openDisk } from '@/testing/report/inspectionSetup';
import { reportPages } from '@/testing/report/reportPages';
import { fillIn } from '@/testing/report/reportStore';

const { serverWith, openPage } = reportPages();

const place = 'http%3A%2F%2Fapi.test:dana.driver';

/** A phone's record exactly as commit 8514ef29 wrote it. The draft is a separate record. */
const landedPrefill = {
  header: {
    carrier: 'Lee Park',
    truck_number: 'T-1',
    trailer_numbers: 'R-2',
    drivers_signature: 'Lee Park',
  },
  odometers: [{ truck: 'T-1', miles: 1000 }],
};

const [reading] = landedPrefill.odometers;
const { drivers_signature: _signature, ...header } = landedPrefill.header;
/**
 * The same values in the current format. Earlier versions stored no day for a reading, and the phone no longer
 * remembers signatures.
 */
const known = { header, odometers: [{ ...reading, day: null }] };

test("the header that an earlier version remembered remains until a report replaces it, and another truck's odometer reading remains", async () => {
  const server = serverWith();
  const disk = openDisk();
  await disk.write(`memory:v1:${place}`, landedPrefill);
  const first = await openPage(disk);
  expect(first.state().prefill).toEqual(known);
  await first.until(first.isSaved);
  first.stop();

  const second = await openPage(disk);
  expect(second.state().prefill).toEqual(known);
  fillIn(second.store);
  second.submit();
  await second.settled();
  expect(server.created).toHaveLength(1);
  await second.until(second.isSaved);
  second.stop();

  const third = await openPage(disk);
  expect(third.state().prefill).toEqual({
    header: {
      carrier: 'Dana Miles',
      truck_number: 'T-204',
      trailer_numbers: 'R-88',
    },
    odometers: [
      { truck: 'T-204', miles: 418220, day: third.state().prefill.odometers[0]?.day },
      { truck: 'T-1', miles: 1000, day: null },
    ],
  });
});

test('the remembered header and odometer readings remain even if the draft cannot be read', async () => {
  serverWith();
  const disk = openDisk();
  await disk.write(`memory:v1:${place}`, landedPrefill);
  await disk.write(`report:v2:${place}`, 'damaged');
  const { state } = await openPage(disk);
  expect(state().prefill).toEqual(known);
});
