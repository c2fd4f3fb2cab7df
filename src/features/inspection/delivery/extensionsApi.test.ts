import { http, HttpResponse } from 'msw';
import { extensionPaths, type DriverDefect } from '@/contract/extensions';
import {
  defects,
  nothingCertified,
  ownReport,
  makePreviousResponse,
} from '@/testing/fixtures/extensions';
import { apiUrl, backend, extendedSettings, startBackend } from '@/testing/msw/backend';
import { createPhone } from '@/testing/report/inspectionSetup';
import { openReportStore } from '@/testing/report/reportStore';
import { toOwnerVehiclesKey } from './extensions';
import { extensionsApi } from './extensionsApi';

startBackend();

const owner = 'dana.driver';
const { endpoints } = extensionsApi;
const vehicles = { owner, truck: 'T-204', trailers: 'R-88' };
const response = makePreviousResponse(defects.certified);

let stop: () => void = () => undefined;
afterEach(() => stop());

function openStore() {
  const report = openReportStore(createPhone(), extendedSettings);
  ({ stop } = report);
  return report.store;
}

describe('the previous reports', () => {
  const read = (except: number | string | null = null) =>
    openStore().dispatch(endpoints.previousReports.initiate({ ...vehicles, except }));

  it.each([
    [17, '?truck=T-204&trailers=R-88&except=17'],
    ['a1', '?truck=T-204&trailers=R-88'],
    [null, '?truck=T-204&trailers=R-88'],
  ])(
    'with the report %j on the screen, the page fetches the previous reports with the query %s',
    async (except, search) => {
      const searches: string[] = [];
      backend.use(
        http.get(apiUrl(extensionPaths.previous), ({ request }) => {
          searches.push(new URL(request.url).search);
          return HttpResponse.json(response);
        }),
      );
      expect((await read(except)).data).toEqual({
        ...response,
        about: toOwnerVehiclesKey(vehicles),
        isStored: false,
      });
      expect(searches).toEqual([search]);
    },
  );

  it.each([
    ['is rejected', () => HttpResponse.json({ detail: 'No.' }, { status: 403 }), 'rejected'],
    ['gets no response', () => HttpResponse.error(), 'unreachable'],
    ['gets a response in another format', () => HttpResponse.json({ vehicles: 1 }), 'unreadable'],
  ])(
    'a call for the previous reports that %s has an error of the matching kind',
    async (_what, respond, kind) => {
      backend.use(http.get(apiUrl(extensionPaths.previous), respond));
      expect(await read()).toMatchObject({ error: { kind } });
    },
  );

  it("the key of an owner's vehicles ignores the spelling of numbers, and differs for another owner or truck", () => {
    const again = { owner, truck: 't204', trailers: 'r 88' };
    expect(toOwnerVehiclesKey(again)).toBe(toOwnerVehiclesKey(vehicles));
    expect(toOwnerVehiclesKey({ ...vehicles, owner: 'lee' })).not.toBe(
      toOwnerVehiclesKey(vehicles),
    );
    expect(toOwnerVehiclesKey({ ...vehicles, truck: 'T-1' })).not.toBe(
      toOwnerVehiclesKey(vehicles),
    );
  });
});

describe('the previous reports on the screen', () => {
  const review = {
    id: 'first',
    name: 'Dana Miles',
    reports: [10],
    reviewed_at: '2026-11-21T12:50:00.000Z',
    not_fixed: [],
    confirmed_safe: false,
  };
  const takeBack = endpoints.takeBack.initiate({ id: 31, version: 2 });
  const storeReview = endpoints.storeReview.initiate(review);
  const defect: DriverDefect = defects.open;

  it.each([
    ["are fetched again after the driver's own 'Not fixed' was taken back", takeBack, 200, 2],
    [
      "are fetched again after the server rejected taking back 'Not fixed' with a 409",
      takeBack,
      409,
      2,
    ],
    ['are fetched again after the server has stored a review', storeReview, 200, 2],
    ['are not fetched again after a review that failed', storeReview, 503, 1],
  ] as const)('the previous reports %s', async (_what, call, status, times) => {
    let count = 0;
    const bodies: unknown[] = [];
    const respond = async ({ request }: { request: Request }) => {
      bodies.push(await request.json());
      return HttpResponse.json(
        (call as unknown) === takeBack ? defect : { id: 'first', reopened: [] },
        { status },
      );
    };
    backend.use(
      http.get(apiUrl(extensionPaths.previous), () => {
        count += 1;
        return HttpResponse.json(response);
      }),
      http.post(apiUrl('/api/fleet/defects/31/take-back/'), respond),
      http.post(apiUrl(extensionPaths.reviews), respond),
    );
    const store = openStore();
    const arg = { ...vehicles, except: null };
    await store.dispatch(endpoints.previousReports.initiate(arg));
    await store.dispatch(call as typeof takeBack);
    await Promise.all(store.dispatch(extensionsApi.util.getRunningQueriesThunk()));
    expect(count).toBe(times);
    expect(bodies).toEqual([(call as unknown) === takeBack ? { version: 2 } : review]);
  });
});

describe('the poll for certifications', () => {
  it('the poll for certifications sends the version that it already has, and keeps its result after a 304', async () => {
    const versions: (string | null)[] = [];
    backend.use(
      http.get(apiUrl(extensionPaths.current), ({ request }) => {
        versions.push(request.headers.get('If-None-Match'));
        return versions.length === 1
          ? HttpResponse.json(nothingCertified)
          : new HttpResponse(null, { status: 304 });
      }),
    );
    const store = openStore();
    const poll = () =>
      store.dispatch(endpoints.certified.initiate({ owner }, { forceRefetch: true }));
    expect((await poll()).data).toEqual(nothingCertified);
    const again = await poll();
    expect(again.data).toEqual(nothingCertified);
    expect(again.isSuccess).toBe(true);
    expect(versions).toEqual([null, '"before"']);
  });

  it.each([
    ['gets an unexpected 304', () => new HttpResponse(null, { status: 304 })],
    ['is rejected', () => HttpResponse.json({}, { status: 403 })],
    ['gets a response in another format', () => HttpResponse.json({ version: 1 })],
  ])('the poll for certifications has no result if it %s', async (_what, respond) => {
    backend.use(http.get(apiUrl(extensionPaths.current), respond));
    const { data, error } = await openStore().dispatch(endpoints.certified.initiate({ owner }));
    expect(data).toBeUndefined();
    expect(error).toBeDefined();
  });
});

test("the driver's own reports are fetched by page, and a single report by its id", async () => {
  const urls: string[] = [];
  const record = (body: object) => {
    return ({ request }: { request: Request }) => {
      urls.push(request.url.replace(apiUrl(''), ''));
      return HttpResponse.json(body as Record<string, unknown>);
    };
  };
  backend.use(
    http.get(apiUrl('/api/fleet/reports/17/'), record(ownReport)),
    http.get(apiUrl(extensionPaths.reports), record({ data: [], total: 0 })),
  );
  const store = openStore();
  const page = await store.dispatch(endpoints.ownReports.initiate({ owner, page: 2 }));
  expect(page.data).toEqual({ data: [], total: 0 });
  const report = await store.dispatch(endpoints.ownReport.initiate({ owner, id: 17 }));
  expect(report.data).toMatchObject({ id: 17, driver: 'Dana Miles' });
  expect(urls).toEqual(['/api/fleet/reports/?page=2', '/api/fleet/reports/17/']);
});
