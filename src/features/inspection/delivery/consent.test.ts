import { consentVersion } from '@/contract/signingConsent';
import { makeInspection } from '@/testing/fixtures/inspection';
import { extendedSettings, testSettings } from '@/testing/msw/backend';
import { openDisk } from '@/testing/report/inspectionSetup';
import { reportPages } from '@/testing/report/reportPages';
import { fillIn, signAndSubmit } from '@/testing/report/reportStore';
import { nothingOnScreen } from './extensions';

const { serverWith, openPage } = reportPages();

const hour = 3_600_000;
const withText = { ...nothingOnScreen, consent: consentVersion };

async function openFilled(settings = extendedSettings, disk = openDisk()) {
  const server = serverWith();
  // The phone's clock is an hour ahead.
  server.time = new Date(Date.now() - hour).toISOString();
  const page = await openPage(disk, settings);
  fillIn(page.store);
  const pressed = () =>
    server.seen
      .filter(({ path }) => /create|send/.test(path))
      .map(({ body, search }) =>
        body === ''
          ? Object.fromEntries(new URLSearchParams(search))
          : (JSON.parse(body) as { signed_at?: string; consent?: number }),
      );
  return { server, disk, ...page, pressed };
}

describe('the consent to sign electronically in a submission', () => {
  it("one press tells both calls its instant by the server's clock and the text next to the button", async () => {
    const { store, until, pressed } = await openFilled();
    const before = Date.now();
    signAndSubmit(store, withText);
    await until(({ sent }) => sent.length === 1);
    const [create, send] = pressed();
    expect(create?.consent).toBe(consentVersion);
    expect(send).toEqual({ signed_at: create?.signed_at, consent: String(consentVersion) });
    const difference = Date.parse(create?.signed_at ?? '') - (before - hour);
    expect(Math.abs(difference)).toBeLessThan(5000);
  });

  it('a press without the text tells its instant only', async () => {
    const { submit, until, pressed } = await openFilled();
    submit();
    await until(({ sent }) => sent.length === 1);
    expect(pressed().map((press) => Object.keys(press).includes('consent'))).toEqual([
      false,
      false,
    ]);
    expect(pressed()[0]?.signed_at).toMatch(/Z$/);
  });

  it('a report that waits over a restart keeps the instant and the text of its press, though its call got lost before', async () => {
    const first = await openFilled();
    first.server.always = { get: 'lost', create: 'lost', send: 'lost' };
    signAndSubmit(first.store, withText);
    await first.waiting();
    await first.until(() => first.isSaved());
    const [lost] = first.pressed();
    first.stop();
    const server = serverWith();
    const { until } = await openPage(first.disk, extendedSettings);
    await until(({ sent }) => sent.length === 1);
    expect(server.created).toEqual([
      expect.objectContaining({ signed_at: lost?.signed_at, consent: consentVersion }),
    ]);
  });

  it('another backend hears nothing of it', async () => {
    const { store, until, server, pressed } = await openFilled(testSettings);
    signAndSubmit(store, withText);
    await until(() => server.created.length === 1);
    expect(pressed().flatMap(Object.keys)).not.toContain('signed_at');
    expect(pressed().flatMap(Object.keys)).not.toContain('consent');
  });

  it('a loaded all-clear report is sent with the press', async () => {
    const server = serverWith({ ...makeInspection(true), id: 17 });
    const { store, until } = await openPage(openDisk(), extendedSettings);
    signAndSubmit(store, withText);
    await until(({ sent }) => sent.length === 1);
    expect(server.seen.find(({ path }) => path.includes('/send/'))?.search).toContain(
      `consent=${consentVersion}`,
    );
  });
});
