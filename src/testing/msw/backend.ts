import { setupServer } from 'msw/node';
import { defaultSettings } from '@/contract/settings';

/**
 * The API host in Jest. Only tests, stories and .storybook may import src/testing. It is an
 * absolute address, which Jest's fetch needs.
 */
export const testSettings = { ...defaultSettings, apiHost: 'http://api.test' };

/** The settings of a page on Linehaul's own backend. */
export const extendedSettings = { ...testSettings, fleet: true };

/** The address of a contract call, for msw's `http.get(apiUrl(calls.me), …)`. */
export function apiUrl(path: string): string {
  return `${testSettings.apiHost}${path}`;
}

export const backend = setupServer();

/**
 * Call once at the top of a test file. Calls without a handler are errors, and handlers last for
 * one test.
 */
export function startBackend(): void {
  beforeAll(() => backend.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => backend.resetHandlers());
  afterAll(() => backend.close());
}
