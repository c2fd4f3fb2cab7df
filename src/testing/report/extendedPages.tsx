import { act, configure, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { calls } from '@/contract/calls';
import { checklist } from '@/contract/checklist';
import { extensionPaths } from '@/contract/extensions';
import type { ReviewRequest } from '@/contract/extensionRequests';
import { ChecklistRow } from '@/features/inspection/checklist/ChecklistRow';
import { useItemFacts, usePrevious } from '@/features/inspection/delivery/extensions';
import {
  Extensions,
  LastCleanReport,
  LastReportWithDefects,
} from '@/features/inspection/InspectionReport/Extended';
import { ReportBar } from '@/features/inspection/InspectionReport/ReportBar';
import { useReportOpening } from '@/features/inspection/InspectionReport/useReportOpening';
import { useAppSelector } from '@/features/inspection/hooks';
import { headerFieldChanged } from '@/features/inspection/model/inspectionSlice';
import { selectNotFitted } from '@/features/inspection/model/rules/notFitted';
import { SentReports } from '@/features/inspection/receipt/SentReports';
import { TripFields } from '@/features/inspection/trip/TripFields';
import { makePreviousResponse, nothingCertified } from '../fixtures/extensions';
import { apiUrl, backend, extendedSettings, startBackend } from '../msw/backend';
import { renderWithProviders } from '../renderWithProviders';
import { createPhone, openDisk } from './inspectionSetup';
import { fillIn, openReportStore } from './reportStore';

const rows = checklist.filter(({ key }) => ['horn', 'mirrors', 'doors'].includes(key));

/** The report's page without the signatures and most of the checklist, which would make queries slow. */
function ShortReport() {
  const { isReady } = useReportOpening();
  const facts = useItemFacts(usePrevious());
  const notFitted = useAppSelector(selectNotFitted);
  return (
    <>
      <SentReports onAnotherTruck={null} renderVehicles={() => null} />
      {isReady ? (
        <>
          <TripFields aside={<LastCleanReport />} />
          <LastReportWithDefects />
          <ul>
            {rows.map((item) => (
              <ChecklistRow
                key={item.key}
                item={item}
                isShown
                isNotFitted={notFitted.includes(item.key)}
                fixedDefect=""
                facts={facts.get(item.key)}
              />
            ))}
          </ul>
          <ReportBar />
        </>
      ) : null}
      <Extensions />
    </>
  );
}

/**
 * The report's page on Linehaul's own backend, for one test file. Unmounts the page after each test. The test file must
 * mock `delivery/shrink`, because jsdom has no workers.
 */
export function extendedPages() {
  startBackend();
  // Skips visibility checks, which make queries slow in jsdom.
  configure({ defaultHidden: true });
  beforeAll(() => {
    Element.prototype.scrollIntoView = () => undefined;
    window.scrollTo = () => undefined;
  });

  // A receipt asks whether the office has the report. By default, this request fails.
  beforeEach(() =>
    backend.use(
      http.get(apiUrl(extensionPaths.report), () => HttpResponse.error()),
      http.get(apiUrl(extensionPaths.current), () =>
        HttpResponse.json({ ...nothingCertified, report: null }),
      ),
    ),
  );

  let stop: () => void = () => undefined;
  afterEach(() => stop());

  function openReport(disk = openDisk(), settings = extendedSettings) {
    const report = openReportStore(createPhone(disk), settings);
    const view = renderWithProviders(<ShortReport />, { store: report.store, settings });
    stop = () => {
      view.unmount();
      report.stop();
    };
    return { ...view, ...report };
  }

  return { openReport, stop: () => stop() };
}

type Store = ReturnType<typeof openReportStore>['store'];

export const noCurrent = () =>
  http.get(apiUrl(calls.currentInspection), () =>
    HttpResponse.json({ detail: 'Not found.' }, { status: 404 }),
  );

export const previous = (...list: Parameters<typeof makePreviousResponse>) =>
  http.get(apiUrl(extensionPaths.previous), () => HttpResponse.json(makePreviousResponse(...list)));

/** Records the reviews that arrive. A `status` of 0 means a lost connection. */
export function reviews(status = 200) {
  const seen: ReviewRequest[] = [];
  backend.use(
    http.post(apiUrl(extensionPaths.reviews), async ({ request }) => {
      seen.push((await request.json()) as ReviewRequest);
      return status === 0
        ? HttpResponse.error()
        : HttpResponse.json({ id: 'review', reopened: [] }, { status });
    }),
  );
  return seen;
}

export const enterTruck = (store: Store, number = 'T-204') =>
  act(() => void store.dispatch(headerFieldChanged({ field: 'truck_number', value: number })));

export const fillInAll = (store: Store) => act(() => fillIn(store));

export const panel = async () =>
  within(await screen.findByRole('region', { name: 'Previous report' }));
