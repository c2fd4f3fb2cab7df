import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { extensionPaths, type PreviousResponse } from '@/contract/extensions';
import { defects, heldBy, makePreviousResponse } from '@/testing/fixtures/extensions';
import { apiUrl, backend, extendedSettings, startBackend } from '@/testing/msw/backend';
import { makeSentReport } from '@/testing/fixtures/sentReport';
import { renderWithProviders } from '@/testing/renderWithProviders';
import { openReportStore } from '@/testing/report/reportStore';
import { VehiclesNow } from './VehiclesNow';

startBackend();

let stop: () => void = () => undefined;
afterEach(() => stop());

async function openReceipt(respond: () => Response) {
  const settings = extendedSettings;
  backend.use(http.get(apiUrl(extensionPaths.previous), respond));
  const report = openReportStore(undefined, settings);
  stop = report.stop;
  await report.writable();
  const show = () =>
    renderWithProviders(<VehiclesNow report={makeSentReport()} />, {
      store: report.store,
      settings,
    });
  return { ...show(), show };
}

const check = () => screen.queryByTestId('CheckCircleOutlinedIcon');
const outOfService = (response: PreviousResponse) => ({
  ...response,
  vehicles: response.vehicles.map((vehicle) => ({ ...vehicle, in_service: false })),
});

describe('the vehicles of a submitted report', () => {
  it('a vehicle has no green check while a report under a similar-looking number may hold the vehicle', async () => {
    const response = makePreviousResponse(defects.certified);
    const vehicles = response.vehicles.map((one) => ({ ...one, may_be_held_as: ['T-2O4'] }));
    await openReceipt(() => HttpResponse.json({ ...response, vehicles }));
    expect(
      await screen.findByText(/^Truck T-204: May be held: reported as T-2O4\. Ask the office/),
    ).toBeVisible();
    expect(check()).toBeNull();
  });

  it.each([
    ['Do not drive T-204N: repairs are not certified.', false],
    ['T-204N waits for a decision.', true],
  ])(
    'a vehicle has no green check while a held vehicle may have its number on the door, of which the receipt says ‘%s’',
    async (words, onlyWaits) => {
      const owner = {
        kind: 'truck' as const,
        number: 'T-204',
        now: 'T-204N',
        until: '2020-11-27',
        is_held: true,
        only_waits: onlyWaits,
      };
      const response = makePreviousResponse(defects.certified);
      await openReceipt(() => HttpResponse.json({ ...response, earlier_owners: [owner] }));
      expect(
        await screen.findByText(`T-204N was T-204 until Nov 27, 2020. ${words}`),
      ).toBeVisible();
      expect(check()).toBeNull();
    },
  );

  it('vehicles that may be driven have a green check', async () => {
    await openReceipt(() => HttpResponse.json(makePreviousResponse(defects.certified)));
    expect(await screen.findByTestId('CheckCircleOutlinedIcon')).toBeVisible();
  });

  it.each([
    [
      'a defect that another driver reported',
      heldBy(defects.open),
      'Do not drive T-204: mirrors, reported 14 hours ago by another driver',
      /^Truck T-204, Mirrors: /,
    ],
    [
      'an out-of-service status',
      outOfService(makePreviousResponse()),
      'Do not drive T-204: out of service',
      'Truck T-204 is out of service.',
    ],
  ])(
    'a vehicle that may not be driven because of %s has no green check, and the carrier can be called',
    async (_by, response, title, text) => {
      await openReceipt(() => HttpResponse.json(response));
      expect(await screen.findByText(title)).toBeVisible();
      expect(screen.getByText(text)).toBeVisible();
      expect(screen.getByRole('link', { name: 'Call +1 (555) 010-0110' })).toBeVisible();
      expect(check()).toBeNull();
    },
  );

  it('vehicles have no green check if the server does not return their status', async () => {
    await openReceipt(() => new HttpResponse('<h1>Sign in</h1>', { status: 200 }));
    expect(await screen.findByText(/^It is not known whether someone else/)).toBeVisible();
    expect(check()).toBeNull();
  });

  it('while the phone asks the office about the vehicles again, an earlier response does not give them a green check', async () => {
    let answer: () => void = () => undefined;
    const { unmount, show } = await openReceipt(() => HttpResponse.json(makePreviousResponse()));
    expect(await screen.findByTestId('CheckCircleOutlinedIcon')).toBeVisible();
    unmount();
    const held = new Promise<void>((resolve) => (answer = resolve));
    backend.use(
      http.get(apiUrl(extensionPaths.previous), async () => {
        await held;
        return HttpResponse.json(heldBy(defects.open));
      }),
    );
    show();
    expect(await screen.findByText('Asking the office about the vehicles…')).toBeVisible();
    expect(check()).toBeNull();
    answer();
    expect(await screen.findByText(/^Do not drive T-204: mirrors/)).toBeVisible();
  });

  it('without a connection, data on the phone does not give vehicles a green check', async () => {
    let respond = (): Response => HttpResponse.json(makePreviousResponse());
    const { unmount, show } = await openReceipt(() => respond());
    expect(await screen.findByTestId('CheckCircleOutlinedIcon')).toBeVisible();
    unmount();
    respond = () => HttpResponse.error();
    show();
    expect(await screen.findByText(/^It is not known whether someone else/)).toBeVisible();
    expect(check()).toBeNull();
  });

  it("the page fetches the vehicles' status again when the phone wakes", async () => {
    let respond = (): Response => HttpResponse.json(makePreviousResponse());
    await openReceipt(() => respond());
    expect(await screen.findByTestId('CheckCircleOutlinedIcon')).toBeVisible();
    respond = () => HttpResponse.json(heldBy(defects.open));
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    expect(await screen.findByText(/^Do not drive T-204: mirrors/)).toBeVisible();
    expect(check()).toBeNull();
  });
});
