import { act, configure, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { calls } from '@/contract/calls';
import { useAppSelector } from '@/features/inspection/hooks';
import { checklistFiltered } from '@/features/inspection/model/pageSlice';
import { apiUrl, backend, startBackend } from '@/testing/msw/backend';
import { renderWithProviders } from '@/testing/renderWithProviders';
import { fillIn, openReportStore } from '@/testing/report/reportStore';
import { InspectionReport } from './InspectionReport';

let thrown: Error | null = null;

jest.mock('@/features/inspection/trip/TripFields', () => {
  const { TripFields } = jest.requireActual<typeof import('@/features/inspection/trip/TripFields')>(
    '@/features/inspection/trip/TripFields',
  );
  return {
    TripFields: function Planted(props: React.ComponentProps<typeof TripFields>) {
      const isFiltered = useAppSelector(({ inspection: { page } }) => page.view.filter !== 'all');
      if (thrown !== null) throw thrown;
      return (
        <>
          <p>
            {isFiltered ? <b>Filtered: </b> : null}
            Fields
          </p>
          <TripFields {...props} />
        </>
      );
    },
  };
});

startBackend();
// Queries skip the visibility checks, which take seconds per query for 63 rows in jsdom.
configure({ defaultHidden: true });

let stop: () => void = () => undefined;
beforeEach(() => {
  thrown = null;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  backend.use(
    http.get(apiUrl(calls.currentInspection), () =>
      HttpResponse.json({ detail: 'Not found.' }, { status: 404 }),
    ),
  );
});
afterEach(() => stop());

async function openFilledReport() {
  const report = openReportStore();
  stop = report.stop;
  await report.writable();
  fillIn(report.store, 'horn');
  const { user } = renderWithProviders(<InspectionReport />, { store: report.store });
  await screen.findByLabelText('Truck number');
  const crash = (error: Error) => {
    thrown = error;
    act(
      () =>
        void report.store.dispatch(
          checklistFiltered({ filter: 'unchecked', search: '', shown: null }),
        ),
    );
  };
  return { ...report, user, crash };
}

const openAgain = () => screen.getByRole('button', { name: 'Open again' });
const setAside = () =>
  screen.getByRole('button', { name: 'Set this report aside and start blank' });

describe('a report whose rendering throws an error', () => {
  it("after the report crashes, the page says that everything is saved, and 'Open again' shows the report unfiltered", async () => {
    const { store, user, crash, until, isSaved } = await openFilledReport();
    await act(() => until(isSaved));
    crash(new Error('Planted'));
    const message = within(screen.getByRole('alert'));
    expect(message.getByText('The report could not be shown')).toBeVisible();
    expect(message.getByText('What you entered is saved on this phone.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /aside/ })).toBeNull();
    thrown = null;
    await user.click(openAgain());
    expect(await screen.findByLabelText('Truck number')).toHaveValue('T-204');
    expect(store.getState()).toMatchObject({ inspection: { page: { view: { filter: 'all' } } } });
  });

  it('after a second crash, the page offers a copy of the report and a blank form, and the report remains on the phone', async () => {
    const { user, crash, until } = await openFilledReport();
    crash(new Error('Planted'));
    await user.click(openAgain());
    expect(screen.getByRole('button', { name: 'Save a copy' })).toBeVisible();
    await user.click(setAside());
    await act(() => until(({ setAside: keys }) => keys.length === 1));
    const again = await screen.findByRole('button', { name: 'Open again' });
    thrown = null;
    await user.click(again);
    expect(await screen.findByLabelText('Truck number')).toHaveValue('');
    expect(screen.getByText(/A draft was set aside on this phone/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show' }));
    const dialog = await screen.findByRole('dialog', { name: 'Draft that was set aside' });
    expect(await within(dialog).findByText(/Truck number: T-204/)).toBeVisible();
  });

  it("the page mounts the report again without a message after the browser's translation has moved the report's text", async () => {
    const { store } = await openFilledReport();
    const text = screen.getByText('Fields');
    const translated = document.createElement('font');
    translated.append(...text.childNodes);
    text.append(translated);
    act(
      () =>
        void store.dispatch(checklistFiltered({ filter: 'unchecked', search: '', shown: null })),
    );
    expect(await screen.findByLabelText('Truck number')).toHaveValue('T-204');
    expect(screen.getByText('Filtered:')).toBeVisible();
    expect(screen.queryByText('The report could not be shown')).toBeNull();
  });
});
