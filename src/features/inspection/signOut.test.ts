import { headerFieldChanged, photoStored } from '@/features/inspection/model/inspectionSlice';
import { makeInspection } from '@/testing/fixtures/inspection';
import { hornPhoto } from '@/testing/fixtures/photos';
import { reportPages } from '@/testing/report/reportPages';
import { fillIn } from '@/testing/report/reportStore';
import { signOutTexts, signOutWarning } from './signOut';

const { serverWith, openPage } = reportPages();

test('the page asks drivers to confirm the sign-out only if something is unsent', async () => {
  serverWith(makeInspection(true));
  const { store } = await openPage();
  expect(store.dispatch(signOutWarning())).toBeNull();
  store.dispatch(headerFieldChanged({ field: 'truck_number', value: 'T-1' }));
  expect(store.dispatch(signOutWarning())).toBe(signOutTexts.unsent);
});

test('if a photo is unsent, the sign-out confirmation says that the last changes remain on the phone', async () => {
  serverWith(makeInspection(true));
  const { store } = await openPage();
  store.dispatch(photoStored({ ...hornPhoto, report: 17, status: 'waiting' }));
  expect(store.dispatch(signOutWarning())).toBe(signOutTexts.patches);
});

test('the sign-out confirmation says that a waiting report remains on the phone', async () => {
  const server = serverWith();
  const { store, submit, waiting } = await openPage();
  fillIn(store);
  server.always = { get: 'lost', create: 'lost' };
  submit();
  await waiting();
  expect(store.dispatch(signOutWarning())).toBe(signOutTexts.pending);
});
