import { act, configure, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { calls } from '@/contract/calls';
import { headerFieldChanged, retryRequested } from '@/features/inspection/model/inspectionSlice';
import { makeInspection } from '@/testing/fixtures/inspection';
import { apiUrl, backend, startBackend } from '@/testing/msw/backend';
import { deferred } from '@/testing/races/scriptedBackend';
import { renderWithProviders } from '@/testing/renderWithProviders';
import { fillIn, openReportStore } from '@/testing/report/reportStore';
import { InspectionReport } from './InspectionReport';

startBackend();

// Queries skip the visibility checks, which take seconds per query for 63 rows in jsdom.
configure({ defaultHidden: true });
beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

let stop: () => void = () => undefined;
afterEach(() => stop());

function openReport() {
  const report = openReportStore();
  stop = report.stop;
  return { ...renderWithProviders(<InspectionReport />, { store: report.store }), ...report };
}

const noCurrent = () =>
  http.get(apiUrl(calls.currentInspection), () =>
    HttpResponse.json({ detail: 'Not found.' }, { status: 404 }),
  );

test('the form remains on the screen while a failed load of the report is retried', async () => {
  const retry = deferred<Response>();
  let gets = 0;
  backend.use(
    http.get(apiUrl(calls.currentInspection), () => {
      gets += 1;
      return gets === 1 ? new HttpResponse(null, { status: 503 }) : retry.promise;
    }),
  );
  const { store, until } = openReport();
  const truck = await screen.findByLabelText('Truck number');
  expect(store.getState().ui.toasts).toMatchObject([{ text: 'Error fetching inspection data' }]);

  act(() => {
    store.dispatch(retryRequested());
  });
  await act(() => until(({ loading }) => loading.status === 'due'));
  expect(truck).toBeInTheDocument();
  retry.resolve(HttpResponse.json({ detail: 'Not found.' }, { status: 404 }));
  await act(() => until(({ loading }) => loading.status === 'loaded'));
  expect(truck).toBeInTheDocument();
  expect(gets).toBe(2);
});

test("a loaded odometer reading of '412000 mi' does not block the submission and is sent unchanged", async () => {
  const created = deferred<unknown>();
  backend.use(
    http.get(apiUrl(calls.currentInspection), () =>
      HttpResponse.json({ ...makeInspection(true), odometer_reading: '412000 mi' }),
    ),
    http.post(apiUrl(calls.createInspection), async ({ request }) => {
      created.resolve(await request.json());
      return HttpResponse.json({}, { status: 201 });
    }),
  );
  const { store, user } = openReport();
  await screen.findByLabelText('Truck number');
  act(() => void store.dispatch(headerFieldChanged({ field: 'address', value: 'Gary, IN' })));
  await user.click(screen.getByRole('button', { name: 'Submit Report (All Clear)' }));
  expect(await created.promise).toMatchObject({ odometer_reading: '412000 mi' });
});

describe('a rejected create call', () => {
  async function rejectedReport(rejection: Record<string, string[]>) {
    backend.use(
      noCurrent(),
      http.post(apiUrl(calls.createInspection), () =>
        HttpResponse.json(rejection, { status: 400 }),
      ),
    );
    const report = openReport();
    await screen.findByLabelText('Truck number');
    act(() => fillIn(report.store));
    await report.user.click(screen.getByRole('button', { name: 'Submit Report (All Clear)' }));
    await screen.findByText('Error saving inspection');
    return report;
  }

  test("a rejected create call shows the server's messages under their fields and focuses the first of these fields", async () => {
    const { user } = await rejectedReport({
      odometer_reading: ['Lower than last time.', 'Check it.'],
      date_inspected: ['This is in the future.'],
      mechanics_signature: ['Not a mechanic of ours.'],
    });
    const odometer = screen.getByLabelText('Odometer');
    expect(odometer).toHaveAccessibleDescription('Lower than last time. Check it.');
    expect(screen.getByLabelText('Date')).toHaveAccessibleDescription('This is in the future.');
    expect(screen.getByLabelText('Time')).toHaveAccessibleDescription('');
    expect(screen.getByLabelText('Mechanic signature')).toHaveAccessibleDescription(
      'Not a mechanic of ours. Not required: every item is checked.',
    );
    expect(screen.getByText('Error saving inspection')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Date')).toHaveFocus());
    expect(odometer).toHaveValue('418220');

    await user.type(odometer, '1');
    expect(odometer).toHaveAccessibleDescription('');
    expect(screen.getByLabelText('Date')).toHaveAccessibleDescription('This is in the future.');
  });

  test('a rejected create call shows the messages that belong to no input field until the next submission', async () => {
    const { user } = await rejectedReport({
      horn: ['Must be a valid boolean.'],
      non_field_errors: ['This truck is not yours.'],
    });
    const notice = /Horn: Must be a valid boolean\. This truck is not yours\./;
    expect(screen.getByText(notice)).toBeVisible();
    backend.use(
      http.post(apiUrl(calls.createInspection), async ({ request }) => {
        const created = { ...((await request.json()) as object), id: 18 };
        backend.use(http.get(apiUrl(calls.currentInspection), () => HttpResponse.json(created)));
        return HttpResponse.json({});
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Submit Report (All Clear)' }));
    await screen.findByText('Inspection saved successfully');
    expect(screen.queryByText(notice)).toBeNull();
  });
});
