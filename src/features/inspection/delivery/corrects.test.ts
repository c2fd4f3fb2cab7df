import { toDeviceDateTime } from '@/contract/dates';
import {
  headerFieldChanged,
  newInspectionStarted,
} from '@/features/inspection/model/inspectionSlice';
import { makeInspection } from '@/testing/fixtures/inspection';
import { extendedSettings, testSettings } from '@/testing/msw/backend';
import { openDisk } from '@/testing/report/inspectionSetup';
import { reportPages } from '@/testing/report/reportPages';
import { fillIn } from '@/testing/report/reportStore';

const { serverWith, openPage } = reportPages();

/** A page with the driver's report 17 on its form. */
async function openLoaded(settings = extendedSettings) {
  const server = serverWith({ ...makeInspection(true), id: 17 });
  const page = await openPage(openDisk(), settings);
  const address = (value: string) =>
    page.store.dispatch(headerFieldChanged({ field: 'address', value }));
  /** What the create calls said that they correct. */
  const corrected = () =>
    server.seen
      .filter(({ method }) => method === 'POST')
      .map(({ body }) => (JSON.parse(body) as { corrects?: number }).corrects);
  return { server, ...page, address, corrected };
}

describe('what a report corrects', () => {
  it('a report that was edited on a loaded form names the report from which the form was loaded', async () => {
    const { address, submit, until, corrected } = await openLoaded();
    address('Gary, IN');
    expect(submit()).toBeNull();
    await until(({ sent }) => sent.length === 1);
    expect(corrected()).toEqual([17]);
  });

  it("a report of the form that 'New inspection' blanked names none", async () => {
    const { store, submit, until, corrected } = await openLoaded();
    store.dispatch(newInspectionStarted(toDeviceDateTime(new Date())));
    fillIn(store);
    expect(submit()).toBeNull();
    await until(({ sent }) => sent.length === 1);
    expect(corrected()).toEqual([undefined]);
  });

  it('a create call that got lost is made again with the same correction, even if the driver has edited the form since', async () => {
    const { server, address, submit, until, waiting, retry, corrected } = await openLoaded();
    server.next.create = ['lost', 'lost'];
    address('Gary, IN');
    submit();
    await waiting();
    retry();
    await until(() => server.next.create?.length === 0);
    await waiting();
    address('Elko, NV');
    await until(({ loading }) => loading.status === 'loaded');
    submit();
    await until(({ sent }) => sent.length === 1);
    expect(corrected()).toEqual([17, 17, 17]);
    expect(server.created.at(-1)?.address).toBe('Elko, NV');
  });

  it('a report to another backend names none', async () => {
    const { address, submit, until, server, corrected } = await openLoaded(testSettings);
    address('Gary, IN');
    expect(submit()).toBeNull();
    await until(() => server.created.length === 1);
    expect(corrected()).toEqual([undefined]);
  });
});
