import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { calls } from '@/contract/calls';
import { extensionPaths } from '@/contract/extensions';
import { consentVersion } from '@/contract/signingConsent';
import { defects, makePreviousResponse } from '@/testing/fixtures/extensions';
import { apiUrl, backend, testSettings } from '@/testing/msw/backend';
import {
  enterTruck,
  extendedPages,
  fillInAll,
  noCurrent,
  panel,
  reviews,
} from '@/testing/report/extendedPages';
import { fillIn } from '@/testing/report/reportStore';

// jsdom has no workers.
jest.mock('@/features/inspection/delivery/shrink', () => ({
  preloadShrink: async () => undefined,
}));

const { openReport } = extendedPages();

const consent = { name: 'You agree to sign electronically' };
const line = () => screen.queryByRole('button', consent);
const submitButton = () => screen.getByRole('button', { name: 'Submit Report (All Clear)' });

/** The office's answer about the truck, and what the phone created. */
function useOffice(...list: Parameters<typeof makePreviousResponse>) {
  const office = { consent_version: null as number | null, isReachable: true, asked: 0 };
  const created: { consent?: number; signed_at?: string }[] = [];
  backend.use(
    noCurrent(),
    http.get(apiUrl(extensionPaths.previous), () => {
      office.asked += 1;
      const { consent_version } = office;
      if (!office.isReachable) return HttpResponse.error();
      return HttpResponse.json({ ...makePreviousResponse(...list), consent_version });
    }),
    http.post(apiUrl(calls.createInspection), async ({ request }) => {
      created.push((await request.json()) as (typeof created)[number]);
      return HttpResponse.error();
    }),
  );
  return Object.assign(office, { created });
}

async function openFilled(settings?: typeof testSettings) {
  const report = openReport(undefined, settings);
  await screen.findByLabelText('Truck number');
  fillInAll(report.store);
  return report;
}

/** A phone that wakes asks the office again. */
const wake = () => act(() => void window.dispatchEvent(new Event('visibilitychange')));

describe('the line about the consent to sign electronically', () => {
  it('it stands next to the submit button once every item is checked, describes the button, and goes with the press', async () => {
    const office = useOffice();
    const { user, store } = openReport();
    await screen.findByLabelText('Truck number');
    act(() => fillIn(store, 'horn'));
    await waitFor(() => expect(office.asked).toBe(1));
    expect(line()).toBeNull();
    fillInAll(store);
    expect(line()).toBeVisible();
    expect(submitButton()).toHaveAccessibleDescription(consent.name);
    await user.click(submitButton());
    await waitFor(() => expect(office.created).toHaveLength(1));
    expect(office.created[0]).toMatchObject({
      consent: consentVersion,
      signed_at: expect.any(String) as string,
    });
  });

  it('an account that has consented does not see it, until the phone hears of a withdrawal', async () => {
    const office = useOffice();
    office.consent_version = consentVersion;
    await openFilled();
    await waitFor(() => expect(office.asked).toBeGreaterThan(0));
    await waitFor(() => expect(line()).toBeNull());
    office.consent_version = null;
    wake();
    await waitFor(() => expect(line()).toBeVisible());
  });

  it('a first report without a connection shows it, because the phone knows of no consent', async () => {
    const office = useOffice();
    office.isReachable = false;
    await openFilled();
    await waitFor(() => expect(office.asked).toBeGreaterThan(0));
    expect(line()).toBeVisible();
  });

  it('it opens the full text, which says what it covers, how to get paper, how to withdraw and what is needed', async () => {
    useOffice();
    const { user } = await openFilled();
    await waitFor(() => expect(line()).toBeVisible());
    await user.click(screen.getByRole('button', consent));
    const dialog = await screen.findByRole('dialog', { name: 'Consent to sign electronically' });
    for (const title of ['Scope', 'Paper copies', 'How to withdraw', 'What you need']) {
      expect(dialog).toHaveTextContent(title);
    }
    expect(dialog).toHaveTextContent(`Text version ${consentVersion}`);
  });

  it('a first review has it too, and its press is the consent', async () => {
    const office = useOffice(defects.certified);
    const seen = reviews();
    const report = openReport();
    await screen.findByLabelText('Truck number');
    enterTruck(report.store);
    const shown = await panel();
    expect(shown.getByRole('button', consent)).toBeVisible();
    office.consent_version = consentVersion;
    await report.user.type(shown.getByLabelText(/^Reviewed by/), 'Dana Miles');
    await report.user.click(shown.getByRole('button', { name: 'I have reviewed the last report' }));
    await waitFor(() => expect(seen).toHaveLength(1));
    expect(seen[0]?.consent).toBe(consentVersion);
    fillInAll(report.store);
    await waitFor(() => expect(line()).toBeNull());
  });

  it('another backend keeps no consents, so its reports have no line', async () => {
    const office = useOffice();
    await openFilled(testSettings);
    expect(line()).toBeNull();
    expect(office.asked).toBe(0);
  });
});
