import {
  defectTextChanged,
  defectTextCommitted,
  itemMarkedDefective,
  itemMarkedGood,
  officeValueTaken,
} from '@/features/inspection/model/inspectionSlice';
import { makeInspection } from '@/testing/fixtures/inspection';
import { openDisk } from '@/testing/report/inspectionSetup';
import { reportPages } from '@/testing/report/reportPages';

const { serverWith, openPage } = reportPages();

const comment = { vehicle_inspection: 17, key: 'horn', text: 'No sound', fixed: false };
const silentHorn = { ...makeInspection(true, { horn: false }), comments: [comment] };
const repaired = { ...makeInspection(true), comments: [{ ...comment, fixed: true }] };

async function contest(disk = openDisk()) {
  const server = serverWith(silentHorn);
  const page = await openPage(disk);
  server.always = { get: 'lost', update: 'lost' };
  page.store.dispatch(defectTextChanged({ key: 'horn', text: 'Only hums' }));
  page.store.dispatch(defectTextCommitted('horn'));
  await page.until(({ connection }) => connection === 'unreachable');
  server.current = repaired;
  server.always = {};
  const calls = server.log().length;
  page.retry();
  await page.until(({ checklist }) => checklist.entities.horn.isContested);
  const patchesSince = () =>
    server
      .log()
      .slice(calls)
      .filter((call) => call.startsWith('PATCH'));
  return { ...page, server, patchesSince };
}

describe("a change by the office that contradicts the driver's unsent description", () => {
  it("neither the driver's value nor the office's overwrites the other when they contradict each other, and submitting leads to the question about them", async () => {
    const { state, submit, patchesSince, server } = await contest();
    expect(state().checklist.entities.horn).toMatchObject({ value: false, text: 'Only hums' });
    expect(submit()).toBe('contested-horn');
    expect(patchesSince()).toEqual([]);
    expect(server.current).toMatchObject({ horn: true });
  });

  it("keeping the driver's value overwrites an office change that contradicts the driver's unsent description", async () => {
    const { store, settled, server } = await contest();
    store.dispatch(itemMarkedDefective('horn'));
    await settled();
    expect(server.current).toMatchObject({ horn: false, comments: [{ text: 'Only hums' }] });
  });

  it("accepting an office change that contradicts the driver's unsent description keeps the change without a call", async () => {
    const { store, settled, state, patchesSince } = await contest();
    store.dispatch(officeValueTaken('horn'));
    await settled();
    expect(state().checklist.entities.horn).toMatchObject({ value: true, isContested: false });
    expect(patchesSince()).toEqual([]);
  });

  it("after a reload, the form still asks about an office change that contradicts the driver's unsent description", async () => {
    const disk = openDisk();
    const { until, isSaved, stop, patchesSince } = await contest(disk);
    await until(isSaved);
    stop();
    const { state } = await openPage(disk);
    expect(state().checklist.entities.horn).toMatchObject({ value: false, isContested: true });
    expect(patchesSince()).toEqual([]);
  });
});

type Page = Awaited<ReturnType<typeof openPage>>;
type Server = ReturnType<typeof serverWith>;

async function tapGood({ store, until }: Page, server: Server) {
  server.always = { update: 'responseLost', get: 'lost' };
  store.dispatch(itemMarkedGood('horn'));
  await until(({ connection }) => connection === 'unreachable');
}

async function expectNoQuestion({ store, settled, state, retry }: Page, server: Server) {
  store.dispatch(itemMarkedDefective('horn'));
  server.always = {};
  retry();
  await settled();
  expect(state().checklist.entities.horn).toMatchObject({ value: false, isContested: false });
  expect(server.current).toMatchObject({ horn: false });
}

it('a tap that the server received does not count as an office change, even if the response was lost', async () => {
  const server = serverWith(silentHorn);
  const page = await openPage();
  await tapGood(page, server);
  await expectNoQuestion(page, server);
});

it('a tap that the server received before a reload does not count as an office change', async () => {
  const server = serverWith(silentHorn);
  const disk = openDisk();
  const earlier = await openPage(disk);
  await tapGood(earlier, server);
  await earlier.until(earlier.isSaved);
  earlier.stop();
  await expectNoQuestion(await openPage(disk), server);
});
