import {
  headerFieldChanged,
  phoneWoke,
  valueConfirmed,
} from '@/features/inspection/model/inspectionSlice';
import {
  selectDateTimeKey,
  selectTimeQuestion,
} from '@/features/inspection/model/rules/questionSelectors';
import { now } from '@/features/inspection/model/state/header';
import { noticeContents } from '@/features/inspection/status/notices';
import { listNotices } from '@/features/inspection/status/reportStatus';
import { selectStatusFacts } from '@/features/inspection/status/useReportStatus';
import { extendedSettings } from '@/testing/msw/backend';
import { reportPages } from '@/testing/report/reportPages';
import { fillIn } from '@/testing/report/reportStore';

const { serverWith, openPage } = reportPages();

const hour = 3_600_000;
const years = 365 * 24 * hour;
const after = (ms: number) => new Date(Date.now() + ms).toISOString();

const dayAfter = (ms: number) => after(ms).slice(0, 10);

async function openAhead(ms: number) {
  const server = serverWith();
  server.time = after(-ms);
  const page = await openPage(undefined, extendedSettings);
  fillIn(page.store);
  return { server, ...page };
}

const held = { forbidden: [], waiting: [] };

describe('a phone whose clock is wrong by more than a day', () => {
  it('a phone whose clock is 14 years ahead shows only the notice about its clock, and does not send the report until the clock is right', async () => {
    const { server, store, state, submit, until } = await openAhead(14 * years);
    const facts = selectStatusFacts({ inspection: { draft: state() } });
    expect(listNotices('saved', { ...facts, isTwoPresses: false, held })).toEqual(['clock']);
    expect(submit()).toBe('report-clock');
    expect(server.created).toEqual([]);

    // The phone's clock is also the test's, so the test moves the report's date and the server's time instead.
    store.dispatch(headerFieldChanged({ field: 'date', value: dayAfter(14 * years) }));
    server.time = after(0);
    store.dispatch(phoneWoke(now()));
    await until(({ clockError }) => clockError === 0);
    expect(submit()).toBeNull();
    await until(({ sent }) => sent.length === 1);
    expect(server.created[0]?.date_inspected).toMatch(new RegExp(`^${now().date} `));
  });

  it.each([
    ['a year behind', -365],
    ['three days behind', -3],
  ])(
    'a phone with a clock %s asks about a past date before it sends the report',
    async (_by, days) => {
      const { server, store, state, submit, until } = await openAhead(days * 24 * hour);
      const distance = new RegExp(`^This is ${-days} days ago`);
      expect(selectTimeQuestion({ inspection: { draft: state() } }, Date.now())).toMatch(distance);
      expect(submit()).toBe('report-clock');
      expect(server.created).toEqual([]);

      const value = selectDateTimeKey({ inspection: { draft: state() } });
      store.dispatch(valueConfirmed({ question: 'moment', value }));
      expect(selectTimeQuestion({ inspection: { draft: state() } }, Date.now())).toBeNull();
      expect(submit()).toBeNull();
      await until(({ sent }) => sent.length === 1);
    },
  );

  it("if the phone's clock is 27 years behind, submitting leads to the clock warning instead of the dates before 2000", async () => {
    const { store, submit } = await openAhead(-27 * years);
    for (const field of ['date', 'drivers_signature_date', 'mechanics_signature_date'] as const) {
      store.dispatch(headerFieldChanged({ field, value: '1999-12-31' }));
    }
    expect(submit()).toBe('report-clock');
  });
});

describe('a report on a phone whose clock is corrected', () => {
  async function setRight({ server, store, until }: Awaited<ReturnType<typeof openAhead>>) {
    server.time = after(0);
    store.dispatch(phoneWoke(now()));
    await until(({ clockError }) => clockError === 0);
  }

  it("a report keeps a correct day and time when the phone's clock is corrected", async () => {
    const page = await openAhead(72 * hour);
    const entered = { date: dayAfter(-24 * hour), time: '06:12' };
    for (const field of ['date', 'time'] as const) {
      page.store.dispatch(headerFieldChanged({ field, value: entered[field] }));
    }
    await setRight(page);
    expect(page.state().header.values).toMatchObject(entered);
  });

  it("after the phone's clock is corrected, a waiting report is created and sent exactly once", async () => {
    const { server, store, state, submit, waiting, retry, until } = await openAhead(-72 * hour);
    store.dispatch(headerFieldChanged({ field: 'date', value: dayAfter(-72 * hour) }));
    const value = selectDateTimeKey({ inspection: { draft: state() } });
    store.dispatch(valueConfirmed({ question: 'moment', value }));
    server.always = { create: 'lost' };
    submit();
    await waiting();
    server.always = {};
    server.time = after(0);
    retry();
    await until(({ sent }) => sent.length === 1);
    expect([server.created.length, server.sent.length]).toEqual([1, 1]);
  });
});

it.each([
  [20, 'This phone’s clock is wrong by 20 hours.'],
  [-0.75, 'This phone’s clock is wrong by 45 minutes.'],
  [0.25, null],
])(
  'a clock that is %s hours ahead blocks no report, and the form says: %s',
  async (hours, text) => {
    const { state, submit } = await openAhead(hours * hour);
    const root = { inspection: { draft: state() } };
    const kinds = listNotices('saved', { ...selectStatusFacts(root), isTwoPresses: false, held });
    expect(kinds).toEqual(text === null ? [] : ['clock']);
    if (text !== null) expect(noticeContents.clock(root)?.text).toMatch(text);
    expect(state().clockError).toBe(0);
    expect(submit()).toBeNull();
  },
);
