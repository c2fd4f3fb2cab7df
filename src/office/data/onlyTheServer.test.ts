import { HttpError } from 'react-admin';
import * as v from 'valibot';
import { http, HttpResponse } from 'msw';
import { withId } from '@/contract/calls';
import { extensionPaths } from '@/contract/extensions';
import { accountPaths } from '@/contract/office/accounts';
import { auditPaths } from '@/contract/office/audit';
import { browserErrorPaths } from '@/contract/office/browserErrors';
import { driverPaths } from '@/contract/office/drivers';
import { commentPaths } from '@/contract/office/comments';
import { companyPath } from '@/contract/office/company';
import { defectPaths } from '@/contract/office/defects';
import { exportPath, exportTypes } from '@/contract/office/exports';
import { leadPaths } from '@/contract/office/leads';
import { mediaPaths } from '@/contract/office/media';
import { peoplePaths } from '@/contract/office/people';
import { matchedReportsHeader, packageType, reportPaths } from '@/contract/office/reports';
import { siteChecklistPath } from '@/contract/office/siteChecklist';
import { todayPath } from '@/contract/office/today';
import { vehiclePaths } from '@/contract/office/vehicles';
import { stateTexts } from '@/contract/messages/states';
import { selectSessionStatus } from '@/features/auth/authSlice';
import { restoreSession } from '@/features/auth/session/followTabs';
import { createMemorySessionStorage } from '@/features/auth/session/sessionStorage';
import { session } from '@/testing/fixtures/account';
import { apiUrl, backend, extendedSettings, startBackend } from '@/testing/msw/backend';
import { makeOfficeStore } from '../store';
import { createCall } from './call';
import { createDataProvider } from './dataProvider';

startBackend();

const resources = {
  people: peoplePaths,
  accounts: accountPaths,
  reports: reportPaths,
  defects: defectPaths,
  vehicles: vehiclePaths,
  drivers: driverPaths,
  leads: leadPaths,
  comments: commentPaths,
  media: mediaPaths,
  audit: auditPaths,
  'browser-errors': browserErrorPaths,
};

const paths = [
  ...[...Object.values(resources), extensionPaths].flatMap((each) => Object.values<unknown>(each)),
  companyPath,
  todayPath,
  siteChecklistPath,
]
  .filter((path) => typeof path === 'string')
  .filter((path) => path.startsWith('/api/'));

function openOffice() {
  const storage = createMemorySessionStorage(session);
  const store = makeOfficeStore(storage, { settings: extendedSettings });
  restoreSession(store, storage);
  const call = createCall(store);
  return { call, provider: createDataProvider(call), store, storage };
}

async function getFailureMessage(made: Promise<unknown>): Promise<string> {
  const error = await made.then(
    (response) => new Error(`success: ${JSON.stringify(response)}`),
    (reason: unknown) => reason,
  );
  if (error instanceof HttpError && error.status === 0) return error.message;
  return String(error);
}

function respondWithPages(status: number): void {
  const page = () => HttpResponse.html('<!doctype html><title>Welcome</title>', { status });
  backend.use(http.all(`${apiUrl('')}/*`, page));
}

describe.each([200, 401, 403, 404])('an HTML page with status %i', (status) => {
  test('an HTML page is not accepted as the response to any call of the office, and ends no session', async () => {
    respondWithPages(status);
    const { call, store, storage } = openOffice();
    for (const path of paths) {
      for (const method of ['GET', 'POST']) {
        const url = withId(path, 7);
        const failure = await getFailureMessage(call(v.any(), { url, method }));
        expect(`${method} ${path}: ${failure}`).toBe(
          `${method} ${path}: ${stateTexts.unavailable}`,
        );
      }
    }
    expect(paths.length).toBeGreaterThan(40);
    expect(selectSessionStatus(store.getState())).toBe('authenticated');
    expect(storage.read()).toEqual(session);
  });

  test.each(Object.keys(resources))(
    'an HTML page is accepted neither as a record nor as an empty list of %s',
    async (name) => {
      respondWithPages(status);
      const { provider } = openOffice();
      const data = { id: 7, version: 1 };
      const made = [
        () => provider.getList(name, {}),
        () => provider.getOne(name, { id: 7 }),
        () => provider.create(name, { data }),
        () => provider.update(name, { id: 7, data, previousData: data }),
        () => provider.delete(name, { id: 7 }),
      ];
      for (const make of made) expect(await getFailureMessage(make())).toBe(stateTexts.unavailable);
    },
  );

  test('an HTML page is not accepted as an export, a photo or the response to an upload', async () => {
    respondWithPages(status);
    const { provider } = openOffice();
    const file = new File(['x'], 'x.png');
    const made = [
      () => provider.file(exportPath('reports', 'csv'), exportTypes.csv, {}),
      () => provider.file(exportPath('reports', 'xlsx'), exportTypes.xlsx, {}),
      () => provider.file(reportPaths.package, packageType, {}),
      () => provider.photo('7', 'full'),
      () => provider.upload(file),
    ];
    for (const make of made) expect(await getFailureMessage(make())).toBe(stateTexts.unavailable);
  });
});

test("an export keeps the bytes of the server's file, with its byte order mark", async () => {
  respondWithPages(200);
  const blobs: Blob[] = [];
  Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${blobs.push(file)}` });
  const type = { headers: { 'Content-Type': 'text/csv; charset=utf-8' } };
  const file = '\uFEFFname\r\nJosé\r\n';
  backend.use(http.get(apiUrl(exportPath('reports', 'csv')), () => new HttpResponse(file, type)));
  const { provider } = openOffice();
  expect(await provider.file(exportPath('reports', 'csv'), exportTypes.csv, {})).toBe('blob:1');
  const bytes = new Uint8Array((await blobs[0]?.arrayBuffer()) ?? []);
  expect(Buffer.from(bytes)).toEqual(Buffer.from(file));
});

test('a download reports a part as it arrives, with the response headers, and an abort signal ends the download', async () => {
  respondWithPages(200);
  const parts = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('PK')),
  });
  const type = { headers: { 'Content-Type': 'application/zip', [matchedReportsHeader]: '313' } };
  backend.use(http.get(apiUrl(reportPaths.package), () => new HttpResponse(parts, type)));
  const { provider } = openOffice();
  const abort = new AbortController();
  const told: unknown[] = [];
  const made = provider.file(
    reportPaths.package,
    packageType,
    {},
    {
      signal: abort.signal,
      onPart: (part, headers) => {
        told.push([part.length, headers.get(matchedReportsHeader)]);
        abort.abort();
      },
    },
  );
  await expect(made).rejects.toThrow();
  expect(told).toEqual([[2, '313']]);
});
