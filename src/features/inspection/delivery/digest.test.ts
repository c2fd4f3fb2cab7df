import { webcrypto } from 'node:crypto';
import { computeReportDigest } from '@/contract/reportDigest';
import { extendedSettings } from '@/testing/msw/backend';
import { openDisk } from '@/testing/report/inspectionSetup';
import { reportPages } from '@/testing/report/reportPages';
import { fillIn } from '@/testing/report/reportStore';

const { serverWith, openPage, onEnd } = reportPages();

/** Adds `crypto.subtle`, which is absent from jsdom and from a page without https. */
function withSubtle(): void {
  Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle, configurable: true });
  onEnd(() => Reflect.deleteProperty(crypto, 'subtle'));
}

function reportedErrors(): string[] {
  const messages: string[] = [];
  const note = ({ message, error }: ErrorEvent) =>
    messages.push(error instanceof Error ? error.message : message);
  window.addEventListener('error', note);
  onEnd(() => window.removeEventListener('error', note));
  return messages;
}

async function openFilledIn() {
  const server = serverWith();
  const errors = reportedErrors();
  const page = await openPage(openDisk(), extendedSettings);
  fillIn(page.store);
  return { server, errors, ...page };
}

describe('a report that Linehaul stored differently than it was sent', () => {
  it('a report stored differently than sent remains on the form, and the error names the fields but not the values', async () => {
    withSubtle();
    const { server, errors, submit, until, state, toasts } = await openFilledIn();
    server.computeDigest = computeReportDigest;
    server.rewrite = (report) => ({ ...report, odometer_reading: '777', horn: null });
    submit();
    await until(({ isRejected }) => isRejected);
    expect(errors).toEqual(['The server has stored another odometer_reading, horn than was sent']);
    expect(toasts()).toEqual(['Error saving inspection']);
    expect(state()).toMatchObject({
      outbox: { status: 'empty', outcomeUnknown: 'create' },
      sent: [],
      header: { values: { odometer_reading: '418220' } },
      checklist: { entities: { horn: { value: true } } },
    });
    expect(server.sent).toEqual([]);
  });

  it('a report stored differently than sent is never sent, and a later press creates it anew', async () => {
    withSubtle();
    const { server, submit, until, toasts } = await openFilledIn();
    server.computeDigest = computeReportDigest;
    server.rewrite = (report) => ({ ...report, odometer_reading: '777' });
    submit();
    await until(({ isRejected }) => isRejected);
    submit();
    await until(({ isRejected }) => isRejected);
    expect(toasts()).toEqual(['Error saving inspection']);
    expect(server.sent).toEqual([]);
    server.rewrite = (report) => report;
    submit();
    await until(({ sent }) => sent.length > 0);
    expect(server.sent).toMatchObject([{ odometer_reading: '418220' }]);
  });

  it('the digest alone reveals that a report was stored differently than sent', async () => {
    withSubtle();
    const { server, errors, submit, until } = await openFilledIn();
    server.computeDigest = async () => 'f'.repeat(64);
    submit();
    await until(({ isRejected }) => isRejected);
    expect(errors).toEqual(['The server has stored another digest than was sent']);
  });
});

describe("a sent report's receipt", () => {
  const receipt = ({ state }: Awaited<ReturnType<typeof openFilledIn>>) => {
    const [{ id, digest } = { id: null, digest: null }] = state().sent;
    return { id, digest };
  };

  it("a sent report's receipt has the office's id, and the digest if the server's and the phone's are equal", async () => {
    withSubtle();
    const page = await openFilledIn();
    page.server.computeDigest = computeReportDigest;
    page.submit();
    await page.until(({ sent }) => sent.length === 1);
    const [stored] = page.server.sent;
    expect(stored && receipt(page)).toEqual({
      id: 101,
      digest: stored && (await computeReportDigest(stored)),
    });
    expect(page.errors).toEqual([]);
  });

  it("a sent report's receipt has the office's id even if the server sends no digest", async () => {
    withSubtle();
    const page = await openFilledIn();
    page.submit();
    await page.until(({ sent }) => sent.length === 1);
    expect(receipt(page).id).toBe(101);
  });

  it("a sent report's receipt has the office's id but no digest on a page without https", async () => {
    const page = await openFilledIn();
    page.server.computeDigest = async () => 'f'.repeat(64);
    page.submit();
    await page.until(({ sent }) => sent.length === 1);
    expect(receipt(page)).toEqual({ id: 101, digest: null });
  });
});
