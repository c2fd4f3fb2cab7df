import { act, render, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { QRCodeSVG } from 'qrcode.react';
import { calls, withId } from '@/contract/calls';
import { extensionPaths } from '@/contract/extensions';
import { now } from '@/features/inspection/model/state/header';
import {
  defects,
  heldBy,
  nothingCertified,
  makePreviousResponse,
} from '@/testing/fixtures/extensions';
import { makeInspection } from '@/testing/fixtures/inspection';
import { apiUrl, backend, extendedSettings } from '@/testing/msw/backend';
import {
  enterTruck,
  fillInAll,
  extendedPages,
  noCurrent,
  panel,
  previous,
} from '@/testing/report/extendedPages';

jest.mock('@/features/inspection/delivery/shrink', () => ({
  preloadShrink: async () => undefined,
}));

const { openReport: openPage } = extendedPages();

function openReport(last: ReturnType<typeof makePreviousResponse>) {
  backend.use(
    noCurrent(),
    http.get(apiUrl(extensionPaths.previous), () => HttpResponse.json(last)),
  );
  return openPage();
}

describe('defects that hold the vehicle', () => {
  const title = 'Do not drive: repairs are not certified';

  async function openHeld() {
    const report = openReport(heldBy(defects.open, defects.saysGood));
    await screen.findByLabelText('Truck number');
    fillInAll(report.store);
    const box = await screen.findByRole('group', { name: title });
    return { ...report, box: within(box) };
  }

  it('a driver is not asked to review what only the report on their screen found', async () => {
    const held = heldBy(defects.open);
    const vehicles = held.vehicles.map((vehicle) => ({
      ...vehicle,
      defects: [],
      holding: vehicle.holding.map((defect) => ({ ...defect, is_on_form: true })),
    }));
    const { store, user } = openReport({ ...held, vehicles });
    await screen.findByLabelText('Truck number');
    fillInAll(store);
    expect(await screen.findByRole('group', { name: title })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Submit Report (All Clear)' }));
    expect(screen.queryByText('Review the last report and sign it first')).toBeNull();
    expect(screen.queryByRole('button', { name: 'I have reviewed the last report' })).toBeNull();
  });

  it("the page lists the defects that hold the vehicle, with the carrier's phone number", async () => {
    const { box } = await openHeld();
    expect(box.getByRole('alert')).toHaveTextContent(title);
    const [mirrors, brakes] = box.getAllByRole('listitem');
    expect(mirrors).toHaveTextContent(/^Truck T-204, Mirrors: Left one is cracked\. Marcus Bell,/);
    expect(brakes).toHaveTextContent(/Air leaks\..* Driver says good: Marcus Bell/);
    expect(box.getByRole('link', { name: 'Call +1 (555) 010-0110' })).toHaveAttribute(
      'href',
      'tel:+15550100110',
    );
  });

  it("a QR code or a link leads a mechanic's own phone to the office page where they certify a holding defect", async () => {
    const { user, box } = await openHeld();
    const button = box.getByRole('button', { name: 'Mechanic: certify on your phone, Mirrors' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    const address = `${extendedSettings.publicUrl}/office/defects/${defects.open.id}/show`;
    expect(box.getByRole('link', { name: address })).toHaveAttribute('href', address);
    const code = await box.findByRole('img', {
      name: "QR code of the defect's page in the office",
    });
    const { container } = render(<QRCodeSVG value={address} title="Expected" size={160} />);
    const modules = (of: Element | null) => of?.querySelectorAll('path')[1]?.getAttribute('d');
    expect(modules(code)).toBeTruthy();
    expect(modules(code)).toBe(modules(container));
  });

  it('a note of who repaired a holding defect is sent without submitting the report, and then appears with the defect', async () => {
    const seen: unknown[] = [];
    const noted = { text: 'Big Rig Repair', by: 'Marcus Bell', at: '2026-11-21T09:00:00Z' };
    const { user, box } = await openHeld();
    backend.use(
      http.post(apiUrl(withId(extensionPaths.repairedBy, defects.open.id)), async ({ request }) => {
        seen.push(await request.json());
        const now = { ...defects.open, repaired_by: noted };
        backend.use(
          http.get(apiUrl(extensionPaths.previous), () => HttpResponse.json(heldBy(now))),
        );
        return HttpResponse.json(now);
      }),
    );
    await user.click(box.getByRole('button', { name: /^Mechanic: certify .*, Mirrors$/ }));
    await user.type(box.getByLabelText(/^Repaired by/), 'Big Rig Repair{Enter}');
    expect(await screen.findByText('The office has the note')).toBeVisible();
    expect(
      await box.findByText(/^Repaired by: Big Rig Repair\. Noted by Marcus Bell/),
    ).toBeVisible();
    expect(seen).toEqual([{ repaired_by: 'Big Rig Repair' }]);
  });

  it('holding defects have no button for certifying on a phone while the phone is offline', async () => {
    const { box } = await openHeld();
    expect(box.getAllByRole('button', { name: /^Mechanic: certify/ })).toHaveLength(2);
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(box.queryByRole('button', { name: /^Mechanic: certify/ })).toBeNull();
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(box.getAllByRole('button', { name: /^Mechanic: certify/ })).toHaveLength(2);
  });

  it('the driver must confirm reading the holding defects before an all-clear report is sent', async () => {
    const seen: unknown[] = [];
    backend.use(
      http.post(apiUrl(extensionPaths.reviews), async ({ request }) => {
        seen.push(await request.json());
        return HttpResponse.json({ id: 'review', reopened: [] });
      }),
    );
    const { user, box, until } = await openHeld();
    backend.use(
      http.post(apiUrl(calls.createInspection), () =>
        HttpResponse.json(makeInspection(true), { status: 201 }),
      ),
    );
    const submit = screen.getByRole('button', { name: 'Submit Report (All Clear)' });
    await user.click(submit);
    const read = box.getByRole('checkbox', { name: 'I have read this' });
    expect(read).toHaveFocus();
    expect(read).toHaveAccessibleDescription('Confirm that you have read this');
    expect(screen.queryByRole('checkbox', { name: 'The vehicle is safe to drive' })).toBeNull();
    await user.click(read);
    await user.click(screen.getByRole('button', { name: 'I have reviewed the last report' }));
    await until(({ review }) => review.signed !== null && review.outbox.length === 0);
    expect(seen).toMatchObject([{ confirmed_safe: false }]);
    await user.click(submit);
    expect(await screen.findByText('Inspection saved successfully')).toBeVisible();
  });
});

it('the signature under the last report acknowledges only a certified defect', async () => {
  const { store } = openReport(
    makePreviousResponse(defects.certified, defects.open, defects.deferred),
  );
  await screen.findByLabelText('Truck number');
  enterTruck(store);
  const [acknowledgment, ...others] = (await panel()).getAllByText(/^By signing, I acknowledge/);
  expect(others).toEqual([]);
  expect(acknowledgment?.closest('li')).toHaveTextContent('Horn is silent');
});

describe("the driver's own ‘Not fixed’", () => {
  const again = { ...defects.reopened, may_take_back: true };
  const button = { name: 'Take back ‘Not fixed’: Mirrors' };

  async function openAndTakeBack(status: number) {
    const bodies: unknown[] = [];
    const { store, user } = openReport(makePreviousResponse(again));
    await screen.findByLabelText('Truck number');
    enterTruck(store);
    const found = await (await panel()).findByRole('button', button);
    backend.use(
      http.post(apiUrl(withId(extensionPaths.takeBack, again.id)), async ({ request }) => {
        bodies.push(await request.json());
        return HttpResponse.json(status === 200 ? defects.certified : {}, { status });
      }),
      previous(status === 200 ? defects.certified : defects.reopened),
    );
    await user.click(found);
    return bodies;
  }

  it('the driver can take back their own ‘Not fixed’ with one press, and the page shows the repair again', async () => {
    const bodies = await openAndTakeBack(200);
    expect(await screen.findByText('Taken back')).toBeVisible();
    expect(await (await panel()).findByText(/^Repaired by M\. Ortiz/)).toBeVisible();
    expect(bodies).toEqual([{ version: again.version }]);
  });

  it("if someone has changed the defect, the driver's ‘Not fixed’ remains and the button to take it back disappears", async () => {
    await openAndTakeBack(409);
    expect(await screen.findByText(/^Not taken back\. Someone has changed/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', button)).toBeNull());
    expect((await panel()).getByText(/^Not fixed, says Lee Long/)).toBeVisible();
  });

  it("another driver's ‘Not fixed’ has no button to take it back", async () => {
    const { store } = openReport(makePreviousResponse(defects.reopened));
    await screen.findByLabelText('Truck number');
    enterTruck(store);
    expect(await (await panel()).findByText(/^Not fixed, says Lee Long/)).toBeVisible();
    expect(screen.queryByRole('button', button)).toBeNull();
  });
});

describe("the trip and the trailers of the server's report", () => {
  it('a report from the server appears with its trip and with the trailers that have a defect', async () => {
    const comments = [{ vehicle_inspection: 17, key: 'doors', text: 'Hinge', fixed: false }];
    const trailer_numbers = '53-0192, 53-0200';
    const current = { ...makeInspection(true, { doors: false }), trailer_numbers, comments };
    backend.use(
      previous(),
      http.get(apiUrl(calls.currentInspection), () => HttpResponse.json(current)),
      http.get(apiUrl(extensionPaths.current), () =>
        HttpResponse.json({
          ...nothingCertified,
          trip: 'after',
          which_trailers: { doors: ['53-0200'] },
        }),
      ),
    );
    openPage();
    await waitFor(() =>
      expect(screen.getByRole('radio', { name: 'After the trip' })).toBeChecked(),
    );
    const which = within(screen.getByRole('group', { name: 'Which trailer? Doors' }));
    await waitFor(() => expect(which.getByRole('checkbox', { name: '53-0200' })).toBeChecked());
    expect(which.getByRole('checkbox', { name: '53-0192' })).not.toBeChecked();
    expect(which.getByRole('checkbox', { name: 'Not sure' })).not.toBeChecked();
  });

  it('the trip is ‘after’ if this driver inspected the truck today on another phone', async () => {
    const { date } = now();
    const [vehicle] = makePreviousResponse().vehicles;
    const own = { ...makePreviousResponse(), vehicles: [{ ...vehicle, own_last_day: date }] };
    backend.use(
      noCurrent(),
      http.get(apiUrl(extensionPaths.previous), () => HttpResponse.json(own)),
    );
    const { store } = openPage();
    expect(await screen.findByRole('radio', { name: 'Before the trip' })).toBeChecked();
    enterTruck(store);
    await waitFor(() =>
      expect(screen.getByRole('radio', { name: 'After the trip' })).toBeChecked(),
    );
  });
});
