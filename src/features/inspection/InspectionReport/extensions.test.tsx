import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { calls } from '@/contract/calls';
import { extensionPaths } from '@/contract/extensions';
import {
  headerFieldChanged,
  newInspectionStarted,
  repairDoubted,
} from '@/features/inspection/model/inspectionSlice';
import { draftNames } from '@/features/inspection/storage/draftNames';
import { now } from '@/features/inspection/model/state/header';
import {
  defects,
  hornCertified,
  nothingCertified,
  makePreviousResponse,
} from '@/testing/fixtures/extensions';
import { makeInspection } from '@/testing/fixtures/inspection';
import { apiUrl, backend, testSettings } from '@/testing/msw/backend';
import {
  enterTruck,
  fillInAll,
  extendedPages,
  noCurrent,
  panel,
  previous,
  reviews,
} from '@/testing/report/extendedPages';
import { openDisk } from '@/testing/report/inspectionSetup';

// jsdom has no workers.
jest.mock('@/features/inspection/delivery/shrink', () => ({
  preloadShrink: async () => undefined,
}));

const { openReport, stop } = extendedPages();

describe('the previous report', () => {
  it("the page shows the truck's previous report, and who certified or deferred each defect", async () => {
    const requested: string[] = [];
    backend.use(
      noCurrent(),
      http.get(apiUrl(extensionPaths.previous), ({ request }) => {
        requested.push(new URL(request.url).search);
        return HttpResponse.json(makePreviousResponse(defects.certified, defects.deferred));
      }),
    );
    const { store, state } = openReport();
    await screen.findByLabelText('Truck number');
    expect(screen.queryByText('Previous report')).toBeNull();
    enterTruck(store, 'R-1');
    await panel();
    for (const number of ['T', 'T-2', 'T-20', 'T-204']) enterTruck(store, number);
    await waitFor(() => expect(requested).toHaveLength(2));
    const shown = await panel();
    expect(shown.getByText('Last report: Marcus Bell, Nov 20, 2026, 5:05 PM')).toBeVisible();
    expect(shown.getByText('Horn: Horn is silent')).toBeVisible();
    expect(
      shown.getByText(/^Repaired by M\. Ortiz Nov 2[01], 2026, \d+:05 [AP]M: New relay$/),
    ).toBeVisible();
    expect(
      shown.getByText(
        /^Repair unnecessary for safe operation until Dec 1, 2026, signed by M\. Ortiz Nov 2[01], 2026, \d+:05 [AP]M: Parts on order$/,
      ),
    ).toBeVisible();
    expect(requested).toEqual(['?truck=R-1&trailers=', '?truck=T-204&trailers=']);
    expect(state().knownVehicles).toEqual([
      { truck: 'R-1', trailers: '' },
      { truck: 'T-204', trailers: '' },
    ]);
  });

  it("a new inspection shows the driver's last report as the previous one, even if an outdated response arrives late", async () => {
    let respondFirst: () => void = () => undefined;
    const requested: string[] = [];
    backend.use(
      http.get(apiUrl(calls.currentInspection), () => HttpResponse.json(makeInspection(true))),
      http.get(apiUrl(extensionPaths.current), () => HttpResponse.json(nothingCertified)),
      http.get(apiUrl(extensionPaths.previous), async ({ request }) => {
        const { search, searchParams } = new URL(request.url);
        requested.push(search);
        if (!searchParams.has('except'))
          return HttpResponse.json(makePreviousResponse(defects.certified));
        await new Promise<void>((resolve) => (respondFirst = resolve));
        return HttpResponse.json(makePreviousResponse());
      }),
    );
    const { store } = openReport();
    await waitFor(() => expect(requested).toEqual([expect.stringMatching(/&except=\d+$/)]));
    const { truck_number: truck, trailer_numbers: trailers } = makeInspection(true);
    act(() => {
      store.dispatch(newInspectionStarted(now()));
      store.dispatch(headerFieldChanged({ field: 'truck_number', value: truck }));
      store.dispatch(headerFieldChanged({ field: 'trailer_numbers', value: trailers }));
    });
    await waitFor(() => expect(requested.at(-1)).not.toContain('except'));
    respondFirst();
    expect((await panel()).getByText('Horn: Horn is silent')).toBeVisible();
  });

  it("without a connection, the form still asks about a mistyped truck number, because the phone stored the carrier's vehicle numbers", async () => {
    backend.use(
      noCurrent(),
      http.get(apiUrl(extensionPaths.numbers), () =>
        HttpResponse.json({ trucks: ['T-107', 'T-108'], trailers: ['R-51'] }),
      ),
    );
    const disk = openDisk();
    openReport(disk);
    await waitFor(async () =>
      expect(
        await disk.read(draftNames(testSettings.apiHost, 'dana.driver').numbers),
      ).not.toBeNull(),
    );
    stop();
    backend.use(
      ...[calls.currentInspection, extensionPaths.previous, extensionPaths.numbers].map((path) =>
        http.get(apiUrl(path), () => HttpResponse.error()),
      ),
    );
    const { store } = openReport(disk);
    await screen.findByLabelText('Truck number');
    enterTruck(store, 'T-1O8');
    expect(await screen.findByText('Do you mean T-108?')).toBeVisible();
    enterTruck(store, 'T-109');
    await waitFor(() => expect(screen.queryByText('Do you mean T-108?')).toBeNull());
  });

  it('a previous report without defects appears as a button instead of a panel, and the button opens it in a dialog', async () => {
    backend.use(noCurrent(), previous(defects.earlier));
    const { store, user } = openReport();
    await screen.findByLabelText('Truck number');
    enterTruck(store);
    const button = await screen.findByRole('button', { name: 'Last report: no defects' });
    expect(screen.queryByRole('region', { name: 'Previous report' })).toBeNull();
    await user.click(button);
    const dialog = within(await screen.findByRole('dialog', { name: 'Previous report' }));
    expect(dialog.getByText('No defects were reported.')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'I have reviewed the last report' })).toBeVisible();
  });

  it('a review is sent with its signature and the note that a repair did not last, once the driver has entered both', async () => {
    backend.use(noCurrent(), previous(defects.certified));
    const seen = reviews();
    const { store, user, until } = openReport();
    await screen.findByLabelText('Truck number');
    enterTruck(store);
    const shown = await panel();
    await user.click(shown.getByRole('button', { name: 'Not fixed: Horn' }));
    expect(shown.getByLabelText('Reviewed by')).toHaveValue('dana.driver');
    await user.clear(shown.getByLabelText('Reviewed by'));
    await user.click(shown.getByRole('button', { name: 'I have reviewed the last report' }));
    expect(shown.getByLabelText('Reviewed by')).toHaveAccessibleDescription(
      'Driver name is required',
    );
    await user.click(shown.getByLabelText('Reviewed by'));
    await user.paste('Dana Miles');
    await user.click(shown.getByRole('button', { name: 'I have reviewed the last report' }));
    expect(shown.getByLabelText('Reviewed by')).toHaveAccessibleDescription(
      'Say what is still wrong, or take back ‘Not fixed’',
    );
    await user.click(shown.getByLabelText('What is still wrong, Horn'));
    await user.paste('Still silent');
    await user.click(shown.getByRole('button', { name: 'I have reviewed the last report' }));
    await until(({ review }) => review.signed !== null && review.outbox.length === 0);
    expect(seen).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        name: 'Dana Miles',
        reviewed_at: expect.stringMatching(/Z$/),
        reports: [90],
        not_fixed: [{ defect: 31, version: 2, note: 'Still silent' }],
        confirmed_safe: false,
      },
    ]);
    expect(
      await shown.findByText(/^Reviewed by Dana Miles \d+:\d\d [AP]M\. Sent\.$/),
    ).toBeVisible();
    expect(shown.queryByRole('button', { name: 'Not fixed: Horn' })).toBeNull();
    expect(
      shown.getByText(/^Not fixed, says Dana Miles \d+:\d\d [AP]M: Still silent$/),
    ).toBeVisible();
  });
});

describe('a review belongs to the vehicle on the screen', () => {
  const ofOther = { ...defects.certified, id: 41, description: 'Horn is hoarse' };
  const sign = { name: 'I have reviewed the last report' };

  async function openWithTwoTrucks() {
    backend.use(
      noCurrent(),
      http.get(apiUrl(extensionPaths.previous), ({ request }) => {
        const isOther = new URL(request.url).searchParams.get('truck') === 'T-300';
        if (!isOther) return HttpResponse.json(makePreviousResponse(defects.certified));
        const [vehicle] = makePreviousResponse(ofOther, defects.open).vehicles;
        const report = { ...vehicle?.report, id: 91 };
        return HttpResponse.json({ ...makePreviousResponse(), vehicles: [{ ...vehicle, report }] });
      }),
    );
    const seen = reviews();
    const report = openReport();
    await screen.findByLabelText('Truck number');
    act(() => void report.store.dispatch(headerFieldChanged({ field: 'carrier', value: 'Dana' })));
    enterTruck(report.store);
    await screen.findByText('Horn: Horn is silent');
    const correctNumber = async () => {
      enterTruck(report.store, 'T-300');
      await screen.findByText('Horn: Horn is hoarse');
    };
    return { ...report, seen, correctNumber };
  }

  it("a second vehicle's review is sent only once the driver has signed it, even if they have confirmed safety", async () => {
    const { user, until, state, seen, correctNumber } = await openWithTwoTrucks();
    await user.click((await panel()).getByRole('button', sign));
    await until(({ review }) => review.signed !== null && review.outbox.length === 0);
    await correctNumber();
    const shown = await panel();
    await user.click(shown.getByRole('button', { name: 'Not fixed: Horn' }));
    await user.click(shown.getByLabelText('What is still wrong, Horn'));
    await user.paste('Faint');
    await user.click(shown.getByRole('checkbox', { name: 'The vehicle is safe to drive' }));
    const entry = { defect: 41, version: 2, note: 'Faint' };
    expect(state().review).toMatchObject({ outbox: [], notFixed: [entry] });
    expect(shown.getByLabelText('What is still wrong, Horn')).toHaveValue('Faint');
    await user.click(shown.getByRole('button', sign));
    await until(({ review }) => review.outbox.length === 0);
    await waitFor(() => expect(seen).toHaveLength(2));
    expect(seen).toMatchObject([
      { reports: [90], not_fixed: [], confirmed_safe: false },
      { reports: [91], not_fixed: [entry], confirmed_safe: true },
    ]);
  });

  it.each(['', 'Still silent'])(
    'a review leaves out a ‘Not fixed’ entry that has the note ‘%s’ and belongs to the previously entered vehicle',
    async (note) => {
      const { store, user, until, seen, correctNumber } = await openWithTwoTrucks();
      await user.click((await panel()).getByRole('button', { name: 'Not fixed: Horn' }));
      act(() => void store.dispatch(repairDoubted({ defect: 31, version: 2, note })));
      await correctNumber();
      await user.click((await panel()).getByRole('button', sign));
      await until(({ review }) => review.signed !== null && review.outbox.length === 0);
      expect(seen).toMatchObject([{ reports: [91], not_fixed: [] }]);
    },
  );

  it('another review is sent if the driver confirms safety after signing', async () => {
    const { user, until, seen, correctNumber } = await openWithTwoTrucks();
    await correctNumber();
    const shown = await panel();
    await user.click(shown.getByRole('button', sign));
    await until(({ review }) => review.signed !== null && review.outbox.length === 0);
    await user.click(shown.getByRole('checkbox', { name: 'The vehicle is safe to drive' }));
    await waitFor(() => expect(seen).toHaveLength(2));
    expect(seen).toMatchObject([
      { reports: [91], confirmed_safe: false },
      { reports: [91], name: 'Dana', confirmed_safe: true },
    ]);
  });
});

it('a review signed without a connection survives a restart and is sent once the connection is back', async () => {
  backend.use(noCurrent(), previous(defects.certified));
  const lost = reviews(0);
  const disk = openDisk();
  const { store, user, until, isSaved } = openReport(disk);
  await screen.findByLabelText('Truck number');
  enterTruck(store);
  const shown = await panel();
  await user.clear(shown.getByLabelText('Reviewed by'));
  await user.paste('Dana Miles');
  await user.click(shown.getByRole('button', { name: 'I have reviewed the last report' }));
  await until(({ review }) => review.outbox.length === 1 && isSaved());
  await waitFor(() => expect(lost.length).toBeGreaterThan(0));
  stop();

  backend.use(
    http.get(apiUrl(calls.currentInspection), () => HttpResponse.error()),
    http.get(apiUrl(extensionPaths.previous), () => HttpResponse.error()),
  );
  const arrived = reviews();
  const again = openReport(disk);
  await again.until(
    (state) => state.access.status === 'writable' && state.review.outbox.length === 0,
  );
  expect(arrived).toEqual([lost[0]]);
  const remembered = await panel();
  expect(remembered.getByText('Horn: Horn is silent')).toBeVisible();
  expect(remembered.getByText(/^Reviewed by Dana Miles/)).toBeVisible();
});

describe('an item that a mechanic certifies while the report is open', () => {
  function useCertification() {
    const office = { certified: false, isReachable: true, requested: [] as (string | null)[] };
    const comments = [{ vehicle_inspection: 17, key: 'horn', text: 'No sound', fixed: false }];
    backend.use(
      previous(),
      http.get(apiUrl(calls.currentInspection), () =>
        HttpResponse.json(
          office.certified
            ? { ...makeInspection(true), comments: [{ ...comments[0], fixed: true }] }
            : { ...makeInspection(true, { horn: false }), comments },
        ),
      ),
      http.get(apiUrl(extensionPaths.current), ({ request }) => {
        const etag = request.headers.get('if-none-match');
        office.requested.push(etag);
        if (!office.isReachable) return HttpResponse.error();
        const response = office.certified ? hornCertified : nothingCertified;
        if (etag === `"${response.version}"`) return new HttpResponse(null, { status: 304 });
        return HttpResponse.json(response);
      }),
    );
    return office;
  }

  const horn = () => within(screen.getByRole('group', { name: 'Horn' }));

  /** A phone that wakes fires `visibilitychange`, and the page then polls at once. */
  const wake = () => act(() => void window.dispatchEvent(new Event('visibilitychange')));

  async function openPolled(office: ReturnType<typeof useCertification>) {
    const report = openReport();
    await waitFor(() => expect(office.requested).toHaveLength(1));
    await screen.findByLabelText('Odometer');
    wake();
    await waitFor(() => expect(office.requested).toContain('"before"'));
    return report;
  }

  async function expectGood() {
    expect(await horn().findByText(/^Repaired by M\. Ortiz/)).toBeVisible();
    await waitFor(() =>
      expect(horn().getByRole('button', { name: 'Horn: good' })).toHaveAttribute(
        'aria-pressed',
        'true',
      ),
    );
  }

  it('an item becomes good when a mechanic certifies its defect, and unsaved text remains', async () => {
    const office = useCertification();
    const { user } = await openPolled(office);
    const odometer = screen.getByLabelText('Odometer');
    await user.clear(odometer);
    await user.click(odometer);
    await user.paste('418');
    office.certified = true;
    wake();
    await expectGood();
    expect(odometer).toHaveValue('418');
    expect(odometer).toHaveFocus();
  });

  it('if the driver also changed a certified item, the page shows both values and the driver chooses one', async () => {
    const office = useCertification();
    const { user } = await openPolled(office);
    await user.click(screen.getByLabelText('Defect description, Horn'));
    await user.paste(' at all');
    office.certified = true;
    wake();
    const question = within(
      await screen.findByRole('group', { name: 'Horn: the office and you differ' }),
    );
    await waitFor(() =>
      expect(question.getByRole('alert')).toHaveTextContent(
        /^The office: Repaired by M\. Ortiz .*\. You: defective, not sent yet\. Which is right\?$/,
      ),
    );
    expect(screen.getByLabelText('Defect description, Horn')).toHaveValue('No sound at all');
    await user.click(screen.getByRole('button', { name: 'Show the item' }));
    expect(screen.getByRole('group', { name: 'Horn: the office and you differ' })).toHaveFocus();
    await user.click(question.getByRole('button', { name: 'Change to ‘good’' }));
    await expectGood();
    expect(screen.queryByRole('group', { name: /the office and you differ$/ })).toBeNull();
  });

  it('an item that a mechanic certifies while the phone has no connection becomes good once the connection is back', async () => {
    const office = useCertification();
    await openPolled(office);
    office.certified = true;
    office.isReachable = false;
    const requested = office.requested.length;
    wake();
    await waitFor(() => expect(office.requested.length).toBeGreaterThan(requested));
    expect(horn().queryByText(/^Repaired/)).toBeNull();
    office.isReachable = true;
    wake();
    await expectGood();
  });

  it('an item becomes good even if its certification arrives while the page fetches an earlier certification', async () => {
    const certified = new Set<string>();
    /** The number of certifications in the response to each poll. */
    const told: number[] = [];
    const current = () => {
      const comments = ['horn', 'mirrors'].map((key) => ({
        vehicle_inspection: 17,
        key,
        text: 'Bad',
        fixed: certified.has(key),
      }));
      const items = { horn: certified.has('horn'), mirrors: certified.has('mirrors') };
      return { ...makeInspection(true, items), comments };
    };
    // The fetch after the first certification gets a late response that lacks the second certification.
    const late: { respond?: () => void } = {};
    backend.use(
      previous(),
      http.get(apiUrl(calls.currentInspection), async () => {
        const response = current();
        if (certified.size === 1 && !late.respond) {
          await new Promise<void>((resolve) => (late.respond = resolve));
        }
        return HttpResponse.json(response);
      }),
      http.get(apiUrl(extensionPaths.current), () => {
        told.push(certified.size);
        return HttpResponse.json({
          version: `${certified.size} certified`,
          report: 17,
          certified: [...certified].map((item) => ({ ...hornCertified.certified[0], item })),
        });
      }),
    );
    const { until } = openReport();
    await until(({ loading }) => loading.status === 'loaded');
    certified.add('horn');
    wake();
    await waitFor(() => expect(late.respond).toBeDefined());
    certified.add('mirrors');
    // The page has processed a response by the time of its next poll.
    for (const times of [1, 2]) {
      wake();
      await waitFor(() => expect(told.filter((count) => count === 2)).toHaveLength(times));
    }
    late.respond?.();
    const mirrors = within(screen.getByRole('group', { name: 'Mirrors' }));
    expect(await mirrors.findByText(/^Repaired by M\. Ortiz/)).toBeVisible();
    await waitFor(() =>
      expect(mirrors.getByRole('button', { name: 'Mirrors: good' })).toHaveAttribute(
        'aria-pressed',
        'true',
      ),
    );
  });

  it('the page polls for certifications every few seconds and when the phone wakes, but not while the phone sleeps', async () => {
    const office = useCertification();
    const visibility = jest.spyOn(document, 'visibilityState', 'get');
    const show = (state: DocumentVisibilityState) => {
      visibility.mockReturnValue(state);
      act(() => void window.dispatchEvent(new Event('visibilitychange')));
    };
    // The test's network needs these functions to be real.
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
    try {
      openReport();
      await waitFor(() => expect(office.requested).toContain('"before"'));
      show('hidden');
      office.certified = true;
      const requested = office.requested.length;
      await act(() => jest.advanceTimersByTimeAsync(60_000));
      expect(office.requested).toHaveLength(requested);
      show('visible');
      await waitFor(() => expect(office.requested.length).toBeGreaterThan(requested));
      await expectGood();
    } finally {
      jest.useRealTimers();
    }
  });
});

it('an item shows how often and when its defect was reported', async () => {
  backend.use(noCurrent(), previous(defects.certified, defects.earlier));
  const { store, user } = openReport();
  await screen.findByLabelText('Truck number');
  enterTruck(store);
  await user.click(
    await screen.findByRole('button', { name: 'Horn: Reported 3 times since August' }),
  );
  const list = within(screen.getByRole('dialog', { name: 'Horn' }));
  expect(list.getAllByText('Horn is silent')).toHaveLength(2);
});

it('with another backend, the page shows no previous report and requests none', async () => {
  backend.use(noCurrent());
  const { store, until } = openReport(openDisk(), testSettings);
  await screen.findByLabelText('Truck number');
  fillInAll(store);
  await until(({ loading }) => loading.status === 'loaded');
  // Longer than the pause after which a number counts as entered.
  await act(() => new Promise((resolve) => setTimeout(resolve, 1500)));
  expect(screen.queryByText('Previous report')).toBeNull();
  const requested = Object.values(store.getState().api.queries).map((query) => query?.endpointName);
  expect([...new Set(requested)]).toEqual(['currentInspection']);
});
