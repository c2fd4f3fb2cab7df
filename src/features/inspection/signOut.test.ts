import { headerFieldChanged, photoKept } from '@/features/inspection/model/inspectionSlice';
import { makeInspection } from '@/testing/fixtures/inspection';
import { hornPhoto } from '@/testing/fixtures/photos';
import { reportPages } from '@/testing/report/reportPages';
import { fillIn } from '@/testing/report/reportStore';
import { signOutTexts, signOutWarning } from './signOut';

const { serverWith, openPage } = reportPages();

test('drivers are asked before they sign out only if something is unsent', async () => {
  serverWith(makeInspection(true));
  const { store } = await openPage();
  expect(signOutWarning(store)).toBeNull();
  store.dispatch(headerFieldChanged({ field: 'truck_number', value: 'T-1' }));
  expect(signOutWarning(store)).toBe(signOutTexts.unsent);
});

test('a photo that was not sent stays, and the question says so', async () => {
  serverWith(makeInspection(true));
  const { store } = await openPage();
  store.dispatch(photoKept({ ...hornPhoto, report: 17, status: 'waiting' }));
  expect(signOutWarning(store)).toBe(signOutTexts.patches);
});

test('a waiting report stays, and the question says so', async () => {
  const server = serverWith();
  const { store, submit, waiting } = await openPage();
  fillIn(store);
  server.always = { get: 'lost', create: 'lost' };
  submit();
  await waiting();
  expect(signOutWarning(store)).toBe(signOutTexts.waiting);
});
