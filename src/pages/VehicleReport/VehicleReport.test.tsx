import { act, configure, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { calls } from '@/contract/calls';
import { checklist, type ChecklistKey } from '@/contract/checklist';
import { guides } from '@/contract/routes';
import {
  headerFieldChanged,
  itemMarkedDefective,
  itemMarkedGood,
} from '@/features/inspection/model/inspectionSlice';
import type { Phone } from '@/features/inspection/storage/phone';
import { makeInspection } from '@/testing/fixtures/inspection';
import { apiUrl, backend, startBackend } from '@/testing/msw/backend';
import { renderWithProviders } from '@/testing/renderWithProviders';
import { openReportStore } from '@/testing/report/reportStore';
import { VehicleReport } from './VehicleReport';

startBackend();

let stop: () => void = () => undefined;
afterEach(() => stop());
// Skips visibility checks, which take seconds per query for 63 rows in jsdom.
configure({ defaultHidden: true });
beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

const noCurrent = () =>
  http.get(apiUrl(calls.currentInspection), () =>
    HttpResponse.json({ detail: 'Not found.' }, { status: 404 }),
  );
const current = (inspection: object) =>
  http.get(apiUrl(calls.currentInspection), () => HttpResponse.json(inspection));

function openReport(phone?: Phone) {
  const report = openReportStore(phone);
  stop = report.stop;
  return { ...renderWithProviders(<VehicleReport />, { store: report.store }), ...report };
}

function markAllGood(
  store: ReturnType<typeof openReportStore>['store'],
  ...except: ChecklistKey[]
) {
  act(() => {
    for (const { key } of checklist) {
      if (!except.includes(key)) store.dispatch(itemMarkedGood(key));
    }
  });
}

function row(label: string) {
  const line = screen.getByText(label).closest<HTMLElement>('[role="group"]');
  if (!line) throw new Error(`There is no row for ${label}`);
  return within(line);
}

describe('the vehicle report', () => {
  it('the vehicle report has a title and starts blank if the server has no current inspection', async () => {
    backend.use(noCurrent());
    openReport();
    expect(
      screen.getByRole('heading', { level: 1, name: 'Driver Vehicle Inspection Report' }),
    ).toBeVisible();
    await screen.findByText('Horn');
    expect(screen.getAllByRole('button', { name: /: good$/ })).toHaveLength(63);
    expect(screen.queryByRole('button', { name: /: (good|defective)$/, pressed: true })).toBeNull();
    expect(screen.getByRole('button', { name: 'Complete Inspection' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(screen.queryByText('Loaded existing inspection data')).toBeNull();
    expect(screen.getByLabelText('Driver name')).toHaveValue('');
  });

  it("the report's color scheme menu says that it is unknown whether the browser keeps the entries, and links to the guide", async () => {
    backend.use(noCurrent());
    const { user } = openReport();
    await user.click(screen.getByRole('button', { name: /^Color scheme/ }));
    const [kept, guide] = screen.getAllByRole('menuitem');
    expect(kept).toHaveTextContent(/^This browser does not say/);
    expect(guide).toHaveAttribute('href', guides.driver);
  });

  it('the vehicle report loads the current inspection into the form and shows a message', async () => {
    backend.use(current(makeInspection(true, { horn: null })));
    openReport();
    expect(await screen.findByText('Loaded existing inspection data')).toBeVisible();
    expect(screen.getByLabelText('Driver name')).toHaveValue('Dana Miles');
    expect(screen.getByLabelText('Date')).toHaveValue('2026-11-21');
    expect(screen.getByLabelText('Time')).toHaveValue('06:45');
    expect(row('Horn').queryByRole('button', { pressed: true })).toBeNull();
    expect(row('Mirrors').getByRole('button', { name: /: good$/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  it("the vehicle report's menu starts another truck's report, which keeps the driver's fields but no mark", async () => {
    backend.use(current({ ...makeInspection(true), truck_number: 'D1' }));
    const { user } = openReport();
    await screen.findByText('Loaded existing inspection data');
    await user.click(screen.getByRole('button', { name: /^Color scheme/ }));
    await user.click(screen.getByRole('menuitem', { name: 'Inspect another truck' }));
    await waitFor(() => expect(row('Horn').queryByRole('button', { pressed: true })).toBeNull());
    expect(screen.getByLabelText('Truck number')).toHaveValue('');
    expect(screen.getByLabelText('Driver name')).toHaveValue('Dana Miles');
  });

  it("the vehicle report's menu starts another truck's report even before the first save, and sets the first draft aside", async () => {
    backend.use(noCurrent());
    const { user, store } = openReport();
    await screen.findByText('Horn');
    const openMenu = () => user.click(screen.getByRole('button', { name: /^Color scheme/ }));
    await openMenu();
    expect(screen.queryByRole('menuitem', { name: 'Inspect another truck' })).toBeNull();
    await user.keyboard('{Escape}');
    act(() => {
      store.dispatch(headerFieldChanged({ field: 'truck_number', value: 'D1' }));
      store.dispatch(itemMarkedDefective('horn'));
    });
    await openMenu();
    await user.click(screen.getByRole('menuitem', { name: 'Inspect another truck' }));
    expect(await screen.findByText(/^A draft was set aside on this phone/)).toBeVisible();
    expect(row('Horn').queryByRole('button', { pressed: true })).toBeNull();
    expect(screen.getByLabelText('Truck number')).toHaveValue('');
  });

  it('the vehicle report requires a description for a defect, and removes the description field when the item is marked good', async () => {
    backend.use(noCurrent());
    const { user } = openReport();
    await screen.findByText('Horn');
    await user.click(row('Horn').getByRole('button', { name: /: defective$/ }));
    const text = screen.getByLabelText('Defect description, Horn');
    expect(text).toBeRequired();
    await user.click(row('Horn').getByRole('button', { name: /: good$/ }));
    expect(text).not.toBeInTheDocument();
  });

  it('a submission creates the report with its defect, shows that it was saved, and fetches it from the server', async () => {
    const created: Record<string, unknown>[] = [];
    backend.use(
      http.get(apiUrl(calls.currentInspection), () =>
        created[0]
          ? HttpResponse.json(makeInspection(true, { horn: false, ...(created[0] as object) }))
          : HttpResponse.json({ detail: 'Not found.' }, { status: 404 }),
      ),
      http.post(apiUrl(calls.createInspection), async ({ request }) => {
        created.push((await request.json()) as Record<string, unknown>);
        return HttpResponse.json({}, { status: 201 });
      }),
    );
    const { user, store, isSaved, until } = openReport();
    await screen.findByText('Horn');
    markAllGood(store, 'horn');
    await user.click(row('Horn').getByRole('button', { name: /: defective$/ }));

    const save = screen.getByRole('button', { name: 'Save Report (Defects Found)' });
    await user.click(save);
    expect(screen.getByText('Driver name is required')).toBeVisible();
    expect(screen.getByText('Defect description is required')).toBeVisible();
    expect(screen.getByLabelText('Driver name')).toHaveFocus();
    expect(created).toHaveLength(0);

    for (const [label, value] of [
      ['Driver name', 'Dana Miles'],
      ['Current location', 'Joliet, IL'],
      ['Truck number', 'T-204'],
      ['Odometer', '418220'],
      ['Trailer numbers', 'R-88'],
      ['Driver signature', 'Dana Miles'],
    ] as const) {
      await user.click(screen.getByLabelText(label));
      await user.paste(value);
    }
    await user.click(screen.getByLabelText('Defect description, Horn'));
    await user.paste('No sound');
    await user.click(save);
    expect(screen.getByText('Vehicle condition is required')).toBeVisible();
    await user.click(screen.getByLabelText(/^Above defects corrected/));
    await user.click(save);

    expect(await screen.findByText('Inspection saved successfully')).toBeVisible();
    expect(created).toHaveLength(1);
    expect(created[0]).toMatchObject({
      carrier: 'Dana Miles',
      horn: false,
      mirrors: true,
      comments: [{ vehicle_inspection: null, key: 'horn', text: 'No sound', fixed: false }],
    });
    expect(created[0]?.['date_inspected']).toMatch(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/);
    await until(({ report }) => report.status === 'loaded');
    expect(screen.queryByText('Loaded existing inspection data')).toBeNull();
    await waitFor(() => expect(isSaved()).toBe(true));
  });
});
