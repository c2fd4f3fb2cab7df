import { announcements } from './syncCalls';

test.each([
  { payload: announcements.saved().payload, type: 'success' },
  { payload: announcements.loaded().payload, type: 'success' },
  { payload: announcements.updated('horn', true).payload, type: 'success' },
  { payload: announcements.saveFailed().payload, type: 'error' },
  { payload: announcements.fetchFailed().payload, type: 'error' },
  { payload: announcements.updateFailed('horn').payload, type: 'error' },
])("the message '$payload.text' has the type $type", ({ payload, type }) => {
  expect(payload.type).toBe(type);
});

test("'saved' and 'Error' are never shown together for one press, because the later replaces the earlier", () => {
  expect(announcements.saveFailed().payload.id).toBe(announcements.saved().payload.id);
});
