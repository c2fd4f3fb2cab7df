import { makeInspection } from '@/testing/fixtures/inspection';
import { reportPages } from '@/testing/reportPages';
import { fillIn } from '@/testing/reportStore';
import { headerFieldChanged } from './inspectionSlice';
import { signOutTexts, signOutWarning } from './signOut';

const { serverWith, openPage } = reportPages();

test('drivers are asked before they sign out only where something is not sent', async () => {
  serverWith(makeInspection(true));
  const { store } = await openPage();
  expect(signOutWarning(store)).toBeNull();
  store.dispatch(headerFieldChanged({ field: 'truck_number', value: 'T-1' }));
  expect(signOutWarning(store)).toBe(signOutTexts.unsent);
});

test('a report that waits stays, and the sentence says so', async () => {
  const server = serverWith();
  const { store, submit, waiting } = await openPage();
  fillIn(store);
  server.always = { get: 'lost', create: 'lost' };
  submit();
  await waiting();
  expect(signOutWarning(store)).toBe(signOutTexts.waiting);
});
