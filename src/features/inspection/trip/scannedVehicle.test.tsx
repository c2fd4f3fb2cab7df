import { act, screen, within } from '@testing-library/react';
import type { Inspection } from '@/contract/inspection';
import {
  headerFieldChanged,
  itemMarkedDefective,
} from '@/features/inspection/model/inspectionSlice';
import { selectCount } from '@/features/inspection/model/rules/checklistSelectors';
import { makeInspection } from '@/testing/fixtures/inspection';
import { extendedSettings, testSettings } from '@/testing/msw/backend';
import { renderWithProviders } from '@/testing/renderWithProviders';
import { openDisk } from '@/testing/report/inspectionSetup';
import { reportPages } from '@/testing/report/reportPages';
import { OtherVehicleQuestion } from './OtherVehicleQuestion';
import { ScannedVehicle } from './ScannedVehicle';
import { TripFields } from './TripFields';

const { serverWith, openPage } = reportPages();

interface Opened {
  current?: Inspection | null;
  settings?: typeof extendedSettings;
  before?: (page: Awaited<ReturnType<typeof openPage>>) => void;
}

async function scan(
  query: string,
  { current = null, settings = extendedSettings, before }: Opened = {},
) {
  serverWith(current);
  const page = await openPage(openDisk(), settings);
  act(() => before?.(page));
  const view = renderWithProviders(
    <>
      <TripFields />
      <ScannedVehicle />
      <OtherVehicleQuestion />
    </>,
    { store: page.store, settings, route: `/vehicle-report${query}` },
  );
  const value = (name: RegExp) => screen.getByRole('textbox', { name, hidden: true });
  return {
    ...page,
    ...view,
    truck: () => value(/^Truck number/),
    trailers: () => value(/^Trailer numbers/),
  };
}

const question = () => screen.queryByRole('alertdialog');

test("a scanned truck label fills in the truck's number, which disappears from the page's address", async () => {
  const { truck, location } = await scan('?truck=T-104&a=1');
  expect(truck()).toHaveValue('T-104');
  expect(question()).toBeNull();
  expect(location()?.search).toBe('?a=1');
});

test("a scanned trailer label fills in the trailer's number in addition to the truck's", async () => {
  const { truck, trailers } = await scan('?trailer=R-88', {
    before: ({ store }) =>
      store.dispatch(headerFieldChanged({ field: 'truck_number', value: 'T-104' })),
  });
  expect(truck()).toHaveValue('T-104');
  expect(trailers()).toHaveValue('R-88');
});

test("if the form has marks, scanning another truck's label asks about the other truck, and keeping the first truck restores its number", async () => {
  const { user, truck, state } = await scan('?truck=D2', {
    before: ({ store }) => {
      store.dispatch(headerFieldChanged({ field: 'truck_number', value: 'D1' }));
      store.dispatch(itemMarkedDefective('horn'));
    },
  });
  expect(question()).toHaveAccessibleName('Another truck? Its 63 items start unchecked.');
  expect(state().checklist.entities.horn.value).toBe(false);
  await user.click(within(question() ?? document.body).getByRole('button', { name: 'Keep D1' }));
  expect(truck()).toHaveValue('D1');
  expect(question()).toBeNull();
});

test('if the office has the report, the driver can start another truck from its label, with 63 unchecked items', async () => {
  const current = { ...makeInspection(true), truck_number: 'D1', comments: [] };
  const { user, truck, state } = await scan('?truck=D2', { current });
  await user.click(within(question() ?? document.body).getByRole('button', { name: 'Start D2' }));
  expect(truck()).toHaveValue('D2');
  expect(selectCount({ inspection: { draft: state() } })).toMatchObject({ pending: 63 });
});

test("the label of the form's own truck changes nothing if the numbers differ only in case and a dash", async () => {
  const { truck, state } = await scan('?truck=D-1', {
    before: ({ store }) => {
      store.dispatch(headerFieldChanged({ field: 'truck_number', value: 'd1' }));
      store.dispatch(itemMarkedDefective('horn'));
    },
  });
  expect(truck()).toHaveValue('d1');
  expect(question()).toBeNull();
  expect(state().checklist.entities.horn.value).toBe(false);
});

test('with another backend, a scanned label fills in nothing', async () => {
  const { truck } = await scan('?truck=T-104', { settings: testSettings });
  expect(truck()).toHaveValue('');
});
