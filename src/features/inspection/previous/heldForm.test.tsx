import { act, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { extensionPaths } from '@/contract/extensions';
import { headerFieldChanged } from '@/features/inspection/model/inspectionSlice';
import {
  defects,
  heldBy,
  makePreviousResponse,
  nothingCertified,
} from '@/testing/fixtures/extensions';
import { apiUrl, backend } from '@/testing/msw/backend';
import {
  enterTruck,
  extendedPages,
  noCurrent,
  previous,
  reviews,
} from '@/testing/report/extendedPages';

jest.mock('@/features/inspection/delivery/shrink', () => ({
  preloadShrink: async () => undefined,
}));

const { openReport } = extendedPages();

/** Longer than the interval of the poll, and shorter than the 20 s within which the form must know. */
const polled = { timeout: 15_000 };

const held = { ...nothingCertified, report: null, version: 'held', holding: [defects.open.id] };

describe('a form whose truck is held', () => {
  it("the open form says 'Do not drive' in the bar within 20 s of another driver's report of a defect", async () => {
    backend.use(noCurrent(), previous());
    const { store } = openReport();
    await screen.findByLabelText('Truck number');
    enterTruck(store);
    expect(await screen.findByText('Saved on this phone')).toBeVisible();
    backend.use(
      http.get(apiUrl(extensionPaths.current), ({ request }) =>
        new URL(request.url).search === '?truck=T-204&trailers='
          ? HttpResponse.json(held)
          : HttpResponse.error(),
      ),
      http.get(apiUrl(extensionPaths.previous), () => HttpResponse.json(heldBy(defects.open))),
    );
    expect(await screen.findByText('Do not drive T-204', {}, polled)).toBeVisible();
    expect(screen.queryByText('Saved on this phone')).toBeNull();
  }, 30_000);

  it('the bar says nothing of a defect that only the report on the screen found', async () => {
    const response = heldBy(defects.open);
    const vehicles = response.vehicles.map((vehicle) => ({
      ...vehicle,
      holding: vehicle.holding.map((defect) => ({ ...defect, is_on_form: true })),
    }));
    backend.use(
      noCurrent(),
      http.get(apiUrl(extensionPaths.previous), () => HttpResponse.json({ ...response, vehicles })),
    );
    const { store } = openReport();
    await screen.findByLabelText('Truck number');
    enterTruck(store);
    await screen.findByRole('group', { name: 'Do not drive: repairs are not certified' });
    expect(await screen.findByText('Saved on this phone')).toBeVisible();
    expect(screen.queryByText('Do not drive T-204')).toBeNull();
  });

  it("'Next' leads to the confirmation, the review, an open question and a required field, in this order", async () => {
    const found = makePreviousResponse(defects.open);
    const holding = heldBy(defects.open).vehicles.flatMap((vehicle) => vehicle.holding);
    const vehicles = found.vehicles.map((vehicle) => ({ ...vehicle, holding }));
    reviews();
    backend.use(
      noCurrent(),
      http.get(apiUrl(extensionPaths.previous), () => HttpResponse.json({ ...found, vehicles })),
    );
    const { store, user } = openReport();
    await screen.findByLabelText('Truck number');
    enterTruck(store);
    const goOn = async () => user.click(screen.getByRole('button', { name: 'Next thing to do' }));
    const read = await screen.findByRole('checkbox', { name: 'I have read this' });
    act(
      () =>
        void store.dispatch(headerFieldChanged({ field: 'odometer_reading', value: '2500000' })),
    );
    await goOn();
    expect(read).toHaveFocus();
    await user.click(read);
    await goOn();
    expect(screen.getByLabelText(/^Reviewed by/)).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'I have reviewed the last report' }));
    const keep = await screen.findByRole('button', { name: 'Yes, keep it' });
    await goOn();
    expect(keep).toHaveFocus();
    await user.click(keep);
    await goOn();
    expect(screen.getByLabelText(/^Current location/)).toHaveFocus();
  });
});
