import { setupServer } from 'msw/node';
import { defaultSettings } from '@/contract/settings';

/**
 * The API host in Jest. Only tests, stories and .storybook may import src/testing. Jest's fetch
 * needs an absolute address, so the host has one of its own.
 */
export const testSettings = { ...defaultSettings, apiHost: 'http://api.test' };

/** Of a page on Linehaul's own backend. */
export const fleetSettings = { ...testSettings, fleet: true };

/** The address of a contract call, for msw's `http.get(apiUrl(calls.me), …)`. */
export function apiUrl(path: string): string {
  return `${testSettings.apiHost}${path}`;
}

export const backend = setupServer();

/**
 * Call once at the top of a test file: calls without a handler are errors, and handlers last for
 * one test.
 */
export function startBackend(): void {
  beforeAll(() => backend.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => backend.resetHandlers());
  afterAll(() => backend.close());
}
