import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { extensionPaths } from '@/contract/extensions';
import type { PreviousResponse } from '@/contract/extensions';
import { defects, heldBy, previousOf } from '@/testing/fixtures/extensions';
import { apiUrl, backend, extendedSettings, startBackend } from '@/testing/msw/backend';
import { renderWithProviders } from '@/testing/renderWithProviders';
import { openReportStore } from '@/testing/report/reportStore';
import { VehiclesNow } from './VehiclesNow';

startBackend();

let stop: () => void = () => undefined;
afterEach(() => stop());

async function openReceipt(respond: () => Response): Promise<void> {
  backend.use(http.get(apiUrl(extensionPaths.previous), respond));
  const report = openReportStore(undefined, extendedSettings);
  stop = report.stop;
  await report.writable();
  renderWithProviders(<VehiclesNow truck="T-204" trailers="" />, {
    store: report.store,
    settings: extendedSettings,
  });
}

const check = () => screen.queryByTestId('CheckCircleOutlinedIcon');
const outOfService = (response: PreviousResponse) => ({
  ...response,
  vehicles: response.vehicles.map((vehicle) => ({ ...vehicle, in_service: false })),
});

describe('the vehicles of a submitted report', () => {
  it('have a green check while they may be driven', async () => {
    await openReceipt(() => HttpResponse.json(previousOf(defects.certified)));
    expect(await screen.findByTestId('CheckCircleOutlinedIcon')).toBeVisible();
  });

  it.each([
    ['a defect that another driver reported', heldBy(defects.open), /^Truck T-204, Mirrors: /],
    ['the office', outOfService(previousOf()), 'Truck T-204 is out of service.'],
  ])(
    'may not be driven because of %s, and the carrier can be called',
    async (_by, response, text) => {
      await openReceipt(() => HttpResponse.json(response));
      expect(await screen.findByText(/^Do not drive: /)).toBeVisible();
      expect(screen.getByText(text)).toBeVisible();
      expect(screen.getByRole('link', { name: 'Call +1 (555) 010-0110' })).toBeVisible();
      expect(check()).toBeNull();
    },
  );

  it('have no green check while the server does not say how they are', async () => {
    await openReceipt(() => new HttpResponse('<h1>Sign in</h1>', { status: 200 }));
    expect(await screen.findByText(/^It is not known whether someone else/)).toBeVisible();
    expect(check()).toBeNull();
  });
});
