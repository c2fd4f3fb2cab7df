import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { withId } from '@/contract/calls';
import { extensionPaths } from '@/contract/extensions';
import { consentVersion } from '@/contract/signingConsent';
import { connectionHinted } from '@/features/inspection/model/inspectionSlice';
import { defects, heldBy, makePreviousResponse } from '@/testing/fixtures/extensions';
import { apiUrl, backend } from '@/testing/msw/backend';
import { enterTruck, extendedPages, noCurrent, panel } from '@/testing/report/extendedPages';

jest.mock('@/features/inspection/delivery/shrink', () => ({
  preloadShrink: async () => undefined,
  shrink: async () => ({ picture: new ArrayBuffer(3), thumbnail: 'data:,' }),
}));

const { openReport: openPage } = extendedPages();

async function openHeld(...args: Parameters<typeof heldBy>) {
  const response = { ...heldBy(...args), agent_for: ['mirrors' as const], consent_version: null };
  backend.use(
    noCurrent(),
    http.get(apiUrl(extensionPaths.previous), () => HttpResponse.json(response)),
  );
  const report = openPage();
  await screen.findByLabelText('Truck number');
  enterTruck(report.store);
  await screen.findAllByText(/^Truck T-204, /);
  return report;
}

const certifyUrl = apiUrl(withId(extensionPaths.certify, defects.open.id));
const button = { name: "Certify as the carrier's agent, Mirrors" };

describe('a defect whose item the driver may certify', () => {
  it('the driver certifies it without a connection, with a photo, and the phone sends both later with the instant of the signature', async () => {
    const bodies: unknown[] = [];
    const photos: string[] = [];
    backend.use(
      http.post(certifyUrl, () => HttpResponse.error()),
      http.post(apiUrl(withId(extensionPaths.defectPhoto, defects.open.id)), ({ request }) => {
        photos.push(new URL(request.url).searchParams.get('photo') ?? '');
        return HttpResponse.json({ id: 'x', driver_id: 1, taken_at: '2026-11-21T05:00:00Z' });
      }),
    );
    const { user, store, until } = await openHeld(defects.open);
    await user.click(screen.getByRole('button', button));
    const file = new File(['x'], 'bulb.jpg', { type: 'image/jpeg' });
    await user.upload(screen.getByLabelText('Add photo, Mirrors'), file);
    await user.click(screen.getByRole('button', { name: 'Sign and certify' }));
    expect(await screen.findByText(/^You certified it .*\. Not sent yet\.$/)).toBeVisible();
    expect(
      screen.getByRole('group', { name: 'Certified on this phone, not sent yet' }),
    ).toBeVisible();
    await until(({ review }) => review.certifications.length === 1);
    backend.use(
      http.post(certifyUrl, async ({ request }) => {
        bodies.push(await request.json());
        backend.use(
          http.get(apiUrl(extensionPaths.previous), () =>
            HttpResponse.json(makePreviousResponse(defects.certified)),
          ),
        );
        return HttpResponse.json(defects.certified);
      }),
    );
    store.dispatch(connectionHinted('back'));
    await until(({ review }) => review.certifications.length === 0);
    expect(bodies).toEqual([
      {
        version: defects.open.version,
        state: 'repaired',
        note: '',
        certified_at: expect.stringMatching(/Z$/),
        consent: consentVersion,
      },
    ]);
    await waitFor(() => expect(photos).toHaveLength(1));
    await until((draft) => draft.photos.ids.length === 0);
    await waitFor(() => expect(screen.queryByText(/^Truck T-204, Mirrors/)).toBeNull());
  });

  it('‘Repair not needed’ needs a reason', async () => {
    const { user } = await openHeld(defects.open);
    await user.click(screen.getByRole('button', button));
    await user.click(screen.getByRole('button', { name: 'Repair not needed for safe operation' }));
    await user.click(screen.getByRole('button', { name: 'Sign and certify' }));
    expect(await screen.findByText('Enter a reason')).toBeVisible();
    expect(screen.getByLabelText(/^Reason/)).toBeInvalid();
  });

  it('a certification that the office rejects says why, and can be signed again', async () => {
    backend.use(http.post(certifyUrl, () => HttpResponse.json({ detail: 'x' }, { status: 409 })));
    const { user } = await openHeld(defects.open);
    await user.click(screen.getByRole('button', button));
    await user.click(screen.getByRole('button', { name: 'Sign and certify' }));
    expect(
      await screen.findByText('Not certified. Someone has changed the defect in the meantime.'),
    ).toBeVisible();
    expect(screen.getByRole('button', button)).toBeVisible();
  });
});

it('a defect of any other item has no button for the agent', async () => {
  await openHeld(defects.saysGood);
  expect(screen.queryByRole('button', { name: /^Certify as/ })).toBeNull();
});

describe('a defect that only waits for a decision', () => {
  it('the page says that a defect without § waits for a decision, who may decide, and which number to call', async () => {
    await openHeld(defects.waiting);
    const box = within(screen.getByRole('group', { name: 'Waits for a decision' }));
    expect(box.getByRole('listitem')).toHaveTextContent(
      /Radiator: Drips when hot.* Waits for a decision\. A mechanic or an admin of the carrier decides/,
    );
    expect(box.getByRole('link', { name: 'Call +1 (555) 010-0110' })).toBeVisible();
    expect(screen.queryByText(/^Do not drive/)).toBeNull();
  });

  it.each([
    ['a § item waits next to it', [defects.open, defects.waiting]],
    ['it needs repair', [{ ...defects.waiting, needs_correction: true }]],
  ])('the page says ‘Do not drive’ if %s', async (_why, list) => {
    await openHeld(...list);
    expect(
      screen.getByRole('group', { name: 'Do not drive: repairs are not certified' }),
    ).toBeVisible();
  });
});

it('the review does not say that repairs are certified while another defect waits', async () => {
  const held = heldBy(defects.waiting);
  const vehicles = held.vehicles.map((vehicle) => ({
    ...vehicle,
    defects: [...vehicle.defects, defects.certified],
  }));
  backend.use(
    noCurrent(),
    http.get(apiUrl(extensionPaths.previous), () => HttpResponse.json({ ...held, vehicles })),
  );
  const { store } = openPage();
  await screen.findByLabelText('Truck number');
  enterTruck(store);
  expect((await panel()).getByText(/^Repaired by M\. Ortiz/)).toBeVisible();
  expect(screen.queryByText(/^By signing, I acknowledge/)).toBeNull();
});
