import { makeInspection } from '@/testing/fixtures/inspection';
import { reportPages } from '@/testing/report/reportPages';
import { fillIn } from '@/testing/report/reportStore';
import { headerFieldChanged } from './inspectionSlice';
import { signOutTexts, signOutWarning } from './signOut';

const { serverWith, openPage } = reportPages();

test('drivers are asked before they sign out only if something is unsent', async () => {
  serverWith(makeInspection(true));
  const { store } = await openPage();
  expect(signOutWarning(store)).toBeNull();
  store.dispatch(headerFieldChanged({ field: 'truck_number', value: 'T-1' }));
  expect(signOutWarning(store)).toBe(signOutTexts.unsent);
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
