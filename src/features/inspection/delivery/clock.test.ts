import { headerFieldChanged, phoneWoke } from '@/features/inspection/model/inspectionSlice';
import { now } from '@/features/inspection/model/state/header';
import { noticesOf } from '@/features/inspection/status/reportStatus';
import { selectStatusFacts } from '@/features/inspection/status/statusSelectors';
import { fleetSettings } from '@/testing/msw/backend';
import { reportPages } from '@/testing/report/reportPages';
import { fillIn } from '@/testing/report/reportStore';

const { serverWith, openPage } = reportPages();

const hour = 3_600_000;
const years = 365 * 24 * hour;
const after = (ms: number) => new Date(Date.now() + ms).toISOString();

/** The form of a phone whose clock is ahead of the server's by this, in ms. */
async function openAhead(ms: number) {
  const server = serverWith();
  server.time = after(-ms);
  const page = await openPage(undefined, fleetSettings);
  fillIn(page.store);
  return { server, ...page };
}

describe('a phone whose clock is wrong by more than a day', () => {
  it('says so instead of marking three fields, and sends the report once it is right', async () => {
    const { server, store, state, submit, until } = await openAhead(14 * years);
    const facts = { ...selectStatusFacts({ inspection: state() }), isKept: true };
    expect(noticesOf(null, { ...facts, isTwoPresses: false })).toEqual(['clock']);
    expect(submit()).toBe('report-clock');
    expect(server.created).toEqual([]);

    server.time = after(0);
    store.dispatch(phoneWoke(now()));
    await until(({ clockError }) => clockError === 0);
    expect(submit()).toBeNull();
    await until(({ sent }) => sent.length === 1);
    expect(server.created[0]?.date_inspected).toMatch(new RegExp(`^${now().date} `));
  });

  it('does so too if it is years behind', async () => {
    const { store, submit } = await openAhead(-27 * years);
    for (const field of ['date', 'drivers_signature_date', 'mechanics_signature_date'] as const) {
      store.dispatch(headerFieldChanged({ field, value: '1999-12-31' }));
    }
    expect(submit()).toBe('report-clock');
  });
});

it('a clock that differs by less than a day is right', async () => {
  const { state, submit } = await openAhead(20 * hour);
  expect(state().clockError).toBe(0);
  expect(submit()).toBeNull();
});
