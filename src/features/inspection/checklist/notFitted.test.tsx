import { act, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { checklist } from '@/contract/checklist';
import { extensionPaths } from '@/contract/extensions';
import { useAppSelector } from '@/features/inspection/hooks';
import { headerFieldChanged } from '@/features/inspection/model/inspectionSlice';
import { selectNotFitted } from '@/features/inspection/model/rules/notFitted';
import { makePreviousResponse } from '@/testing/fixtures/extensions';
import {
  apiUrl,
  backend,
  extendedSettings,
  startBackend,
  testSettings,
} from '@/testing/msw/backend';
import { noCurrent } from '@/testing/report/extendedPages';
import { renderWithProviders } from '@/testing/renderWithProviders';
import { createPhone } from '@/testing/report/inspectionSetup';
import { openReportStore } from '@/testing/report/reportStore';
import { withExtensions } from '@/testing/report/withExtensions';
import { ChecklistRow } from './ChecklistRow';

startBackend();

const rows = checklist.filter(({ key }) => ['carburetor', 'horn'].includes(key));
let stop: () => void = () => undefined;
afterEach(() => stop());

function Rows() {
  const notFitted = useAppSelector(selectNotFitted);
  return (
    <ul>
      {rows.map((item) => (
        <ChecklistRow
          key={item.key}
          item={item}
          isShown
          isNotFitted={notFitted.includes(item.key)}
          fixedDefect=""
        />
      ))}
    </ul>
  );
}

async function openRows(settings = extendedSettings) {
  const lacking = { ...makePreviousResponse() };
  const [truck] = lacking.vehicles;
  backend.use(
    noCurrent(),
    http.get(apiUrl(extensionPaths.current), () => HttpResponse.error()),
    http.get(apiUrl(extensionPaths.numbers), () => HttpResponse.json({ trucks: [], trailers: [] })),
    http.get(apiUrl(extensionPaths.previous), () =>
      HttpResponse.json({
        ...lacking,
        vehicles: truck ? [{ ...truck, not_fitted: ['carburetor', 'horn'] }] : [],
      }),
    ),
  );
  const report = openReportStore(createPhone(), settings);
  await report.writable();
  const view = renderWithProviders(settings.fleet ? withExtensions(<Rows />) : <Rows />, {
    store: report.store,
    settings,
  });
  stop = () => {
    view.unmount();
    report.stop();
  };
  act(() => {
    report.store.dispatch(headerFieldChanged({ field: 'truck_number', value: 'T-204' }));
  });
  return { ...view, ...report };
}

const row = (name: string) => within(screen.getByRole('group', { name }));

test('an item that the truck lacks reads ‘Not fitted’ unless the regulation names it, and gets its buttons once the driver says that the truck has one', async () => {
  const { user } = await openRows();
  expect(await screen.findByText('Not fitted')).toBeVisible();
  expect(row('Carburetor').queryByRole('button', { name: 'Carburetor: good' })).toBeNull();
  // The horn needs a mark, because 49 CFR 396.11(a)(1) names it.
  expect(row('Horn').getByRole('button', { name: 'Horn: good' })).toBeVisible();

  await user.click(row('Carburetor').getByRole('button', { name: 'Carburetor: it has one' }));
  expect(screen.queryByText('Not fitted')).toBeNull();
  const good = row('Carburetor').getByRole('button', { name: 'Carburetor: good' });
  expect(good).toHaveAttribute('aria-pressed', 'false');
  expect(good).toHaveFocus();
});

test('with another backend, an item that the office set as not fitted counts as fitted and has its good button', async () => {
  const { state } = await openRows(testSettings);
  expect(row('Carburetor').getByRole('button', { name: 'Carburetor: good' })).toBeVisible();
  expect(state().fittings.notFitted).toEqual([]);
});
