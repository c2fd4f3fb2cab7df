import { draftNames } from '@/features/inspection/storage/draftNames';
import { parseDraft } from '@/features/inspection/storage/draftRecord';
import { makeInspection } from '@/testing/fixtures/inspection';
import { makeSentReport } from '@/testing/fixtures/sentReport';
import { openDisk } from '@/testing/report/inspectionSetup';
import { reportPages } from '@/testing/report/reportPages';
import { closedDraft } from '../state/inspectionState';
import { selectReceipt } from './reportSelectors';
import { sentLimit } from '../state/sentReport';

const { serverWith, openPage } = reportPages();
const { checklist, header, report, outbox, patches } = closedDraft;
const contents = { checklist, header, report, outbox, patches };

describe("a record's sent reports", () => {
  it('a record stored by an earlier version has no sent reports', () => {
    expect(parseDraft(contents)).toMatchObject({ ...contents, sent: [] });
  });

  it('a record has its stored sent reports, without damaged ones', () => {
    const kept = { ...contents, sent: [makeSentReport(), { sentAt: 'damaged' }, null] };
    expect(parseDraft(kept)?.sent).toEqual([makeSentReport()]);
    expect(parseDraft({ ...contents, sent: 'damaged' })?.sent).toEqual([]);
  });

  it('a sent report stored by an earlier version counts as sent without a defect', () => {
    const { outcome, defects, ...earlier } = makeSentReport();
    expect(parseDraft({ ...contents, sent: [earlier] })?.sent).toEqual([makeSentReport()]);
    expect([outcome, defects]).toEqual(['sent', {}]);
  });
});

describe('a sent report', () => {
  const getReceipt = ({ state }: Awaited<ReturnType<typeof openPage>>) =>
    selectReceipt({ inspection: { draft: state() } });

  it("after a report is sent, the phone's record has a blank form and the sent report, and a reload closes the receipt", async () => {
    const disk = openDisk();
    serverWith(makeInspection(true));
    const page = await openPage(disk);
    page.submit();
    await page.until(({ sent }) => sent.length > 0);
    await page.settled();
    await page.until(page.isSaved);
    const record = parseDraft(await disk.read(draftNames('http://api.test', 'dana.driver').record));
    expect(record?.header.values.truck_number).toBe('');
    expect(record?.sent).toMatchObject([{ header: { truck_number: 'T-204' }, isSeen: false }]);
    expect(getReceipt(page)).toMatchObject({ header: { drivers_signature: 'Dana Miles' } });

    page.stop();
    const again = await openPage(disk);
    expect(getReceipt(again)).toBeNull();
    expect(again.state().sent).toMatchObject([{ header: { truck_number: 'T-204' }, isSeen: true }]);
  });

  it('a sent report has a receipt even if the response was lost', async () => {
    const server = serverWith(makeInspection(true));
    const page = await openPage();
    server.always.get = 'lost';
    server.outcomes = ['responseLost'];
    page.submit();
    await page.waiting();
    server.always = {};
    page.retry();
    await page.until(({ sent }) => sent.length > 0);
    expect(getReceipt(page)).toMatchObject({ header: { truck_number: 'T-204' } });
  });

  it('a newly sent report replaces the oldest of the ten sent reports on the phone', async () => {
    const disk = openDisk();
    const { record } = draftNames('http://api.test', 'dana.driver');
    const sent = Array.from({ length: sentLimit }, (_, index) => makeSentReport(`T-${index}`));
    await disk.write(record, { ...contents, sent });
    serverWith(makeInspection(true));
    const page = await openPage(disk);
    page.submit();
    await page.until((state) => state.sent[0]?.header.truck_number === 'T-204');
    expect(page.state().sent).toHaveLength(sentLimit);
    expect(page.state().sent.at(-1)?.header.truck_number).toBe('T-8');
  });
});
