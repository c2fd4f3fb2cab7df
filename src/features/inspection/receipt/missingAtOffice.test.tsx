import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { calls, withId } from '@/contract/calls';
import { toDayMonthYear } from '@/testing/dayMonthYear';
import { extensionPaths } from '@/contract/extensions';
import type { InspectionRequest } from '@/contract/inspection';
import {
  receiptClosed,
  reportCreated,
  reportSent,
  reportSubmitted,
} from '@/features/inspection/model/inspectionSlice';
import { nothingCertified, ownReport as ownReportRecord } from '@/testing/fixtures/extensions';
import { makeInspection } from '@/testing/fixtures/inspection';
import { allClearRequest } from '@/testing/fixtures/submission';
import { apiUrl, backend } from '@/testing/msw/backend';
import { onForm } from '@/testing/report/onForm';
import { fillIn } from '@/testing/report/reportStore';
import { enterTruck, extendedPages, noCurrent, previous } from '@/testing/report/extendedPages';

jest.mock('@/features/inspection/delivery/shrink', () => ({
  preloadShrink: async () => undefined,
}));

const { openReport } = extendedPages();

const question = 'The office does not have this report. Send it again?';

const ownReport = (response: () => Response) =>
  http.get(apiUrl(withId(extensionPaths.report, 41)), response);
const notFound = () => HttpResponse.json({ detail: 'Not found.' }, { status: 404 });

function send(
  { store, state }: ReturnType<typeof openReport>,
  id: number,
  hasReceipt = false,
): InspectionRequest {
  act(() => fillIn(store));
  const { date, time } = state().header.values;
  const request: InspectionRequest = {
    ...allClearRequest,
    date_inspected: `${date} ${time}`,
    drivers_signature_date: date,
    mechanics_signature_date: date,
  };
  act(() => {
    store.dispatch(onForm(reportSubmitted({ request, purpose: 'send' })));
    store.dispatch(onForm(reportCreated({ date, time, id })));
    store.dispatch(onForm(reportSent({ date, time, id, digest: null })));
    if (!hasReceipt) store.dispatch(receiptClosed());
  });
  return request;
}

async function openReports(response: () => Response, hasReceipt = false) {
  backend.use(
    noCurrent(),
    previous(),
    ownReport(response),
    http.get(apiUrl(extensionPaths.current), () => HttpResponse.json(nothingCertified)),
    http.get(apiUrl(extensionPaths.reports), () => HttpResponse.json({ data: [], total: 0 })),
  );
  const page = openReport();
  await screen.findByLabelText('Truck number');
  const request = send(page, 41, hasReceipt);
  if (!hasReceipt) await page.user.click(await screen.findByRole('button', { name: 'My reports' }));
  return { ...page, request };
}

function receive() {
  const created: InspectionRequest[] = [];
  const sent: string[] = [];
  let stored = { ...makeInspection(true), id: 42 };
  backend.use(
    http.post(apiUrl(calls.createInspection), async ({ request: call }) => {
      const body = (await call.json()) as InspectionRequest;
      created.push(body);
      const [day = '', time = ''] = body.date_inspected.split(' ');
      const inForm = { date_inspected: `${toDayMonthYear(day)} ${time}` };
      stored = { ...stored, ...body, ...inForm, comments: [] };
      backend.use(http.get(apiUrl(calls.currentInspection), () => HttpResponse.json(stored)));
      return HttpResponse.json(stored, { status: 201 });
    }),
    http.get(apiUrl(withId(calls.sendInspection, 42)), () => {
      sent.push('42');
      backend.use(noCurrent());
      return HttpResponse.json(stored);
    }),
    http.get(apiUrl(withId(extensionPaths.report, 42)), () => HttpResponse.error()),
  );
  return { created, sent };
}

describe.each([
  ['My reports', false],
  ['its receipt', true],
])('a report missing at the office, in %s', (_where, hasReceipt) => {
  it("pressing 'Send again' sends this phone's copy of a report that the office lacks", async () => {
    const { created, sent } = receive();
    const { user, state, until, request } = await openReports(notFound, hasReceipt);
    expect(await screen.findByText(question)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send again' }));
    await until(({ sent: [first] }) => first?.id === 42);
    const { comments, ...values } = request;
    expect(created).toMatchObject([{ ...values, comments }]);
    expect(sent).toEqual(['42']);
    expect(state().sent.map(({ id }) => id)).toEqual([42]);
  });
});

it('a 404 from something other than the office does not make a report count as missing', async () => {
  await openReports(() => new HttpResponse('<!doctype html>', { status: 404 }));
  expect(await screen.findByText('No reports yet.')).toBeVisible();
  expect(screen.queryByText(question)).toBeNull();
});

it('the driver cannot resend a report that the office lacks while the form has unsent entries', async () => {
  const { store } = await openReports(notFound);
  expect(await screen.findByText(question)).toBeVisible();
  enterTruck(store, 'T-9');
  const dialog = within(screen.getByRole('dialog', { name: 'My reports' }));
  expect(await dialog.findByText(/First submit what is on the form/)).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Send again' })).toBeNull();
});

it('My reports asks the office once for each sent report that the newest page lacks, and for none on that page, even after the driver changes pages', async () => {
  const { report: _report, ...row } = ownReportRecord;
  const rows = Array.from({ length: 25 }, (_, index) => ({ ...row, id: 42 - index }));
  const listed: (string | null)[] = [];
  const asked: unknown[] = [];
  backend.use(
    noCurrent(),
    previous(),
    http.get(apiUrl(extensionPaths.current), () => HttpResponse.json(nothingCertified)),
    http.get(apiUrl(extensionPaths.reports), ({ request }) => {
      const page = new URL(request.url).searchParams.get('page');
      listed.push(page);
      const data = page === '1' ? rows : [{ ...row, id: 7 }];
      return HttpResponse.json({ data, total: 26 });
    }),
    http.get(apiUrl(`${extensionPaths.reports}:id/`), ({ params }) => {
      asked.push(params.id);
      return notFound();
    }),
  );
  const page = openReport();
  await screen.findByLabelText('Truck number');
  for (const id of [42, 51]) send(page, id);
  await page.user.click(await screen.findByRole('button', { name: 'My reports' }));
  expect(await screen.findByText(question)).toBeVisible();
  await page.user.click(await screen.findByRole('button', { name: 'Older' }));
  await page.user.click(await screen.findByRole('button', { name: 'Newer' }));
  expect(await screen.findByRole('button', { name: 'Older' })).toBeVisible();
  await waitFor(() => expect(listed).toEqual(['1', '2', '1']));
  expect(screen.getByText(question)).toBeVisible();
  expect(asked).toEqual(['51']);
});
