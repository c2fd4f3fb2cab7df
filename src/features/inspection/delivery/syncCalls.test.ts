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
