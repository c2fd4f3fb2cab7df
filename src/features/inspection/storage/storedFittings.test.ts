import {
  fittingsLoaded,
  headerFieldChanged,
  itemFound,
} from '@/features/inspection/model/inspectionSlice';
import { listNotFitted } from '@/features/inspection/model/rules/notFitted';
import { extendedSettings } from '@/testing/msw/backend';
import { openDisk } from '@/testing/report/inspectionSetup';
import { reportPages } from '@/testing/report/reportPages';

const { serverWith, openPage } = reportPages();

const record = 'report:v2:http%3A%2F%2Fapi.test:dana.driver';
const vehicles = { truck: 'T-204', trailers: '' };
const notFitted = ['carburetor' as const, 'tire_chains' as const];

async function diskWithFittings() {
  const disk = openDisk();
  const page = await openPage(disk, extendedSettings);
  page.store.dispatch(headerFieldChanged({ field: 'truck_number', value: 'T-204' }));
  page.store.dispatch(fittingsLoaded({ vehicles, notFitted }));
  page.store.dispatch(itemFound('tire_chains'));
  await page.until(page.isSaved);
  page.stop();
  return disk;
}

test('a reopened draft still knows which items are not fitted, except the one that the driver says the truck has', async () => {
  serverWith();
  const { state } = await openPage(await diskWithFittings(), extendedSettings);
  expect(listNotFitted(state())).toEqual(['carburetor']);
});

test.each([
  ['without anything about what is fitted, as commit bc39e726 stored it,', undefined],
  ['with damaged data about what is fitted', { truck: 7 }],
])('a draft %s opens with every item fitted', async (_what, fittings) => {
  serverWith();
  const disk = await diskWithFittings();
  const { fittings: _new, ...stored } = (await disk.read(record)) as { fittings?: unknown };
  await disk.write(record, { ...stored, ...(fittings && { fittings }) });
  const { state } = await openPage(disk, extendedSettings);
  expect(state().header.values.truck_number).toBe('T-204');
  expect(listNotFitted(state())).toEqual([]);
});
