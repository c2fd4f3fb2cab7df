import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { calls } from '@/contract/calls';
import { extensionPaths, type PreviousResponse } from '@/contract/extensions';
import type { EarlierOwner } from '@/contract/records';
import { LastCleanReport } from '@/features/inspection/InspectionReport/Extended';
import { WhichTrailer } from '@/features/inspection/checklist/WhichTrailer';
import {
  headerFieldChanged,
  itemMarkedDefective,
  reportSubmitted,
  valueConfirmed,
  vehiclesRecognized,
} from '@/features/inspection/model/inspectionSlice';
import { findOtherVehicle } from '@/features/inspection/model/rules/otherVehicle';
import { makePreviousResponse } from '@/testing/fixtures/extensions';
import { waitingSubmission } from '@/testing/fixtures/submission';
import { apiUrl, backend, extendedSettings, startBackend } from '@/testing/msw/backend';
import { renderWithProviders } from '@/testing/renderWithProviders';
import { onForm } from '@/testing/report/onForm';
import { createPhone } from '@/testing/report/inspectionSetup';
import { openReportStore } from '@/testing/report/reportStore';
import { withExtensions } from '@/testing/report/withExtensions';
import { FoldedHeader } from './FoldedHeader';
import { TripChoice } from './TripChoice';
import { TrailerField, TruckField } from './VehicleFields';

startBackend();
let stop: () => void = () => undefined;
afterEach(() => stop());

async function open(part: React.ReactNode) {
  // In a slow test, the phone makes these calls. They fail, because a success would change the form during the test.
  for (const call of [calls.currentInspection, calls.createInspection, extensionPaths.current]) {
    backend.use(http.all(apiUrl(call), () => HttpResponse.error()));
  }
  const report = openReportStore(createPhone());
  await report.writable();
  const { user } = renderWithProviders(part, { store: report.store, settings: extendedSettings });
  stop = report.stop;
  const writeTrailers = (value: string) =>
    act(() => void report.store.dispatch(headerFieldChanged({ field: 'trailer_numbers', value })));
  return { ...report, user, writeTrailers };
}

test('in a browser without `userActivation`, the folded header appears without taking the focus', async () => {
  expect('userActivation' in navigator).toBe(false);
  await open(<FoldedHeader />);
  expect(screen.getByRole('button', { name: 'Change driver and vehicle' })).toBeVisible();
  expect(document.body).toHaveFocus();
});

describe('the trip', () => {
  const choice = (name: string) =>
    within(screen.getByRole('radiogroup', { name: 'Inspection' })).getByRole('radio', { name });

  it('the trip is ‘before’ by default, and the driver can choose ‘after’', async () => {
    const { user } = await open(<TripChoice />);
    expect(choice('Before the trip')).toBeChecked();
    await user.click(choice('After the trip'));
    expect(choice('After the trip')).toBeChecked();
    expect(choice('Before the trip')).not.toBeChecked();
  });

  it('the driver cannot change the trip while a submission is pending', async () => {
    const { store } = await open(<TripChoice />);
    act(() => void store.dispatch(onForm(reportSubmitted(waitingSubmission))));
    expect(choice('After the trip')).toBeDisabled();
  });
});

describe('a trailer number that may be two numbers', () => {
  const question = 'TR-601 TR-602: one trailer or two?';
  const field = () => screen.getByRole('textbox', { name: /Trailer/ });

  it('the form asks whether a trailer number with a space is two numbers, and one press separates them with a comma', async () => {
    const { user } = await open(<TrailerField />);
    await user.type(field(), 'R-9, TR-601 TR-602');
    expect(screen.queryByText(question)).toBeNull();
    await user.tab();
    expect(await screen.findByText(question)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'R-9, TR-601, TR-602' }));
    expect(field()).toHaveValue('R-9, TR-601, TR-602');
    expect(screen.queryByText(question)).toBeNull();
  });

  it('if the driver says that a trailer number with a space is one trailer, the form does not ask again until that number changes', async () => {
    const { user, writeTrailers } = await open(<TrailerField />);
    writeTrailers('TR-601 TR-602');
    await user.click(await screen.findByRole('button', { name: 'One trailer' }));
    expect(field()).toHaveValue('TR-601 TR-602');
    expect(screen.queryByText(question)).toBeNull();
    writeTrailers('TR-601 TR-603');
    expect(await screen.findByText('TR-601 TR-603: one trailer or two?')).toBeVisible();
    writeTrailers('TR 601');
    expect(screen.queryByText(/one trailer or/)).toBeNull();
  });
});

describe("a defect's trailers", () => {
  const box = (name: string) =>
    within(screen.getByRole('group', { name: 'Which trailer? Doors' })).getByRole('checkbox', {
      name,
    });
  const chosen = () =>
    screen
      .getAllByRole<HTMLInputElement>('checkbox', { checked: true })
      .map(({ labels }) => labels?.[0]?.textContent);

  it('for a defect, the driver chooses one or more trailers, or ‘not sure’', async () => {
    const { store, user, state, writeTrailers } = await open(
      <WhichTrailer itemKey="doors" label="Doors" />,
    );
    act(() => void store.dispatch(itemMarkedDefective('doors')));
    writeTrailers('53-0192');
    expect(screen.queryByRole('group')).toBeNull();
    writeTrailers('53-0192, 53-0200');
    expect(chosen()).toEqual(['Not sure']);
    await user.click(box('53-0200'));
    expect(chosen()).toEqual(['53-0200']);
    await user.click(box('53-0192'));
    expect(chosen()).toEqual(['53-0192', '53-0200']);
    await user.click(box('53-0200'));
    expect(state().checklist.entities.doors.trailers).toEqual(['53-0192']);
    await user.click(box('Not sure'));
    expect(chosen()).toEqual(['Not sure']);
    expect(state().checklist.entities.doors.trailers).toEqual([]);
  });

  it("a defect's trailers are reset to ‘not sure’ once the chosen number is corrected", async () => {
    const { store, user, writeTrailers } = await open(
      <WhichTrailer itemKey="doors" label="Doors" />,
    );
    act(() => void store.dispatch(itemMarkedDefective('doors')));
    writeTrailers('53-0192, 53-0200');
    await user.click(box('53-0200'));
    writeTrailers('53-0192, 53-0201');
    expect(chosen()).toEqual(['Not sure']);
  });
});

describe('a number that looks like a known one', () => {
  const truck = () => screen.getByRole('textbox', { name: /Truck/ });
  /** `previous` is null if the server is down. */
  const openWith = (previous: PreviousResponse | null) => {
    backend.use(
      http.get(apiUrl(extensionPaths.numbers), () => HttpResponse.error()),
      http.get(apiUrl(extensionPaths.previous), () =>
        previous === null ? HttpResponse.error() : HttpResponse.json(previous),
      ),
    );
    return open(
      withExtensions(
        <>
          <TruckField />
          <TrailerField />
        </>,
      ),
    );
  };
  const known: PreviousResponse = {
    ...makePreviousResponse(),
    vehicles: [],
    look_alikes: [
      { kind: 'truck', number: 'T-108' },
      { kind: 'trailer', number: 'R-51' },
    ],
  };

  it('the form asks about a number that looks like a known one, and one press enters the known number', async () => {
    const { user } = await openWith(known);
    await user.type(truck(), 'T-1O8');
    expect(screen.queryByText('Do you mean T-108?')).toBeNull();
    await user.tab();
    expect(await screen.findByText('Do you mean T-108?')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Yes, T-108' }));
    expect(truck()).toHaveValue('T-108');
    expect(screen.queryByText('Do you mean T-108?')).toBeNull();
  });

  it("accepting a known number in place of a similar one counts as a correction, so the form's marks remain", async () => {
    const { user, store, state } = await openWith(known);
    act(() => void store.dispatch(itemMarkedDefective('horn')));
    await user.type(truck(), 'T-1O8');
    await user.tab();
    await user.click(await screen.findByRole('button', { name: 'Yes, T-108' }));
    expect(findOtherVehicle(state())).toBeNull();
    expect(state()).toMatchObject({
      markedOn: { truck: 'T-108' },
      checklist: { entities: { horn: { value: false } } },
    });
  });

  it('if the driver keeps a number that looks like a known one, the form does not ask again until that number changes', async () => {
    const { user, store } = await openWith(known);
    const write = (value: string) =>
      act(() => void store.dispatch(headerFieldChanged({ field: 'truck_number', value })));
    write('T-1O8');
    await user.click(await screen.findByRole('button', { name: 'No, T-1O8' }));
    expect(truck()).toHaveValue('T-1O8');
    expect(screen.queryByText('Do you mean T-108?')).toBeNull();
    write('Unit T-108');
    expect(await screen.findByText('Do you mean T-108?')).toBeVisible();
  });

  it('accepting a known number replaces only the similar number in the trailer field', async () => {
    const { user, store, writeTrailers } = await openWith(known);
    act(() => void store.dispatch(headerFieldChanged({ field: 'truck_number', value: 'T-204' })));
    writeTrailers('R-9; R-S1');
    await user.click(await screen.findByRole('button', { name: 'Yes, R-51' }));
    expect(screen.getByRole('textbox', { name: /Trailer/ })).toHaveValue('R-9, R-51');
  });

  it('offline, the form compares a typed number with the numbers on this phone', async () => {
    const { store } = await openWith(null);
    const write = (value: string) =>
      act(() => void store.dispatch(headerFieldChanged({ field: 'truck_number', value })));
    act(() => void store.dispatch(vehiclesRecognized({ truck: 'T-108', trailers: '' })));
    write('0T-1O8');
    expect(screen.queryByText('Do you mean T-108?')).toBeNull();
    write('T-1O8');
    expect(await screen.findByText('Do you mean T-108?')).toBeVisible();
    write('t 108');
    expect(screen.queryByText('Do you mean T-108?')).toBeNull();
  });
});

describe('a number that another vehicle had', () => {
  const truck = () => screen.getByRole('textbox', { name: /Truck/ });
  const year = new Date().getFullYear();
  const owner = (change: Partial<EarlierOwner> = {}): EarlierOwner => ({
    kind: 'truck',
    number: 'A',
    now: 'A-NEW',
    until: `${year}-01-27`,
    is_held: true,
    only_waits: false,
    ...change,
  });
  /** Opens the fields. `previous` is null if the server cannot be reached. */
  async function openWith(previous: PreviousResponse | null, stored: EarlierOwner[] = []) {
    const numbers = { trucks: [], trailers: [], earlier_owners: stored };
    backend.use(
      http.get(apiUrl(extensionPaths.numbers), () => HttpResponse.json(numbers)),
      http.get(apiUrl(extensionPaths.previous), () =>
        previous === null ? HttpResponse.error() : HttpResponse.json(previous),
      ),
    );
    const opened = await open(
      withExtensions(
        <>
          <TruckField />
          <TrailerField />
          <LastCleanReport />
        </>,
      ),
    );
    const write = (field: 'truck_number' | 'trailer_numbers', value: string) =>
      act(() => void opened.store.dispatch(headerFieldChanged({ field, value })));
    return { ...opened, write };
  }
  const respondWith = (...owners: EarlierOwner[]) => ({
    ...makePreviousResponse(),
    earlier_owners: owners,
  });
  const lastReport = () => screen.queryByRole('button', { name: /^Last report/ });
  const question = 'A-NEW was A until Jan 27. Which one is it?';

  it('the form asks which vehicle it is, shows no clean last report until the driver answers, and then does not ask again', async () => {
    const { user, write } = await openWith(respondWith(owner()));
    write('truck_number', 'A');
    expect(await screen.findByText(question)).toBeVisible();
    expect(lastReport()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'A' }));
    expect(screen.queryByText(question)).toBeNull();
    expect(await screen.findByRole('button', { name: /^Last report/ })).toBeVisible();
    expect(truck()).toHaveValue('A');
  });

  it("one press enters the other vehicle's present number, and the form's marks remain", async () => {
    const { user, state, store, write } = await openWith(respondWith(owner()));
    act(() => void store.dispatch(itemMarkedDefective('horn')));
    write('truck_number', 'a');
    await user.click(await screen.findByRole('button', { name: 'A-NEW' }));
    expect(truck()).toHaveValue('A-NEW');
    expect(findOtherVehicle(state())).toBeNull();
    expect(state().checklist.entities.horn.value).toBe(false);
  });

  it('a choice is final while the field has the number, even if the chosen vehicle has the number of another one', async () => {
    const swapped = [
      owner({ number: 'A', now: 'B' }),
      owner({ number: 'B', now: 'C' }),
      owner({ number: 'C', now: 'A' }),
    ];
    const { user, store, write } = await openWith(respondWith(...swapped));
    write('truck_number', 'A');
    await user.click(await screen.findByRole('button', { name: 'B' }));
    expect(truck()).toHaveValue('B');
    // A later response renders the button again.
    await waitFor(() => expect(screen.getByRole('button', { name: /^Last report/ })).toBeVisible());
    expect(screen.queryByText(/Which one is it/)).toBeNull();
    act(() => void store.dispatch(headerFieldChanged({ field: 'odometer_reading', value: '1' })));
    expect(screen.queryByText(/Which one is it/)).toBeNull();
    write('truck_number', 'C');
    write('truck_number', 'B');
    expect(await screen.findByText('C was B until Jan 27. Which one is it?')).toBeVisible();
  });

  it('each unclear trailer is asked about once', async () => {
    const had = (number: string, now: string) => owner({ kind: 'trailer', number, now });
    const { user, write } = await openWith(
      respondWith(had('R-1', 'R-2'), had('R-2', 'R-1'), had('R-8', 'R-9')),
    );
    write('truck_number', 'T-1');
    write('trailer_numbers', 'R-1, R-8');
    await user.click(await screen.findByRole('button', { name: 'R-2' }));
    expect(await screen.findByText('R-9 was R-8 until Jan 27. Which one is it?')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'R-9' }));
    expect(screen.getByRole('textbox', { name: /Trailer/ })).toHaveValue('R-2, R-9');
    expect(screen.queryByText(/Which one is it/)).toBeNull();
  });

  it('the form asks again if one more vehicle turns out to have had the number', async () => {
    const { store, write } = await openWith(
      respondWith(owner(), owner({ now: 'B', until: `${year - 1}-12-30` })),
    );
    act(() => void store.dispatch(valueConfirmed({ question: 'truckOwner', value: question })));
    write('truck_number', 'A');
    expect(
      await screen.findByText(
        `A-NEW was A until Jan 27. B was A until Dec 30, ${year - 1}. Which one is it?`,
      ),
    ).toBeVisible();
  });

  it('without a connection, the form asks by the numbers that the phone has fetched', async () => {
    const { write } = await openWith(null, [owner()]);
    write('truck_number', 'A');
    expect(await screen.findByText(question)).toBeVisible();
  });

  it('a fresh response that names no other vehicle takes precedence over the numbers on the phone', async () => {
    const { write } = await openWith(respondWith(), [owner()]);
    write('truck_number', 'A');
    expect(await screen.findByRole('button', { name: /^Last report/ })).toBeVisible();
    expect(screen.queryByText(question)).toBeNull();
  });

  it('one press replaces only the unclear number in the trailer field', async () => {
    const trailer = owner({ kind: 'trailer', number: 'R-1', now: 'R-100' });
    const { user, write } = await openWith(respondWith(trailer));
    write('truck_number', 'R-1');
    write('trailer_numbers', 'R-9; R-1');
    await user.click(await screen.findByRole('button', { name: 'R-100' }));
    expect(screen.getByRole('textbox', { name: /Trailer/ })).toHaveValue('R-9, R-100');
    expect(screen.queryByText(/Which one is it/)).toBeNull();
  });
});
