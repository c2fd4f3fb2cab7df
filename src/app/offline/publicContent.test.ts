import { calls, withId } from '@/contract/calls';
import { isPublicContent } from './publicContent';

describe("the service worker's cache", () => {
  it("the service worker's cache holds the services and the visitors' comments", () => {
    expect(isPublicContent('GET', calls.services)).toBe(true);
    expect(isPublicContent('GET', calls.comments)).toBe(true);
  });

  it("the service worker's cache never holds a response to an account call, an inspection call or the refresh", () => {
    const secret = [
      calls.me,
      calls.forgotPassword,
      calls.login,
      calls.refresh,
      calls.currentInspection,
      calls.createInspection,
      withId(calls.sendInspection, 17),
      withId(calls.updateInspection, 17),
    ];
    for (const path of secret) expect(isPublicContent('GET', path)).toBe(false);
  });

  it("the service worker's cache never holds the response to a call that sends data", () => {
    expect(isPublicContent('POST', calls.comments)).toBe(false);
  });
});
