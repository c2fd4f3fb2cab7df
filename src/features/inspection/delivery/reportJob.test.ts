import { loggedIn, loggedOut } from '@/events/session';
import { checklistKeys, type ChecklistKey } from '@/contract/checklist';
import {
  defectTextChanged,
  defectTextCommitted,
  headerFieldChanged,
  itemCleared,
  itemMarkedDefective,
  itemMarkedGood,
  reportOpened,
} from '@/features/inspection/model/inspectionSlice';
import { session } from '@/testing/fixtures/account';
import { makeInspection } from '@/testing/fixtures/inspection';
import { createPhone, openDisk } from '@/testing/report/inspectionSetup';
import { reportPages } from '@/testing/report/reportPages';
import { fillIn, openReportStore } from '@/testing/report/reportStore';

const { serverWith, openPage, onEnd } = reportPages();

const hornComment = {
  vehicle_inspection: 17,
  key: 'horn',
  text: 'No sound',
  fixed: false,
};
const withDefect = { ...makeInspection(true, { horn: false }), comments: [hornComment] };
const allClear = makeInspection(true);
const needsRepair = headerFieldChanged({
  field: 'satisfactory_vehicle_condition',
  value: 'above_defects_need_correction',
});

describe('the first load of the report', () => {
  it("'Loaded existing inspection data' appears on the first load only", async () => {
    serverWith(allClear);
    const { toasts, store, until, state } = await openPage();
    expect(toasts()).toEqual(['Loaded existing inspection data']);
    store.dispatch(reportOpened({ announce: false }));
    await until(({ loading }) => loading.status === 'loaded');
    expect(toasts()).toEqual(['Loaded existing inspection data']);
    expect(state().header.values.date).toBe('2026-11-21');
  });

  it('a 404 for the current report leaves a blank form, without a toast', async () => {
    serverWith(null);
    const { state, toasts } = await openPage();
    expect(toasts()).toEqual([]);
    expect(state().report.status).toBe('none');
    expect(Object.values(state().checklist.entities).every(({ value }) => value === null)).toBe(
      true,
    );
  });

  it("a failed fetch shows 'Error fetching inspection data' and keeps the driver's entries", async () => {
    const server = serverWith(allClear);
    server.always.get = 500;
    const { state, store, toasts } = await openPage();
    expect(toasts()).toEqual(['Error fetching inspection data']);
    store.dispatch(itemMarkedDefective('horn'));
    store.dispatch(reportOpened({ announce: false }));
    expect(state().checklist.entities.horn.value).toBe(false);
  });

  it('unsent edits take precedence over the fetched report, field by field and item by item', async () => {
    const server = serverWith(allClear);
    const { state, store, until } = await openPage();
    store.dispatch(itemMarkedDefective('horn'));
    store.dispatch(headerFieldChanged({ field: 'carrier', value: 'Me' }));
    server.current = { ...allClear, address: 'Dock 9' };
    store.dispatch(reportOpened({ announce: false }));
    await until(({ header }) => header.values.address === 'Dock 9');
    expect(state().checklist.entities.horn.value).toBe(false);
    expect(state().checklist.entities.mirrors.value).toBe(true);
    expect(state().header.values).toMatchObject({ carrier: 'Me', truck_number: 'T-204' });
  });
});

describe('submitting the report', () => {
  it('a report with a defect is created with its comment once the driver has entered the description and the condition', async () => {
    const server = serverWith();
    const { store, submit, settled, toasts, state } = await openPage();
    fillIn(store, 'horn');
    store.dispatch(itemMarkedDefective('horn'));
    expect(submit()).toBe('defect-horn');
    store.dispatch(defectTextChanged({ key: 'horn', text: ' No sound ' }));
    expect(submit()).toBe('report-satisfactory_vehicle_condition');
    store.dispatch(needsRepair);
    submit();
    await settled();
    expect(server.created).toHaveLength(1);
    expect(server.created[0]?.comments).toEqual([
      { vehicle_inspection: null, key: 'horn', text: 'No sound', fixed: false },
    ]);
    expect(toasts()).toEqual(['Inspection saved successfully']);
    expect(state().report).toMatchObject({ status: 'loaded', id: 101 });
  });

  it('with another backend, an all-clear report without an id is created and not sent', async () => {
    const server = serverWith();
    const { store, submit, settled } = await openPage();
    fillIn(store);
    submit();
    await settled();
    expect(server.log()).toEqual([
      'GET current/inspection/',
      'POST create/inspection/',
      'GET current/inspection/',
    ]);
  });

  it('an unedited all-clear report with an id is sent without another create call, and leaves a blank form', async () => {
    const server = serverWith(allClear);
    const { submit, settled, state, until } = await openPage();
    submit();
    await until(({ sent }) => sent.length === 1);
    await settled();
    expect(server.log()).toEqual([
      'GET current/inspection/',
      'GET send/inspection/17/',
      'GET current/inspection/',
    ]);
    expect(server.sent).toHaveLength(1);
    expect(state().header.values.carrier).toBe('');
    expect(state().checklist.entities.horn.value).toBeNull();
  });

  it('an edited all-clear report with an id is created again and then sent with its new id', async () => {
    const server = serverWith(allClear);
    const { store, submit, until, toasts } = await openPage();
    store.dispatch(headerFieldChanged({ field: 'odometer_reading', value: '418300' }));
    submit();
    await until(({ sent }) => sent.length === 1);
    expect(server.log().slice(1, 4)).toEqual([
      'POST create/inspection/',
      'GET current/inspection/',
      'GET send/inspection/101/',
    ]);
    expect(server.sent[0]?.odometer_reading).toBe('418300');
    expect(toasts()).toContain('Inspection saved successfully');
  });

  it("a rejected submission shows 'Error saving inspection' and keeps the entries", async () => {
    const server = serverWith();
    server.always.create = 400;
    const { store, submit, until, toasts, state } = await openPage();
    fillIn(store);
    submit();
    await until(({ outbox }) => outbox.status === 'empty');
    expect(toasts()).toEqual(['Error saving inspection']);
    expect(state().header.values.carrier).toBe('Dana Miles');
    expect(state().checklist.entities.horn.value).toBe(true);
  });

  it('two quick presses create one report', async () => {
    const server = serverWith();
    const { store, submit, settled } = await openPage();
    fillIn(store);
    submit();
    submit();
    await settled();
    expect(server.created).toHaveLength(1);
  });

  it('entries made while the report is being sent remain on the form', async () => {
    serverWith();
    const { store, submit, until, state } = await openPage();
    fillIn(store);
    submit();
    await until(({ outbox }) => outbox.status === 'sending');
    store.dispatch(itemMarkedDefective('horn'));
    store.dispatch(defectTextChanged({ key: 'horn', text: 'Now broken' }));
    await until(({ report }) => report.status === 'loaded');
    expect(state().outbox.status).toBe('withdrawn');
    expect(state().checklist.entities.horn).toMatchObject({ value: false, text: 'Now broken' });
    expect(state().checklist.entities.mirrors.value).toBe(true);
  });
});

describe('a submission whose calls fail', () => {
  it('without a connection, a report waits, and it is created once the server responds again', async () => {
    const server = serverWith();
    const { store, submit, waiting, retry, settled, state, toasts } = await openPage();
    fillIn(store);
    server.always = { get: 'lost', create: 'lost' };
    submit();
    await waiting();
    expect(state().connection).toBe('unreachable');
    expect(toasts()).toEqual([]);
    server.always = {};
    retry();
    await settled();
    expect(server.created).toHaveLength(1);
    expect(toasts()).toEqual(['Inspection saved successfully']);
  });

  it('a report is created only once even if the response to its create call is lost', async () => {
    const server = serverWith();
    const { store, submit, waiting, retry, settled } = await openPage();
    fillIn(store, 'horn');
    store.dispatch(itemMarkedDefective('horn'));
    store.dispatch(defectTextChanged({ key: 'horn', text: 'No sound' }));
    store.dispatch(needsRepair);
    server.outcomes = ['responseLost'];
    submit();
    await waiting();
    retry();
    await settled();
    expect(server.created).toHaveLength(1);
  });

  it('a send call whose response was lost is not repeated if the server has no current report', async () => {
    const server = serverWith(allClear);
    const { submit, waiting, retry, until } = await openPage();
    server.outcomes = ['responseLost'];
    submit();
    await waiting();
    retry();
    await until(({ sent }) => sent.length === 1);
    expect(server.sent).toHaveLength(1);
  });

  it('after a 500, the next submission checks the current report before it creates the report', async () => {
    const server = serverWith();
    const { store, submit, until, settled, toasts } = await openPage();
    fillIn(store);
    server.always.create = 500;
    submit();
    await until(({ outbox }) => outbox.status === 'empty');
    expect(toasts()).toEqual(['Error saving inspection']);
    server.always = {};
    submit();
    await settled();
    expect(server.log().slice(-3)).toEqual([
      'GET current/inspection/',
      'POST create/inspection/',
      'GET current/inspection/',
    ]);
  });

  it('a waiting report survives a reload, and is then created', async () => {
    const server = serverWith();
    const disk = openDisk();
    const first = await openPage(disk);
    fillIn(first.store);
    server.always = { get: 'lost', create: 'lost' };
    first.submit();
    await first.waiting();
    await first.until(first.isSaved);
    first.stop();
    server.always = {};
    const second = openReportStore(createPhone(disk));
    onEnd(second.stop);
    await second.writable();
    second.store.dispatch(reportOpened({ announce: true }));
    await second.until(({ loading }) => loading.status === 'loaded');
    expect(server.created).toHaveLength(1);
    expect(second.toasts()).toEqual([
      'Inspection saved successfully',
      'Loaded existing inspection data',
    ]);
  });

  it("a waiting report is created only in its owner's session", async () => {
    const server = serverWith();
    const { store, submit, waiting, retry, until } = await openPage();
    fillIn(store);
    server.always = { get: 'lost', create: 'lost' };
    submit();
    await waiting();
    server.always = {};
    store.dispatch(loggedOut());
    store.dispatch(
      loggedIn({
        accessToken: 'other',
        refreshToken: 'other',
        user: { username: 'lee', email: 'lee@linehaul.test' },
      }),
    );
    await until(({ access }) => access.status === 'writable' && access.owner === 'lee');
    retry();
    expect(server.created).toHaveLength(0);
    store.dispatch(loggedOut());
    store.dispatch(loggedIn(session));
    await until(({ report }) => report.status === 'loaded');
    expect(server.created).toHaveLength(1);
    const posts = server.seen.filter(({ method }) => method === 'POST');
    expect(new Set(posts.map(({ token }) => token))).toEqual(new Set(['access-1']));
  });
});

describe('a tap on an item of a report with comments', () => {
  const lastBody = (server: ReturnType<typeof serverWith>) => {
    const patches = server.seen.filter(({ method }) => method === 'PATCH');
    return JSON.parse(patches[patches.length - 1]?.body ?? '{}') as object;
  };

  it("a tap patches the item's key with the complete list of comments, and then shows a toast", async () => {
    const server = serverWith(withDefect);
    const { store, settled, toasts, state } = await openPage();
    store.dispatch(itemMarkedGood('horn'));
    await settled();
    expect(lastBody(server)).toEqual({ comments: [{ ...hornComment, fixed: true }], horn: true });
    expect(toasts()).toEqual(['Loaded existing inspection data', 'Updated horn to good']);
    expect(state().checklist.entities.horn.value).toBe(true);
  });

  it('a new defect is sent in a PATCH when the driver leaves its description', async () => {
    const server = serverWith(withDefect);
    const { store, settled, toasts } = await openPage();
    store.dispatch(itemMarkedDefective('mirrors'));
    store.dispatch(defectTextChanged({ key: 'mirrors', text: 'Cracked' }));
    expect(server.log()).toHaveLength(1);
    store.dispatch(defectTextCommitted('mirrors'));
    await settled();
    expect(lastBody(server)).toEqual({
      comments: [
        hornComment,
        { vehicle_inspection: 17, key: 'mirrors', text: 'Cracked', fixed: false },
      ],
      mirrors: false,
    });
    expect(toasts()).toContain('Updated mirrors to defective');
  });

  it('the driver cannot clear an item of a saved report with comments', async () => {
    serverWith(withDefect);
    const { store, state } = await openPage();
    store.dispatch(itemCleared('mirrors'));
    expect(state().checklist.entities.mirrors.value).toBe(true);
  });

  it("a rejected patch shows 'Error updating {key}' and restores the item's earlier value", async () => {
    const server = serverWith(withDefect);
    server.always.update = 400;
    const { store, until, toasts, state } = await openPage();
    store.dispatch(itemMarkedGood('horn'));
    await until(({ patches }) => patches.length === 0);
    expect(toasts()).toContain('Error updating horn');
    expect(state().checklist.entities.horn).toMatchObject({ value: false, text: 'No sound' });
  });

  it("an item's latest value is queued while the server is unreachable, and is sent afterward", async () => {
    const server = serverWith(withDefect);
    server.always = { update: 'lost', get: 'lost' };
    const { store, until, retry, settled, state } = await openPage();
    expect(state().loading.status).toBe('failed');
    server.always = { update: 'lost' };
    retry();
    await until(({ report }) => report.status === 'loaded');
    store.dispatch(itemMarkedGood('horn'));
    await until(({ connection }) => connection === 'unreachable');
    store.dispatch(itemMarkedDefective('horn'));
    store.dispatch(itemMarkedGood('horn'));
    expect(state().patches).toEqual(['horn']);
    server.always = {};
    retry();
    await settled();
    expect(server.current?.horn).toBe(true);
    expect(server.current?.comments).toEqual([{ ...hornComment, fixed: true }]);
  });

  it('a report that a patch made all-clear is sent without another create call', async () => {
    const server = serverWith(withDefect);
    const { store, settled, submit, until } = await openPage();
    store.dispatch(itemMarkedGood('horn'));
    await settled();
    submit();
    await until(({ sent }) => sent.length === 1);
    expect(server.created).toHaveLength(0);
    expect(server.sent).toHaveLength(1);
  });

  it('patches of several items do not undo each other', async () => {
    const keys: ChecklistKey[] = checklistKeys.slice(0, 8);
    const defects = Object.fromEntries(keys.map((key) => [key, false]));
    const comments = keys.map((key) => ({ ...hornComment, key }));
    const server = serverWith({ ...makeInspection(true, defects), comments });
    const { store, settled } = await openPage();
    for (const key of keys) store.dispatch(itemMarkedGood(key));
    await settled();
    expect(server.current?.comments.every(({ fixed }) => fixed)).toBe(true);
    expect(keys.every((key) => server.current?.[key])).toBe(true);
  });
});
